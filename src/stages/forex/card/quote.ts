// What a number of dollars costs in rupees: the rate of the moment, and what comes on top by the rules.
import {
  affordable,
  costOf,
  lrsLimit,
  withDeclared,
  type Cost,
  type Funding,
  type SentInYear,
} from '#src/features/exchange/cost/rules.ts'
import type { SellingRate } from '#src/features/exchange/service.ts'
import { add, dollars, rupees, type Money } from '#src/values/money.ts'
import { Refusal } from '#src/wire/problem.ts'
import { overLimit } from './contract.ts'
import { conversionAt } from './conversion/rules.ts'
import type { cardOrders } from './tables.ts'

type Order = typeof cardOrders.$inferSelect
export type Quote = Pick<
  Order,
  'rate' | 'rateSource' | 'rateAt' | 'converted' | 'fee' | 'gst' | 'tcs' | 'total' | 'sentInAll'
>
/** What they say was sent elsewhere, and what is known to have been paid here. */
type Remitted = { fundedBy: Funding; sentBefore: number; paid: SentInYear }

/** Nothing is charged besides the rate, which includes our margin. */
export const ownFee = rupees(0)

const isOverLimit = (before: SentInYear, amount: Money): boolean => add(before.received, amount).minor > lrsLimit.minor

export function quoteAt(selling: SellingRate, wanted: Remitted & { dollars: number }): Quote {
  const { rate } = selling
  const [amount, before] = [dollars(wanted.dollars), withDeclared(wanted.paid, rupees(wanted.sentBefore), rate)]
  if (isOverLimit(before, amount)) throw new Refusal(overLimit)
  const cost = costOf({ amount, rate, fee: ownFee, fundedBy: wanted.fundedBy, sentBefore: before.sent })
  return quoteOf(selling, cost, before)
}

/** The dollars that a sum in rupees buys by now; nothing where it buys none, or more than may leave India. */
export function quoteFor(
  selling: SellingRate,
  total: number,
  { fundedBy, sentBefore, paid }: Remitted,
): (Quote & { dollars: number }) | undefined {
  const { rate } = selling
  const before = withDeclared(paid, rupees(sentBefore), rate)
  const bought = affordable(rupees(total), { rate, fee: ownFee, fundedBy, sentBefore: before.sent })
  if (bought === undefined || isOverLimit(before, bought.amount)) return undefined
  const { amount, ...cost } = bought
  // Less than a cent is left: it is changed with the rest, so that every paisa is accounted for.
  const converted = rupees(cost.converted.minor + total - cost.total.minor)
  return { ...quoteOf(selling, { ...cost, converted, total: rupees(total) }, before), dollars: amount.minor }
}

const quoteOf = (selling: SellingRate, cost: Cost, before: SentInYear): Quote => ({
  ...conversionAt(selling, cost),
  sentInAll: before.sent.minor,
})
