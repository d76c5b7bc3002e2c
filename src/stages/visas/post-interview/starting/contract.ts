import { z } from 'zod'
import { problem } from '#src/wire/problem.ts'
import { studentRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import * as copy from './copy.ts'
import { mostRounds, reasons } from '#src/stages/visas/rounds/rules.ts'

export const notRefused = problem('visa-not-refused', 409, copy.notRefused)
export const roundBegun = problem('visa-round-begun', 409, copy.roundBegun)

/** Part of what is read after the interview. */
export const roundsView = z.object({
  /** Of the present application; the first is 1. */
  number: z.number().int(),
  canBeUndone: z.boolean(),
  /** The first of them first. */
  started: z.array(z.object({ number: z.number().int(), refusedAt: moment, startedAt: moment, why: z.enum(reasons) })),
})
export type RoundsView = z.infer<typeof roundsView>

const number = z.coerce.number().int().min(2).max(mostRounds)

export const roundsContract = {
  start: studentRoute('PUT', '/api/visas/rounds/{number}', {
    summary:
      'Opens the stage again after a refusal: the second application has number 2. Started twice, it is started once.',
    input: z.object({ number, why: z.enum(reasons) }),
    problems: [notRefused],
  }),
  undo: studentRoute('DELETE', '/api/visas/rounds/{number}', {
    summary: 'Takes a new application back while nothing is entered in it: all is as it was.',
    input: z.object({ number }),
    problems: [roundBegun],
  }),
}
