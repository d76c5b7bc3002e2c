import { z } from 'zod'

/** A date of a student's plan, as staff read it. */
export const planLine = z.object({
  thing: z.string(),
  name: z.string(),
  when: z.string(),
  limit: z.iso.date().nullable(),
  word: z.enum(['fits', 'tight', 'breaks', 'done']).nullable(),
  isEstimated: z.boolean(),
})
export type PlanLine = z.infer<typeof planLine>
