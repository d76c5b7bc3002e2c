import type { OfferView } from '../contract.ts'
import type { Terms } from '../rules.ts'

export const termsOf = (offer: OfferView): Terms => ({
  bank: offer.bid,
  rate: offer.rate_of_interest,
  rateKind: offer.rateKind,
  moratoriumMonths: offer.moratoriumMonths,
  instalments: offer.instalments,
  amount: offer.amount,
  fee: offer.fee,
})
