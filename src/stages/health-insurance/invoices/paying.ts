// Paying a bill by card, and what its payment means.
import { and, eq, isNull } from 'drizzle-orm'
import { leaveAttempt } from '#src/features/payments/attempts.ts'
import { openCardCheckout } from '#src/features/payments/checkouts.ts'
import type { PaidPayment } from '#src/features/payments/notices.ts'
import { notify } from '#src/features/notifications/notify.ts'
import type { Change } from '#src/platform/database/change.ts'
import { perHour } from '#src/platform/database/limits.ts'
import type { Call, House } from '#src/platform/house.ts'
import { people } from '#src/platform/identity/tables.ts'
import { dollars, formatMoney } from '#src/values/money.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import type { Nothing } from '#src/wire/shapes.ts'
import { tellBoth } from '../policies/telling.ts'
import { returnStray } from '../purchase/refunds.ts'
import { insuranceRequests } from '../purchase/tables.ts'
import { emailMissing, invoiceIsPaid, invoiceIsVoid } from './contract.ts'
import * as copy from './copy.ts'
import { insuranceInvoices } from './tables.ts'

export const invoicePage = '/health-insurance/pay-invoice'

/** The amount is the row's; what a browser says of it is not even read. */
export async function pay(call: Call, { invoice }: { invoice: string }): Promise<{ url: string }> {
  const { bill, planName, name, email } = await ownBill(call, invoice)
  if (bill.paidAt !== null) throw new Refusal(invoiceIsPaid)
  if (bill.voidedAt !== null) throw new Refusal(invoiceIsVoid)
  if (email === null) throw new Refusal(emailMissing)
  await call.limits.use(checkoutsOf(call.caller.id))
  const url = await openCardCheckout(call, {
    owner: call.caller.id,
    purpose: 'insurance-invoice',
    reference: bill.id,
    amount: dollars(bill.amount),
    payer: {
      title: copy.payerTitle(planName, bill.number),
      name,
      email,
      returnTo: call.settings.publicUrl + invoicePage,
      leaveTo: `${call.settings.publicUrl}${invoicePage}?left=${bill.id}`,
    },
  })
  await call.change(({ announce }) => announce(`person:${call.caller.id}`, 'journey', 'payments'))
  return { url }
}

export async function leave(call: Call, { invoice }: { invoice: string }): Promise<Nothing> {
  const { bill } = await ownBill(call, invoice)
  await leaveAttempt(call, { purpose: 'insurance-invoice', reference: bill.id })
  return {}
}

const checkoutsOf = (person: string) => perHour(`invoice-checkouts:${person}`, 60)

/** Somebody else's is answered like one that was never there. */
async function ownBill({ db, caller }: Call, invoice: string) {
  const [found] = await db
    .select({
      bill: insuranceInvoices,
      planName: insuranceRequests.planName,
      first: people.firstName,
      last: people.lastName,
      email: people.email,
    })
    .from(insuranceInvoices)
    .innerJoin(insuranceRequests, eq(insuranceRequests.id, insuranceInvoices.request))
    .innerJoin(people, eq(people.id, insuranceRequests.owner))
    .where(and(eq(insuranceInvoices.id, invoice), eq(insuranceRequests.owner, caller.id)))
  if (found === undefined) throw new Refusal(notFound)
  return { ...found, name: `${found.first} ${found.last}`.trim() }
}

/** Once, in the transaction that takes the notice. Paid on a page that was left open, after it was voided, it goes back. */
export async function confirmInvoice(change: Change, payment: PaidPayment, house: House): Promise<void> {
  const { owner, reference, paidAt, amount } = payment
  const paid = await change.tx
    .update(insuranceInvoices)
    .set({ paidAt })
    .where(
      and(eq(insuranceInvoices.id, reference), isNull(insuranceInvoices.paidAt), isNull(insuranceInvoices.voidedAt)),
    )
    .returning({ id: insuranceInvoices.id })
  if (paid.length === 0) return returnStray(change, house, payment, 'invoice')
  await notify(change, house, {
    to: owner,
    type: 'insurance',
    ...copy.messages.paid(formatMoney(dollars(amount))),
    href: invoicePage,
  })
  await tellBoth(change, owner)
}
