import { z } from 'zod'

/** What of a slip is stored sealed. */
export const slipSecret = z.object({ papers: z.string(), caseNumber: z.string() })
