import { z } from 'zod'
import { problem, invalidInput } from '#src/wire/problem.ts'
import { signedInRoute, studentRoute } from '#src/wire/route.ts'
import { moment, named, nothing } from '#src/wire/shapes.ts'
import { deskRoutes } from '#src/wire/desk-routes.ts'
import { factTyped } from '../dated-facts/contract.ts'
import * as copy from './days/rules.ts'
import { readFrom } from './days/rules.ts'
import { riskWords, studentsAtOnce } from './risks/rules.ts'
import * as deferralWords from './deferral/copy.ts'

export const intakeWrong = problem('plan-intake', 422, deferralWords.intakeWrong, 'intake')
export const deferredAlready = problem('plan-deferred-already', 409, deferralWords.deferredAlready)
export const undoOver = problem('plan-deferral-over', 409, deferralWords.undoOver)

/** Part of what is read of the plan; the first of them first. */
const deferralsView = z.array(
  z.object({
    number: z.number().int(),
    from: z.string(),
    to: z.string(),
    deferredAt: moment,
    canBeUndone: z.boolean(),
    /** What was known of the old term; without a day it was done. */
    days: z.array(z.object({ thing: z.string(), day: z.iso.date().nullable() })),
  }),
)
export type DeferralView = z.infer<typeof deferralsView>[number]

const number = z.coerce.number().int().min(1).max(100)

const deferralContract = {
  save: studentRoute('PUT', '/api/plan/deferrals/{number}', {
    summary:
      'Moves the start to a later intake: the first time has number 1. The dates of the old term become history.',
    input: z.object({ number, intake: z.string().max(40) }),
    problems: [intakeWrong, deferredAlready],
  }),
  undo: studentRoute('DELETE', '/api/plan/deferrals/{number}', {
    summary: 'Cancels a later start: the dates of the old term are in the plan again. Possible for a while.',
    input: z.object({ number }),
    problems: [undoOver],
  }),
}

const { get } = deskRoutes(['advisor', 'admin'])

const riskView = z.object({
  thing: z.string(),
  name: z.string(),
  when: z.string(),
  limit: z.iso.date(),
  isHard: z.boolean(),
  word: z.enum(riskWords),
  rule: z.object({ id: z.string(), words: z.string() }),
  todo: z.string().nullable(),
  isEstimated: z.boolean(),
})
export type RiskView = z.infer<typeof riskView>

const riskCard = z.object({
  student: named,
  /** Who leads them. */
  lead: named.nullable(),
  /** What is to be saved first, of what was asked for. */
  first: riskView,
  /** What else of theirs is at risk. */
  others: z.array(riskView),
})
export type RiskCard = z.infer<typeof riskCard>

const risksInput = z.object({
  search: z.string().max(200).default(''),
  /** Of an advisor by id, of who asks, or of nobody. */
  lead: z.union([z.enum(['anyone', 'me', 'nobody']), z.uuid()]).default('anyone'),
  rule: z.string().max(60).optional(),
  word: z.enum(riskWords).optional(),
  most: z.coerce.number<number>().int().min(1).max(studentsAtOnce).default(studentsAtOnce),
  /** Where the page before ended. */
  after: z
    .string()
    .regex(/^\d \d{4}-\d{2}-\d{2} \d [\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    .optional(),
})
export type WantedRisks = z.infer<typeof risksInput>

const risksView = z.object({
  /** When the plans were made last of whom there was news; null before the first time. */
  asOf: moment.nullable(),
  /** How many students were looked at, how many of them have such a date, and how many dates there are. */
  checked: z.number().int(),
  students: z.number().int(),
  count: z.number().int(),
  /** One a student, who has to be helped first before all others. */
  cards: z.array(riskCard),
  /** Where the next page goes on; null where there is none. */
  next: z.string().nullable(),
  /** The rules by which anything of these students is at risk, whatever else was asked for. */
  rules: z.array(z.object({ id: z.string(), words: z.string(), count: z.number().int() })),
})
export type RisksView = z.infer<typeof risksView>

const weekView = z.object({
  today: z.iso.date(),
  /** How many the caller leads. */
  students: z.number().int(),
  /** What waits for longer than it was promised is on its own day, before today. */
  days: z.array(
    z.object({
      day: z.iso.date(),
      items: z.array(
        z.object({
          id: z.string(),
          student: named,
          title: z.string(),
          word: z.enum(riskWords).nullable(),
          path: z.string(),
        }),
      ),
    }),
  ),
})
export type WeekView = z.infer<typeof weekView>

export const risksContract = {
  read: get('/api/desk/plans/risks', {
    summary:
      'Students with dates that break or are tight, one after the other with all of theirs: what breaks first, the soonest limit first, as of a minute ago. Who looked is noted.',
    topic: 'plan-risks',
    input: risksInput,
    answer: risksView,
  }),
  week: get('/api/desk/plans/week', {
    summary:
      'What of the students that the caller leads is due in the next seven days, day by day: their dates, and what waits for an answer. Who looked is noted.',
    topic: 'plan-risks',
    alsoOn: ['requests', 'student-files'],
    input: nothing,
    answer: weekView,
  }),
}

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
    summary: 'Marks something in the plan as done, or as not done.',
    input: z.object({ thing, isDone: z.boolean() }),
    problems: [thingUnknown, keptElsewhere],
    waits: true,
  }),
}

export const planContracts = { plan: planContract, planDeferrals: deferralContract, planRisks: risksContract }

const { post } = deskRoutes(['advisor', 'admin'])

const effectView = z.object({
  /** Whether dates of plans follow from this fact at all. */
  movesPlans: z.boolean(),
  count: z.number().int(),
  /** Those with the soonest dates. */
  students: z.array(z.object({ id: z.string(), name: z.string(), changes: z.array(z.string()) })),
})
export type EffectView = z.infer<typeof effectView>

export const effectContract = {
  read: post('/api/desk/facts/entries/{id}/effect', {
    summary: 'Whose plans would change, and how, if a fact said what is typed. Nothing is saved but who looked.',
    input: factTyped.extend({ id: z.string().max(200) }),
    answer: effectView,
    problems: [invalidInput],
  }),
}

export const effectContracts = { factEffect: effectContract }

/** A date of a student's plan, as staff read it. */
export const planLine = z.object({
  thing: z.string(),
  name: z.string(),
  when: z.string(),
  limit: z.iso.date().nullable(),
  word: z.enum(['fits', 'tight', 'breaks', 'done']).nullable(),
  isEstimated: z.boolean(),
})
export type PlanLine = z.infer<typeof planLine>
