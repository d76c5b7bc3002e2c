// In what order offers stand, and why one is recommended.
import { costOf, type Cost, type InStudy } from '../cost/rules.ts'

/** As it is made; rates and fees in hundredths of a percent, the amount in paise. */
export type Terms = {
  bank: string
  rate: number
  moratoriumMonths: number
  instalments: number
  amount: number
  fee: number
}

/** What the student moves: how long nothing is asked, up to what the bank gives, and what is paid meanwhile. */
export type Wishes = { moratoriumMonths: number; inStudy: InStudy }

export const costOfOffer = ({ rate, moratoriumMonths, instalments, amount, fee }: Terms, wishes?: Wishes): Cost =>
  costOf({
    disbursals: [{ month: 0, amount }],
    rate: rate / 100,
    moratoriumMonths: Math.min(wishes?.moratoriumMonths ?? moratoriumMonths, moratoriumMonths),
    instalments,
    inStudy: wishes?.inStudy ?? 'nothing',
    feePercent: fee / 100,
  })

/** For each rupee lent: offers are of different size. */
const dearness = (terms: Terms, wishes?: Wishes): number => costOfOffer(terms, wishes).total / terms.amount

/** The one that costs least for what was chosen: the reason stands beside it. */
export const recommendedOf = <Offer extends Terms>(offers: readonly Offer[], wishes?: Wishes): Offer | undefined =>
  offers.reduce<Offer | undefined>(
    (best, one) => (best === undefined || dearness(one, wishes) < dearness(best, wishes) ? one : best),
    undefined,
  )

export const orders = ['recommended', 'total', 'emi', 'rate', 'amount'] as const
export type Order = (typeof orders)[number]

/** Recommended first: the others by what they cost in all. */
export function ordered<Offer extends Terms>(offers: readonly Offer[], order: Order, wishes?: Wishes): Offer[] {
  const first = recommendedOf(offers, wishes)
  const by: Record<Order, (offer: Offer) => number> = {
    recommended: offer => (offer === first ? -1 : dearness(offer, wishes)),
    total: offer => costOfOffer(offer, wishes).total,
    emi: offer => costOfOffer(offer, wishes).emi,
    rate: ({ rate }) => rate,
    amount: ({ amount }) => -amount,
  }
  return offers.toSorted((one, other) => by[order](one) - by[order](other))
}
