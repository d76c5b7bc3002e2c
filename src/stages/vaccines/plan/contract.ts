import { z } from 'zod'
import { changedElsewhere, notFound, problem } from '#src/wire/problem.ts'
import { route, type FileAnswer } from '#src/wire/route.ts'
import { nothing } from '#src/wire/shapes.ts'
import * as copy from './copy.ts'

export const noFlight = problem('no-flight', 409, copy.noFlight)

export const vaccinePlanContract = {
  keep: route('PUT', '/api/vaccines/plan', {
    who: 'signed-in',
    summary: 'Keeps the plan for the flight as it is now. Another flight is another plan.',
    input: z.object({
      /** As it stood on the page: where the flight was changed meanwhile, it is another plan. */
      flight: z.string().max(20).optional(),
    }),
    answer: nothing,
    problems: [noFlight, changedElsewhere],
    waits: true,
  }),
  calendar: route('GET', '/api/vaccines/plan/calendar', {
    who: 'signed-in',
    summary: 'The doses to come as a calendar file, a day each.',
    input: nothing,
    answer: z.custom<FileAnswer>(),
    problems: [notFound],
    as: 'file',
  }),
}
