// What the platform itself answers.
import { z } from 'zod'
import { tooManyRequests } from '../wire/problem.ts'
import { openRoute, signedInRoute } from '../wire/route.ts'

const short = z.string().max(500)

export const platformContract = {
  events: signedInRoute('GET', '/api/events', {
    summary: 'The one event stream of a browser. Each event lists what to load again; it resumes from Last-Event-ID.',
    answer: z.array(z.string()),
    problems: [tooManyRequests],
    as: 'events',
  }),
  recordError: openRoute('POST', '/api/errors', {
    summary: 'Reports a page that failed to show. Personal data is removed before it is saved.',
    input: z.object({ message: z.string().max(2000), stack: z.string().max(8000), url: short }),
    bodyLimit: 16_384,
    hidesNumbers: true,
  }),
  recordEvent: openRoute('POST', '/api/analytics', {
    summary: 'Reports an event of use, without personal data.',
    input: z.object({
      name: z.string().regex(/^[a-z][a-z0-9_]{1,60}$/),
      properties: z.record(z.string().max(60), z.union([z.string().max(100), z.number(), z.boolean()])),
    }),
    bodyLimit: 4096,
    hidesNumbers: true,
  }),
}
