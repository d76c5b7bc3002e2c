import { z } from 'zod'
import { holder } from '#src/features/progress/contract.ts'
import { moment } from '#src/wire/shapes.ts'
import { loadedAtOnce, mostLoaded } from './rules.ts'

export const overviewInput = z.object({
  search: z.string().max(200).default(''),
  /** Of an advisor by id, of who asks, or of nobody. */
  lead: z.union([z.enum(['anyone', 'me', 'nobody']), z.uuid()]).default('anyone'),
  tag: z.string().max(200).default(''),
  most: z.coerce.number<number>().int().min(1).max(mostLoaded).default(loadedAtOnce),
})
export type Wanted = z.infer<typeof overviewInput>

export const cell = z.object({
  done: z.number().int(),
  steps: z.number().int(),
  hasBegun: z.boolean(),
  /** Who has the stage now, and since when. */
  has: holder.nullable(),
  since: moment.nullable(),
  /** With the student, and nothing happened for a week. */
  isStuck: z.boolean(),
  /** The nearest date of this week: a moment, or a day ('2026-11-21'). */
  due: z.object({ title: z.string(), when: z.string() }).nullable(),
})
