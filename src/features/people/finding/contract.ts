import { z } from 'zod'
import { moment } from '#src/wire/shapes.ts'

export const foundStudent = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  isGuest: z.boolean(),
  createdAt: moment,
  /** How many of their requests wait at the desk. */
  waiting: z.number().int(),
})
export type FoundStudent = z.infer<typeof foundStudent>
