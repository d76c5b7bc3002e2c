import { z } from 'zod'
import { route } from '../../../wire/route.ts'
import { nothing } from '../../../wire/shapes.ts'
import { earnings } from './rules.ts'

const lenderView = z.object({
  bank: z.string(),
  /** In hundredths of a percent. */
  rateFrom: z.number().int(),
  rateTo: z.number().int(),
  /** In months; null where there is none. */
  moratorium: z.number().int().nullable(),
  rebateAvailable: z.boolean(),
  marginMoney: z.string(),
  hiddenFees: z.string(),
  usuallyTakes: z.string(),
  /** Samples as well: a hint beside the box, never a reason not to send. */
  criteria: z.object({
    least: z.number(),
    most: z.number(),
    unsecuredMost: z.number().optional(),
    isUnsecuredOnly: z.literal(true).optional(),
    needsNoCoApplicant: z.literal(true).optional(),
    earnings: z.array(z.enum(earnings)),
  }),
  source: z.string(),
  asOf: z.iso.date(),
  isSample: z.boolean(),
})
export type LenderView = z.infer<typeof lenderView>

export const loanLendersContract = {
  compare: route('GET', '/api/loans/lenders', {
    who: 'signed-in',
    summary: 'The lenders side by side, as of a day and with the source.',
    input: nothing,
    answer: z.array(lenderView),
  }),
}
