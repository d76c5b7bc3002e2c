import { z } from 'zod'
import { moment } from '#src/wire/shapes.ts'
import { historyKinds } from './rules.ts'

export const actionView = z.object({
  id: z.string(),
  by: z.string().nullable(),
  /** The name of the action, and its words; of what it was about, where that is no person who is still here. */
  what: z.string(),
  words: z.string(),
  thing: z.string(),
  about: z.string(),
  /** The name of the person it was about. */
  aboutName: z.string().nullable(),
  detail: z.string(),
  at: moment,
})
export type ActionView = z.infer<typeof actionView>

export const chainView = z.discriminatedUnion('isWhole', [
  z.object({
    isWhole: z.literal(true),
    count: z.number().int(),
    /** The beginning of the last link, to be written down elsewhere. */
    head: z.string(),
  }),
  z.object({
    isWhole: z.literal(false),
    /** The first action that is not as it was noted. */
    number: z.number().int(),
    why: z.enum(['changed', 'removed', 'link-removed', 'replaced', 'cut-off']),
    at: moment.nullable(),
  }),
])
export type ChainView = z.infer<typeof chainView>

export const historyLine = z.object({
  at: moment,
  what: z.string(),
  /** Who did it, if it was not the student. */
  by: z.string().nullable(),
  kind: z.enum(historyKinds),
  /** Where the desk reads all of it. */
  path: z.string().nullable(),
  /** A paper that who asks may open. */
  file: z.object({ id: z.string(), name: z.string(), type: z.string(), bytes: z.number().int() }).nullable(),
})
export type HistoryLine = z.infer<typeof historyLine>

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
