// An insurance is ended: nothing more is asked for, and what was paid is to go back.
import { and, eq, inArray, isNotNull, notExists, or, sql } from 'drizzle-orm'
import type { PaidPayment } from '#src/features/payments/notices.ts'
import { payments } from '#src/features/payments/tables.ts'
import { requests } from '#src/features/desk-kit/tables.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/house.ts'
import type { Nothing } from '#src/wire/shapes.ts'
import { insuranceInvoices, insuranceRests } from '../invoices/tables.ts'
import { askForRefund } from '../purchase/refunds.ts'
import { insuranceRequests } from '../purchase/tables.ts'
import { markVoid, unpaidBills } from './billing.ts'
import * as copy from './copy.ts'
import { holdStanding, noteAndNotify, pages } from './actions.ts'

export const end = (call: Call, { id, reason }: { id: string; reason: string }): Promise<Nothing> =>
  call.change(async change => {
    const policy = await holdStanding(change, id)
    await change.tx.update(insuranceRequests).set({ cancelledAt: call.now() }).where(eq(insuranceRequests.id, id))
    await markVoid(change, call, await unpaidBills(change, id), 'cancelled')
    for (const payment of await paidFor(change, id)) {
      await askForRefund(change, call, payment, `${policy.request.planName} was ended`)
    }
    await noteAndNotify(change, call, policy, {
      what: 'insurance-ended',
      detail: `${policy.request.planName}: ${reason.slice(0, 200)}`,
      message: copy.messages.ended(policy.request.planName, reason),
      href: pages.purchase,
    })
    return {}
  })

/** The deposit and the bills, but what was asked back before: nothing is sent twice. */
async function paidFor({ tx }: Change, id: string): Promise<PaidPayment[]> {
  const bills = tx
    .select({ id: sql<string>`${insuranceInvoices.id}::text` })
    .from(insuranceInvoices)
    .where(eq(insuranceInvoices.request, id))
  const rests = tx
    .select({ id: sql<string>`${insuranceRests.id}::text` })
    .from(insuranceRests)
    .where(eq(insuranceRests.request, id))
  const rows = await tx
    .select()
    .from(payments)
    .where(
      and(
        isNotNull(payments.paidAt),
        or(
          and(eq(payments.purpose, 'insurance-deposit'), eq(payments.reference, id)),
          and(eq(payments.purpose, 'insurance-invoice'), inArray(payments.reference, bills)),
          and(eq(payments.purpose, 'insurance-rest'), inArray(payments.reference, rests)),
        ),
        notExists(
          tx
            .select({ id: requests.id })
            .from(requests)
            .where(and(eq(requests.kind, 'insurance-refund'), sql`${requests.subject} = ${payments.id}::text`)),
        ),
      ),
    )
  return rows.flatMap(row => (row.paidAt === null ? [] : [{ ...row, paidAt: row.paidAt }]))
}
