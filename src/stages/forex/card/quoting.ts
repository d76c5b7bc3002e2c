// What a number of dollars costs in rupees: the rate of the moment, and what comes on top by the rules.
import { affordable, costOf, freeOfTcs, type Cost, type Funding } from '#src/features/exchange/cost/rules.ts'
import type { SellingRate } from '#src/features/exchange/service.ts'
import { dollars, rupees } from '#src/values/money.ts'
import { invalidInput, Refusal } from '#src/wire/problem.ts'
import * as copy from './copy.ts'
import { overLimit } from './contract.ts'
import { mostInYear } from './rules.ts'
import type { cardOrders } from './tables.ts'

type Order = typeof cardOrders.$inferSelect
export type Quote = Pick<Order, 'rate' | 'rateSource' | 'rateAt' | 'converted' | 'fee' | 'gst' | 'tcs' | 'total'>
type Remitted = { fundedBy: Funding; panMark: string | null; sentInAll: number }
type Wanted = Remitted & { dollars: number }

/** Nothing is charged beside the rate, which bears our part. */
export const ownFee = rupees(0)

export function quoteAt(selling: SellingRate, { dollars: wanted, fundedBy, panMark, sentInAll }: Wanted): Quote {
  const asked = { rate: selling.rate, fee: ownFee, fundedBy, sentBefore: rupees(sentInAll) }
  const cost = costOf({ ...asked, amount: dollars(wanted) })
  const sent = sentInAll + cost.converted.minor
  if (sent > mostInYear(selling.rate)) throw new Refusal(overLimit)
  if (panMark === null && sent > freeOfTcs.minor) throw new Refusal(invalidInput, { remitterPan: copy.panNeeded })
  return quoteOf(selling, cost)
}

/** The dollars that a sum in rupees buys by now; nothing where it buys none, or more than may leave India. */
export function quoteFor(
  selling: SellingRate,
  total: number,
  { fundedBy, sentInAll }: Remitted,
): (Quote & { dollars: number }) | undefined {
  const asked = { rate: selling.rate, fee: ownFee, fundedBy, sentBefore: rupees(sentInAll) }
  const bought = affordable(rupees(total), asked)
  if (bought === undefined) return undefined
  const { amount, ...cost } = bought
  // Less than a cent is left: it is changed with the rest, so that every paisa is accounted for.
  const converted = rupees(cost.converted.minor + total - cost.total.minor)
  if (sentInAll + converted.minor > mostInYear(selling.rate)) return undefined
  return { ...quoteOf(selling, { ...cost, converted, total: rupees(total) }), dollars: amount.minor }
}

const quoteOf = ({ rate, source, collectedAt }: SellingRate, { converted, fee, gst, tcs, total }: Cost): Quote => ({
  rate,
  rateSource: source,
  rateAt: collectedAt,
  converted: converted.minor,
  fee: fee.minor,
  gst: gst.minor,
  tcs: tcs.minor,
  total: total.minor,
})
