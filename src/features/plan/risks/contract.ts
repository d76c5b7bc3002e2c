import { z } from 'zod'
import { deskRoutes } from '#src/wire/desk-routes.ts'
import { moment } from '#src/wire/shapes.ts'
import { riskWords } from './rules.ts'

const { get } = deskRoutes(['advisor', 'admin'])

const riskView = z.object({
  student: z.object({ id: z.string(), name: z.string() }),
  /** Who leads them. */
  lead: z.string().nullable(),
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

const risksView = z.object({
  now: moment,
  /** How many students were looked at, how many of them have such a date, and how many dates there are. */
  checked: z.number().int(),
  students: z.number().int(),
  count: z.number().int(),
  /** Those with the soonest limits. */
  risks: z.array(riskView),
  /** The rules by which anything is at risk, whatever was asked for. */
  rules: z.array(z.object({ id: z.string(), words: z.string(), count: z.number().int() })),
})
export type RisksView = z.infer<typeof risksView>

export const risksContract = {
  read: get('/api/desk/plans/risks', {
    summary:
      'Students with dates that break or are tight, the soonest hard limit first. Made on demand; who looked is noted.',
    topic: 'plan-risks',
    input: z.object({ rule: z.string().max(60).optional(), word: z.enum(riskWords).optional() }),
    answer: risksView,
  }),
}
