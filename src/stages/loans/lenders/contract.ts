import { z } from 'zod'
import { problem } from '#src/wire/problem.ts'
import { lenders } from '#src/values/lenders.ts'
import { signedInRoute, studentRoute } from '#src/wire/route.ts'
import * as copy from './copy.ts'
import { earnings } from './rules.ts'

export const lenderAccepted = problem('lender-accepted', 409, copy.sheet.accepted)

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
  compare: signedInRoute('GET', '/api/loans/lenders', {
    summary: 'The lenders side by side, as of a day and with the source.',
    topic: 'loans',
    answer: z.array(lenderView),
  }),
  takeBack: studentRoute('DELETE', '/api/loans/sendings/{bank}', {
    summary: 'Takes back the consent for one lender: it can’t open the application any more, and its offer ends.',
    input: z.object({ bank: z.enum(lenders) }),
    problems: [lenderAccepted],
  }),
}
