import { z } from 'zod'
import { invalidInput, notFound, problem, tooManyRequests } from '#src/wire/problem.ts'
import { signedInRoute } from '#src/wire/route.ts'
import { applicationBlocked } from '../blocking/contract.ts'
import { visas } from '../coverage/rules.ts'
import { billingCycles } from '../quote/rules.ts'
import * as copy from './copy.ts'
import { studyLevels } from './rules.ts'

export const planUnavailable = problem('plan-unavailable', 422, copy.required.planID, 'planID')
export const planRefused = problem('plan-refused', 409, copy.planRefused, 'planID')

const typed = z.string().max(40).default('')

const detailsView = z.object({
  universityID: z.string(),
  universityName: z.string(),
  visa: z.enum(visas),
  level: z.enum(studyLevels),
  /** Empty where it was not entered. */
  dob: z.string(),
  coverageStartDate: z.string(),
  numberOfMonths: z.string(),
  billingCycle: z.enum(billingCycles).nullable(),
  planID: z.string().nullable(),
})
export type DetailsView = z.infer<typeof detailsView>

export const detailsContract = {
  read: signedInRoute('GET', '/api/insurance/details', {
    summary: 'The details entered to see plans, and the plan that was chosen; null before the first.',
    topic: 'insurance',
    answer: detailsView.nullable(),
  }),
  save: signedInRoute('PUT', '/api/insurance/details', {
    summary: 'Sets the university, the visa and the start of coverage. Another visa or university resets the plan.',
    input: z.object({
      universityID: z.string().max(200).default(''),
      visa: z.enum(visas).default('F1'),
      level: z.enum(studyLevels).default('graduate'),
      dob: typed,
      coverageStartDate: typed,
      numberOfMonths: typed,
      billingCycle: z.enum(billingCycles).nullable().default(null),
    }),
    problems: [applicationBlocked, invalidInput, tooManyRequests],
  }),
  choose: signedInRoute('PUT', '/api/insurance/details/plan', {
    summary: "Chooses a plan of the student's university, and another visa where one is named.",
    input: z.object({ planID: z.string().max(100), visa: z.enum(visas).optional() }),
    problems: [applicationBlocked, notFound, planUnavailable, planRefused, tooManyRequests],
  }),
}
