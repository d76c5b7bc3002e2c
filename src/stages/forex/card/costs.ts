// What dollars on the card cost, and what was paid with them, for the ledger. Dollars that lie on the card are not spent.
import { and, asc, eq, inArray } from 'drizzle-orm'
import { purchasesOf } from '#src/features/card/ledger.ts'
import { cardTransfers } from '#src/features/card/tables.ts'
import { plainCost, type FoundCost } from '#src/features/money/rules.ts'
import type { CostSource } from '#src/features/money/paid.ts'
import { isCounted } from '#src/features/payments/counted.ts'
import { payments } from '#src/features/payments/tables.ts'
import { dayOf } from '#src/values/dates.ts'
import { dollars, rupees } from '#src/values/money.ts'
import { costWords as words } from './copy.ts'
import { isFunding, paymentsOf } from './orders.ts'
import { cardOrders } from './tables.ts'

export const cardCosts: CostSource = async ({ db }, { id: owner, zone }) => {
  const [funded, fees, purchases] = await Promise.all([
    db
      .select({ order: cardOrders, id: payments.id, paidAt: payments.paidAt })
      .from(payments)
      .innerJoin(cardOrders, paymentsOf)
      .where(and(isFunding, eq(payments.owner, owner), isCounted))
      .orderBy(asc(payments.paidAt)),
    db
      .select()
      .from(cardTransfers)
      .where(
        and(
          eq(cardTransfers.owner, owner),
          inArray(cardTransfers.what, ['sevis-fee', 'sevis-fee-returned', 'sevis-fee-charged']),
        ),
      )
      .orderBy(asc(cardTransfers.id)),
    purchasesOf(db, owner),
  ])
  // The purchase by which the fee site charged it is the fee, and no second payment.
  const ofFee = new Set(fees.filter(({ what }) => what === 'sevis-fee-charged').map(({ reference }) => reference))
  const on = (at: Temporal.Instant | null) => (at === null ? null : dayOf(at, zone).toString())
  const paid = { ...plainCost, isPaid: true, isFixed: true, origin: 'safar' } as const
  const conversion = funded.flatMap(({ order: { fee, gst, tcs }, id, paidAt }): FoundCost[] => [
    {
      ...paid,
      id: `conversion.${id}`,
      kind: 'conversion',
      what: words.conversion,
      payee: words.conversionPayee,
      amount: rupees(fee + gst),
      on: on(paidAt),
    },
    {
      ...paid,
      id: `tcs.${id}`,
      kind: 'tcs',
      what: words.tcs,
      payee: words.tcsPayee,
      amount: rupees(tcs),
      on: on(paidAt),
      back: { until: null, how: words.tcsBack },
    },
  ])
  // At the rate of the dollars that were bought last before.
  const rateAt = (at: Temporal.Instant) =>
    funded.findLast(({ paidAt }) => paidAt !== null && Temporal.Instant.compare(paidAt, at) <= 0)?.order.rate
  const paiseOf = (cents: number, at: Temporal.Instant) => {
    const rate = rateAt(at)
    return rate === undefined ? null : Math.round((cents * rate) / 10_000)
  }
  const returned = fees.filter(({ what }) => what === 'sevis-fee-returned').reduce((sum, { amount }) => sum + amount, 0)
  const spent = fees.filter(({ what }) => what === 'sevis-fee')
  // What a shop gave back is a row of its own, below nothing.
  const others = purchases.filter(({ id }) => !ofFee.has(id))
  const bought = others.map(({ id, merchant, cents, at }): FoundCost => ({
    ...paid,
    id: `purchase.${id}`,
    kind: 'purchase',
    what: cents < 0 ? words.gaveBack(merchant) : merchant,
    payee: merchant,
    amount: dollars(cents),
    paidPaise: paiseOf(cents, at),
    on: on(at),
  }))
  return [
    ...bought,
    ...conversion.filter(({ amount }) => amount !== null && amount.minor > 0),
    ...spent.map(({ id, amount, at }, index): FoundCost => {
      return {
        ...paid,
        id: `card.${id}`,
        kind: 'sevisFee',
        what: words.sevis,
        payee: words.sevisPayee,
        amount: dollars(amount),
        paidPaise: paiseOf(amount, at),
        on: on(at),
        // A fee is given back before another is paid: what came back is of the first ones.
        returned: Math.min(amount, Math.max(0, returned - index * amount)),
      }
    }),
  ]
}
