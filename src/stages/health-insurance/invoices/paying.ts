// What the payment of an invoice means.
import { and, eq, isNull } from 'drizzle-orm'
import type { PaidPayment } from '../../../features/payments/notices.ts'
import type { Change } from '../../../platform/database/change.ts'
import type { House } from '../../../platform/house.ts'
import { askForRefund } from '../purchase/refunds.ts'
import { insuranceInvoices } from './tables.ts'

/** Once, in the transaction that takes the notice. Paid on a page that was left open, after it was voided, it goes back. */
export async function confirmInvoice(change: Change, payment: PaidPayment, house: House): Promise<void> {
  const { owner, reference, paidAt } = payment
  const paid = await change.tx
    .update(insuranceInvoices)
    .set({ paidAt })
    .where(
      and(eq(insuranceInvoices.id, reference), isNull(insuranceInvoices.paidAt), isNull(insuranceInvoices.voidedAt)),
    )
    .returning({ id: insuranceInvoices.id })
  if (paid.length === 0) return askForRefund(change, house, payment, 'an invoice that does not stand')
  await change.announce(`person:${owner}`, 'journey', 'insurance')
  await change.announce('desk:underwriter', 'insurance')
}
