// What a loan is paid with, in its order: by the same rules as its cost. The day of the payout is not known yet, so
// months are counted from it.
import type { Payment } from '#src/features/payments/calendar/rules.ts'
import { rupees } from '#src/values/money.ts'
import * as copy from './copy.ts'
import { costOfOffer, type Terms, type Wishes } from '../rules.ts'

/** All that is paid comes to the total of the cost: what rounding leaves over is on the instalments. */
export function paymentDays(terms: Terms, wishes?: Wishes): Payment[] {
  const { fee, paidInStudy, emi, total } = costOfOffer(terms, wishes)
  const studying = Math.min(wishes?.moratoriumMonths ?? terms.moratoriumMonths, terms.moratoriumMonths)
  const instalments = total - fee - paidInStudy
  return [
    { when: copy.days.payout, what: copy.days.fee, amount: rupees(fee) },
    { when: copy.days.studying(studying), what: copy.days.inStudy, amount: rupees(paidInStudy) },
    {
      when: copy.days.emiFrom(studying + 1, studying + terms.instalments),
      what: copy.days.emi(terms.instalments, rupees(emi)),
      amount: rupees(instalments),
    },
  ].filter(({ amount }) => amount.minor > 0)
}
