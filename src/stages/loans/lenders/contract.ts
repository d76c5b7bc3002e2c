import { z } from 'zod'
import { route } from '../../../wire/route.ts'
import { nothing } from '../../../wire/shapes.ts'

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
