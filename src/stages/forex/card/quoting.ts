// What a number of dollars costs in rupees: the rate of the moment, and what comes on top by the rules.
import { costOf, type Funding } from '../../../features/exchange/cost/rules.ts'
import type { SellingRate } from '../../../features/exchange/service.ts'
import { dollars, rupees } from '../../../values/money.ts'
import { Refusal } from '../../../wire/problem.ts'
import { overLimit } from './contract.ts'
import { mostInYear } from './rules.ts'
import type { cardOrders } from './tables.ts'

type Order = typeof cardOrders.$inferSelect
export type Quote = Pick<Order, 'rate' | 'rateSource' | 'rateAt' | 'converted' | 'fee' | 'gst' | 'tcs' | 'total'>
type Wanted = { dollars: number; fundedBy: Funding; sentInAll: number }

/** Nothing is charged beside the rate, which bears our part. */
export const ownFee = rupees(0)

export function quoteAt({ rate, source, collectedAt }: SellingRate, wanted: Wanted): Quote {
  const { fundedBy, sentInAll } = wanted
  const amount = dollars(wanted.dollars)
  const { converted, gst, tcs, total } = costOf({ amount, rate, fee: ownFee, fundedBy, sentBefore: rupees(sentInAll) })
  if (sentInAll + converted.minor > mostInYear(rate)) throw new Refusal(overLimit)
  return {
    rate,
    rateSource: source,
    rateAt: collectedAt,
    converted: converted.minor,
    fee: ownFee.minor,
    gst: gst.minor,
    tcs: tcs.minor,
    total: total.minor,
  }
}
