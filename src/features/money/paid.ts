// What was paid through Safar: each payment that counts, whatever it was for. Dollars that were moved to the card are not
// spent yet: the card's own stage says what became of them.
import { and, asc, eq, ne } from 'drizzle-orm'
import { isCounted } from '#src/features/payments/counted.ts'
import type { Purpose } from '#src/features/payments/rules.ts'
import { refundsOf } from '#src/features/payments/refunds/reading.ts'
import { payments } from '#src/features/payments/tables.ts'
import type { Call } from '#src/platform/house.ts'
import { dayOf } from '#src/values/dates.ts'
import { money } from '#src/values/money.ts'
import type { CostKind } from './kinds/rules.ts'
import { paiseFor, plainCost, type Cost } from './rules.ts'

const kinds: Readonly<Record<Exclude<Purpose, 'card-funding'>, CostKind>> = {
  'insurance-deposit': 'insurance',
  'insurance-invoice': 'insurance',
  'insurance-rest': 'insurance',
  'attorney-call': 'attorney',
}

export async function paidCosts({ db, caller }: Pick<Call, 'db' | 'caller'>): Promise<Cost[]> {
  const [rows, refunds] = await Promise.all([
    db
      .select()
      .from(payments)
      .where(and(eq(payments.owner, caller.id), ne(payments.purpose, 'card-funding'), isCounted))
      .orderBy(asc(payments.paidAt)),
    refundsOf(db, caller.id),
  ])
  const sent = refunds.filter(
    ({ sentAt, failedAt, byHandAt }) => byHandAt !== null || (sentAt !== null && failedAt === null),
  )
  const returnedOf = (id: string) =>
    sent.filter(({ payment }) => payment === id).reduce((sum, { amount }) => sum + amount, 0)
  return rows.flatMap(({ id, purpose, payer, amount, currency, paidAt, paidRate }) => {
    if (purpose === 'card-funding' || paidAt === null) return []
    return {
      ...plainCost,
      id: `payment.${id}`,
      kind: kinds[purpose],
      what: payer.title,
      payee: 'Safar',
      amount: money(currency, amount),
      paidPaise: currency === 'INR' ? amount : paidRate === null ? null : paiseFor(amount, paidRate),
      on: dayOf(paidAt, caller.zone).toString(),
      isPaid: true,
      isFixed: true,
      returned: returnedOf(id),
      receipt: `/api/payments/${id}/receipt`,
      origin: 'safar',
    }
  })
}
