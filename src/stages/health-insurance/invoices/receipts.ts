// What stands on the receipts of an insurance: of a bill, of several in one payment, and of the deposit.
import { and, asc, eq } from 'drizzle-orm'
import { printedReceipt, type Receipt } from '#src/features/payments/receipts/print.ts'
import type { PaidFor } from '#src/features/payments/slots.ts'
import { payments } from '#src/features/payments/tables.ts'
import type { Call } from '#src/platform/services.ts'
import { formatDay } from '#src/values/dates.ts'
import { dollars, formatMoney } from '#src/values/money.ts'
import { foundIn, notFound, Refusal } from '#src/wire/problem.ts'
import type { FileAnswer } from '#src/wire/route.ts'
import { requestsWhere, universityName, nameIn, openApplication } from '../policies/current.ts'
import { insuranceRequests, insuranceInvoices } from '../tables.ts'
import * as copy from './copy.ts'
import { paysBill } from '../refunds/ended.ts'

export async function receipt(call: Call, { invoice }: { invoice: string }): Promise<FileAnswer> {
  const { bill, payment, paidAt } = await ownPaid(call, invoice)
  return printedReceipt(call, {
    ...(await receiptFor(call, bill.request, [bill])),
    payment: { ...payment, paidAt },
    amount: dollars(bill.amount),
    file: copy.receiptFile(bill.number),
  })
}

/** Of the payment for one bill or for several. */
export const billsReceipt: PaidFor['receipt'] = async (call, payment) => {
  const rows = await call.db
    .select({ bill: insuranceInvoices })
    .from(insuranceInvoices)
    .innerJoin(payments, and(paysBill, eq(payments.id, payment.id)))
    .orderBy(asc(insuranceInvoices.number))
  const first = foundIn(rows)
  return receiptFor(
    call,
    first.bill.request,
    rows.map(({ bill }) => bill),
  )
}

export const depositReceipt: PaidFor['receipt'] = async (call, { reference }) => {
  const { about, ...rest } = await receiptFor(call, reference, [])
  return { ...rest, about: [...about, [copy.receiptWords.part, copy.receiptWords.deposit]] }
}

type Bill = Pick<typeof insuranceInvoices.$inferSelect, 'number' | 'amount' | 'dueOn'>

async function receiptFor(call: Call, request: string, bills: readonly Bill[]): Promise<Receipt> {
  const [found] = await requestsWhere(
    call.db,
    and(eq(insuranceRequests.id, request), eq(insuranceRequests.owner, call.caller.id)),
  )
  if (found === undefined) throw new Refusal(notFound)
  const { plan } = found
  const { planName, coverageStart, coverageEnd } = found.request
  const billWords = ({ number, amount, dueOn }: Bill) =>
    bills.length === 1
      ? `Number ${number}, due on ${formatDay(dueOn)}`
      : `Number ${number}, due on ${formatDay(dueOn)}: ${formatMoney(dollars(amount))}`
  return {
    from: nameIn(await openApplication(call.vault, found.request)),
    about: [
      ['For', `${planName}, ${plan.insuranceCompany}`],
      ['University', universityName(found)],
      ['Coverage', `${formatDay(coverageStart)} to ${formatDay(coverageEnd)}`],
      ...bills.map(bill => ['Bill', billWords(bill)] as const),
    ],
    isSample: plan.sampleOf !== null,
  }
}

async function ownPaid({ db, caller }: Call, invoice: string) {
  const [found] = await db
    .select({ bill: insuranceInvoices, payment: payments })
    .from(insuranceInvoices)
    .innerJoin(insuranceRequests, eq(insuranceRequests.id, insuranceInvoices.request))
    // Another one that arrived for it goes back.
    .innerJoin(payments, and(paysBill, eq(payments.paidAt, insuranceInvoices.paidAt)))
    .where(and(eq(insuranceInvoices.id, invoice), eq(insuranceRequests.owner, caller.id)))
    .orderBy(asc(payments.id))
    .limit(1)
  if (found?.bill.paidAt == null) throw new Refusal(notFound)
  return { ...found, paidAt: found.bill.paidAt }
}
