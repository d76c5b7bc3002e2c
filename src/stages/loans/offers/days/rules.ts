// What a loan is paid with, in its order: by the same rules as its cost. The day of the payout is not known yet, so
// months are counted from it.
import type { Payment } from '#src/features/payments/calendar/rules.ts'
import { formatMoney, rupees } from '#src/values/money.ts'
import { rateKindUnknown, rateKindWords } from '../copy.ts'
import * as copy from './copy.ts'
import { costOfOffer, type Terms, type Wishes } from '../rules.ts'

/** What is accepted, whatever somebody tried with the sliders. */
export function statedTerms(terms: Terms, wishes?: Wishes): readonly (readonly [string, string])[] {
  const { stated } = copy
  const { emi, fee, total } = costOfOffer(terms, wishes)
  const inRupees = (paise: number) => formatMoney(rupees(paise))
  const kind = terms.rateKind == null ? rateKindUnknown : rateKindWords[terms.rateKind]
  return [
    [stated.amount, inRupees(terms.amount)],
    [stated.rate, stated.rateWords((terms.rate / 100).toFixed(2), kind)],
    [stated.tenure, stated.tenureWords(terms.moratoriumMonths, terms.instalments)],
    [stated.emi, inRupees(emi)],
    [stated.fee, inRupees(fee)],
    [stated.total, inRupees(total)],
  ]
}

/** All that is paid comes to the total of the cost: what rounding leaves over is on the instalments, which then are about equal. */
export function paymentDays(terms: Terms, wishes?: Wishes): Payment[] {
  const { fee, paidInStudy, emi, total } = costOfOffer(terms, wishes)
  const studying = Math.min(wishes?.moratoriumMonths ?? terms.moratoriumMonths, terms.moratoriumMonths)
  const instalments = total - fee - paidInStudy
  return [
    { when: copy.days.payout, what: copy.days.fee, amount: rupees(fee) },
    { when: copy.days.studying(studying), what: copy.days.inStudy, amount: rupees(paidInStudy) },
    {
      when: copy.days.emiFrom(studying + 1, studying + terms.instalments),
      what: copy.days.emi(terms.instalments, rupees(emi), emi * terms.instalments === instalments),
      amount: rupees(instalments),
    },
  ].filter(({ amount }) => amount.minor > 0)
}
