import { z } from 'zod'
import { moment } from '#src/wire/shapes.ts'

export const openingView = z.object({
  id: z.string(),
  /** Their first name; null for somebody who has left. */
  who: z.string().nullable(),
  /** What they are in our team, in words. */
  roles: z.array(z.string()),
  what: z.string(),
  at: moment,
})
export type OpeningView = z.infer<typeof openingView>
