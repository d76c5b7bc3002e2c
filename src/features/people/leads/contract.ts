import { z } from 'zod'
import { moment } from '#src/wire/shapes.ts'

export const named = z.object({ id: z.string(), name: z.string() })

export const fileView = z.object({
  /** With who assigned them, and when. */
  lead: named.extend({ since: moment, by: z.string().nullable() }).nullable(),
  tags: z.array(z.string()),
})
export type FileView = z.infer<typeof fileView>
