// What became dollars on the card, for the meters of TCS and of the yearly limit.
import { and, asc, eq } from 'drizzle-orm'
import { centsFor, financialYearOf } from '#src/features/exchange/cost/rules.ts'
import { readProfileOf } from '#src/features/passport-profile/stored.ts'
import type { SentSource } from '#src/features/money/paid.ts'
import { isCounted } from '#src/features/payments/counted.ts'
import { payments } from '#src/features/payments/tables.ts'
import { dayOf } from '#src/values/dates.ts'
import { barePan } from '#src/values/indian-identifiers.ts'
import { isFunding, panMarkOf, paymentsOf } from './orders.ts'
import { cardOrders } from './tables.ts'

/** By the rupees that became dollars, not by what was paid with GST and TCS on top. */
export const sentByCard: SentSource = async ({ db, vault }, { id: owner }) => {
  const rows = await db
    .select({ id: payments.id, paidAt: payments.paidAt, order: cardOrders })
    .from(payments)
    .innerJoin(cardOrders, paymentsOf)
    .where(and(isFunding, eq(payments.owner, owner), isCounted))
    .orderBy(asc(payments.paidAt), asc(payments.id))
  const own = barePan((await readProfileOf({ vault }, db, owner)).facts.pan ?? '')
  const paid = await Promise.all(
    rows.map(async ({ id, paidAt, order }) => {
      if (paidAt === null) return []
      const pan = order.sealedPan === null ? own : barePan(await vault.open(owner, order.sealedPan))
      return { id, paidAt, order, pan: pan === own ? null : { mark: panMarkOf(vault, pan), ending: pan.slice(-4) } }
    }),
  ).then(all => all.flat())
  const card = paid.map(({ id, paidAt, order, pan }) => ({
    id,
    pan,
    day: dayOf(paidAt).toString(),
    paise: order.converted,
    cents: order.dollars,
    kind: order.fundedBy,
    tcs: order.tcs,
  }))
  const years = Map.groupBy(
    paid.map(({ order, pan }) => ({
      pan,
      // The year that it was declared for: an order of March may be paid in April.
      year: financialYearOf(dayOf(order.createdAt)).toString(),
      paise: order.sentBefore,
      cents: centsFor(order.sentBefore, order.rate),
    })),
    ({ pan, year }) => `${year} ${pan?.mark}`,
  )
  const declared = [...years.values()].flatMap(all => all.at(-1) ?? []).filter(({ paise }) => paise > 0)
  return { card, declared }
}
