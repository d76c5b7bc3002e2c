import { z } from 'zod'

/** How a refusal looks, whatever is refused. */
export const refusal = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})
