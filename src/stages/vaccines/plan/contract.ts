import { z } from 'zod'
import { calendarFile } from '#src/wire/files.ts'
import { changedElsewhere, notFound, problem } from '#src/wire/problem.ts'
import { signedInRoute } from '#src/wire/route.ts'
import * as copy from './copy.ts'

export const noFlight = problem('no-flight', 409, copy.noFlight)

export const vaccinePlanContract = {
  keep: signedInRoute('PUT', '/api/vaccines/plan', {
    summary: 'Saves the plan for the current flight. Another flight needs another plan.',
    input: z.object({
      /** As it stood on the page: where the flight was changed meanwhile, it is another plan. */
      flight: z.string().max(20).optional(),
    }),
    problems: [noFlight, changedElsewhere],
    waits: true,
  }),
  calendar: signedInRoute('GET', '/api/vaccines/plan/calendar', {
    summary: 'The coming doses as a calendar file, one day each.',
    problems: [notFound],
    ...calendarFile,
  }),
}
