// Between which accounts money moves, and what for.

/**
 * The student's card, and the accounts of Safar: rupees come in at 'razorpay' and are due to 'exchange' (for the
 * dollars), 'fee', 'gst' and 'tcs'; dollars come from 'exchange' and go to 'sevis-fee' and
 * to 'merchants', and come back from there.
 */
export const accounts = ['card', 'razorpay', 'exchange', 'fee', 'gst', 'tcs', 'sevis-fee', 'merchants'] as const
export type Account = (typeof accounts)[number]

export const kinds = [
  'exchanged',
  'fee',
  'gst',
  'tcs',
  'funded',
  'sevis-fee',
  'sevis-fee-returned',
  'sevis-fee-charged',
  'purchase',
  'purchase-refund',
] as const
export type Kind = (typeof kinds)[number]

type Way = { debit: Account; credit: Account; currency: 'INR' | 'USD' }

/** What each kind of movement takes from where, and brings to where. */
export const ways = {
  exchanged: { debit: 'razorpay', credit: 'exchange', currency: 'INR' },
  fee: { debit: 'razorpay', credit: 'fee', currency: 'INR' },
  gst: { debit: 'razorpay', credit: 'gst', currency: 'INR' },
  tcs: { debit: 'razorpay', credit: 'tcs', currency: 'INR' },
  funded: { debit: 'exchange', credit: 'card', currency: 'USD' },
  'sevis-fee': { debit: 'card', credit: 'sevis-fee', currency: 'USD' },
  'sevis-fee-returned': { debit: 'sevis-fee', credit: 'card', currency: 'USD' },
  /** The merchant took what had been put aside for the fee: the card itself is not touched again. */
  'sevis-fee-charged': { debit: 'sevis-fee', credit: 'merchants', currency: 'USD' },
  purchase: { debit: 'card', credit: 'merchants', currency: 'USD' },
  'purchase-refund': { debit: 'merchants', credit: 'card', currency: 'USD' },
} as const satisfies Record<Kind, Way>
