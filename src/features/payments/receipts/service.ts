import { and, eq } from 'drizzle-orm'
import type { Call } from '#src/platform/services.ts'
import { dayOf } from '#src/values/dates.ts'
import { money } from '#src/values/money.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import type { FileAnswer } from '#src/wire/route.ts'
import { payments } from '../tables.ts'
import { receipt as words } from './copy.ts'
import { purposeOf, type PaidFor } from '../slots.ts'
import { printedReceipt } from './print.ts'

/** Of money that arrived, for its owner; somebody else’s is answered like one that was never there. */
export async function receipt(call: Call, purposes: readonly PaidFor[], id: string): Promise<FileAnswer> {
  const [payment] = await call.db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.owner, call.caller.id)))
  if (payment?.paidAt == null) throw new Refusal(notFound)
  const paid = { ...payment, paidAt: payment.paidAt }
  return printedReceipt(call, {
    ...(await purposeOf(purposes, payment.purpose).receipt(call, paid)),
    payment: paid,
    amount: money(payment.currency, payment.amount),
    file: words.file(dayOf(paid.paidAt).toString()),
  })
}
