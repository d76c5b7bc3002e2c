// What a number of dollars costs in rupees: the rate of the moment, and what comes on top by the rules.
import { affordable, costOf, type Cost, type Funding } from '#src/features/exchange/cost/rules.ts'
import type { SellingRate } from '#src/features/exchange/service.ts'
import { dollars, rupees } from '#src/values/money.ts'
import { Refusal } from '#src/wire/problem.ts'
import { overLimit } from './contract.ts'
import type { Paid } from './limits.ts'
import { mostInYear } from './rules.ts'
import type { cardOrders } from './tables.ts'

type Order = typeof cardOrders.$inferSelect
export type Quote = Pick<
  Order,
  'rate' | 'rateSource' | 'rateAt' | 'converted' | 'fee' | 'gst' | 'tcs' | 'total' | 'sentInAll'
>
/** What they say was sent elsewhere, and what is known to have been paid here. */
type Remitted = { fundedBy: Funding; sentBefore: number; paid: Paid }

/** Nothing is charged beside the rate, which bears our part. */
export const ownFee = rupees(0)

/** The tax by what this account paid and declared, the limit by what all accounts paid on the PAN. */
const sentIn = ({ sentBefore, paid }: Remitted) => ({
  forTcs: sentBefore + paid.here,
  forLimit: sentBefore + paid.onPan,
})

export function quoteAt(selling: SellingRate, wanted: Remitted & { dollars: number }): Quote {
  const { forTcs, forLimit } = sentIn(wanted)
  const asked = { rate: selling.rate, fee: ownFee, fundedBy: wanted.fundedBy, sentBefore: rupees(forTcs) }
  const cost = costOf({ ...asked, amount: dollars(wanted.dollars) })
  if (forLimit + cost.converted.minor > mostInYear(selling.rate)) throw new Refusal(overLimit)
  return quoteOf(selling, cost, forTcs)
}

/** The dollars that a sum in rupees buys by now; nothing where it buys none, or more than may leave India. */
export function quoteFor(
  selling: SellingRate,
  total: number,
  remitted: Remitted,
): (Quote & { dollars: number }) | undefined {
  const { forTcs, forLimit } = sentIn(remitted)
  const asked = { rate: selling.rate, fee: ownFee, fundedBy: remitted.fundedBy, sentBefore: rupees(forTcs) }
  const bought = affordable(rupees(total), asked)
  if (bought === undefined) return undefined
  const { amount, ...cost } = bought
  // Less than a cent is left: it is changed with the rest, so that every paisa is accounted for.
  const converted = rupees(cost.converted.minor + total - cost.total.minor)
  if (forLimit + converted.minor > mostInYear(selling.rate)) return undefined
  return { ...quoteOf(selling, { ...cost, converted, total: rupees(total) }, forTcs), dollars: amount.minor }
}

const quoteOf = (
  { rate, source, collectedAt }: SellingRate,
  { converted, fee, gst, tcs, total }: Cost,
  sentInAll: number,
): Quote => ({
  sentInAll,
  rate,
  rateSource: source,
  rateAt: collectedAt,
  converted: converted.minor,
  fee: fee.minor,
  gst: gst.minor,
  tcs: tcs.minor,
  total: total.minor,
})
