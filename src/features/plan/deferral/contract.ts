import { z } from 'zod'
import { problem } from '#src/wire/problem.ts'
import { studentRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import * as copy from './copy.ts'

export const intakeWrong = problem('plan-intake', 422, copy.intakeWrong, 'intake')
export const deferredAlready = problem('plan-deferred-already', 409, copy.deferredAlready)
export const undoOver = problem('plan-deferral-over', 409, copy.undoOver)

/** Part of what is read of the plan; the first of them first. */
export const deferralsView = z.array(
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

export const deferralContract = {
  save: studentRoute('PUT', '/api/plan/deferrals/{number}', {
    summary:
      'Moves the start to a later intake: the first time has number 1. The dates of the old term become history.',
    input: z.object({ number, intake: z.string().max(40) }),
    problems: [intakeWrong, deferredAlready],
  }),
  undo: studentRoute('DELETE', '/api/plan/deferrals/{number}', {
    summary: 'Takes a later start back for a while: the dates of the old term are in the plan again.',
    input: z.object({ number }),
    problems: [undoOver],
  }),
}
