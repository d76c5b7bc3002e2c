import { z } from 'zod'
import { problem } from '#src/wire/problem.ts'
import { signedInRoute, studentRoute } from '#src/wire/route.ts'
import { moment, nothing } from '#src/wire/shapes.ts'
import * as copy from './days/copy.ts'
import { risksContract } from './risks/contract.ts'
import { readFrom } from './days/rules.ts'
import { deferralContract, deferralsView } from './deferral/contract.ts'

export const thingUnknown = problem('plan-date-unknown', 404, copy.thingUnknown)
export const keptElsewhere = problem('plan-date-kept-elsewhere', 409, copy.keptElsewhere)
export const dayWrong = problem('plan-day', 422, copy.dayRequired, 'day')

const planDay = z.object({
  thing: z.string(),
  day: z.iso.date().nullable(),
  readFrom: z.enum(readFrom),
  doneAt: moment.nullable(),
})

const planDaysView = z.object({ days: z.array(planDay), deferrals: deferralsView })
export type PlanDaysView = z.infer<typeof planDaysView>

const thing = z.string().min(1).max(60)

export const planContract = {
  read: signedInRoute('GET', '/api/plan/days', {
    summary: 'The days that the student gave for the plan, and what is done. Steps and the profile have the others.',
    topic: 'plan',
    input: nothing,
    answer: planDaysView,
  }),
  give: studentRoute('PUT', '/api/plan/days/{thing}', {
    summary: 'Gives the day of one date of the plan; null where it is not known yet.',
    input: z.object({ thing, day: z.string().max(20).nullable(), readFrom: z.enum(readFrom).default('typed') }),
    problems: [thingUnknown, keptElsewhere, dayWrong],
  }),
  markDone: studentRoute('PUT', '/api/plan/done/{thing}', {
    summary: 'Says that something of the plan is done, or that it is not.',
    input: z.object({ thing, isDone: z.boolean() }),
    problems: [thingUnknown, keptElsewhere],
    waits: true,
  }),
}

export const planContracts = { plan: planContract, planDeferrals: deferralContract, planRisks: risksContract }
