// What the platform itself answers.
import { z } from 'zod'
import { tooManyRequests } from '../wire/problem.ts'
import { openRoute, signedInRoute } from '../wire/route.ts'

const short = z.string().max(500)

export const platformContract = {
  events: signedInRoute('GET', '/api/events', {
    summary:
      'The one event stream of a browser. Each event lists what to look at again; it resumes from Last-Event-ID.',
    answer: z.array(z.string()),
    problems: [tooManyRequests],
    as: 'events',
  }),
  recordError: openRoute('POST', '/api/errors', {
    summary: 'A page that failed to show says so. Personal data is taken out before it is kept.',
    input: z.object({ message: z.string().max(2000), stack: z.string().max(8000), url: short }),
    bodyLimit: 16_384,
    hidesNumbers: true,
  }),
  recordEvent: openRoute('POST', '/api/analytics', {
    summary: 'An event of use, without personal data.',
    input: z.object({
      name: z.string().regex(/^[a-z][a-z0-9_]{1,60}$/),
      properties: z.record(z.string().max(60), z.union([z.string().max(100), z.number(), z.boolean()])),
    }),
    bodyLimit: 4096,
    hidesNumbers: true,
  }),
}
