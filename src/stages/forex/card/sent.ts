// What became dollars on the card, for the meters of TCS and of the yearly limit.
import { and, asc, eq } from 'drizzle-orm'
import { centsFor, financialYearOf } from '#src/features/exchange/cost/rules.ts'
import { readProfile } from '#src/features/passport-profile/stored.ts'
import type { RemittancesView } from '#src/features/money/remittances/contract.ts'
import { panEnding } from '#src/features/money/remittances/copy.ts'
import { keyOf, named as holderNamed, you } from '#src/features/money/remittances/holders/rules.ts'
import { isCounted } from '#src/features/payments/counted.ts'
import { payments } from '#src/features/payments/tables.ts'
import type { Call } from '#src/platform/services.ts'
import { dayOf } from '#src/values/dates.ts'
import { barePan } from '#src/values/indian-identifiers.ts'
import { isFunding, paymentsOf } from './orders.ts'
import { cardOrders } from './tables.ts'

/** By the rupees that became dollars, not by what was paid with GST and TCS on top. */
export async function sentByCard(call: Call): Promise<Pick<RemittancesView, 'card' | 'declared'>> {
  const { db, caller, vault } = call
  const rows = await db
    .select({ id: payments.id, paidAt: payments.paidAt, order: cardOrders })
    .from(payments)
    .innerJoin(cardOrders, paymentsOf)
    .where(and(isFunding, eq(payments.owner, caller.id), isCounted))
    .orderBy(asc(payments.paidAt), asc(payments.id))
  const own = (await readProfile(call, db)).facts.pan ?? ''
  const named = await Promise.all(
    rows.map(async ({ order, ...row }) => {
      const pan = order.sealedPan === null ? own : await vault.open(caller.id, order.sealedPan)
      return { ...row, order, holder: barePan(pan) === barePan(own) ? you : holderNamed(panEnding(pan)) }
    }),
  )
  const card = named.flatMap(({ id, paidAt, order, holder }) =>
    paidAt === null
      ? []
      : [
          {
            id,
            holder,
            day: dayOf(paidAt).toString(),
            paise: order.converted,
            cents: order.dollars,
            kind: order.fundedBy,
            tcs: order.tcs,
          },
        ],
  )
  const years = Map.groupBy(
    named.flatMap(({ paidAt, order, holder }) =>
      paidAt === null
        ? []
        : {
            holder,
            // The year that it was declared for: an order of March may be paid in April.
            year: financialYearOf(dayOf(order.createdAt)).toString(),
            paise: order.sentBefore,
            cents: centsFor(order.sentBefore, order.rate),
          },
    ),
    ({ holder, year }) => `${year} ${keyOf(holder)}`,
  )
  const declared = [...years.values()].flatMap(all => all.at(-1) ?? []).filter(({ paise }) => paise > 0)
  return { card, declared }
}
