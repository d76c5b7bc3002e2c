// What is left to pay, as its student reads it.
import { insuranceDeposit } from '../quote/rules.ts'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { payments } from '#src/features/payments/tables.ts'
import { momentOf } from '#src/journey/moments.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { ownPolicy, type Policy } from '../policies/current.ts'
import type { BillView, InvoicesView } from './contract.ts'
import { paysBill } from '../refunds/ended.ts'
import { billStateOf, paidAndLeft } from './rules.ts'
import { insuranceInvoices } from '../tables.ts'

export { leave, pay, payRest } from './payment.ts'
export { receipt } from './receipts.ts'

type Invoice = typeof insuranceInvoices.$inferSelect
type Payment = typeof payments.$inferSelect

type Named = { policy?: string | undefined }

export async function read(call: Call, { policy: named }: Named): Promise<InvoicesView | null> {
  const policy = await ownPolicy(call.db, call, named)
  if (policy === undefined) return null
  const { request } = policy
  const bills = await billsFor(call, request.id)
  return {
    planName: request.planName,
    partner: request.partner,
    billingCycle: request.billingCycle,
    depositPaidAt: momentOf(request.depositConfirmedAt ?? request.createdAt),
    depositPayment: await depositOf(call, request),
    finalPremium: request.premium,
    depositAmount: request.depositAmount,
    groupDiscount: request.groupDiscount,
    referralDiscount: request.referralDiscount,
    invoice: request.invoice,
    ...paidAndLeft(request.invoice, bills),
    bills,
  }
}

async function depositOf({ db }: Call, { id, owner, depositConfirmedAt }: Policy['request']): Promise<string | null> {
  if (depositConfirmedAt === null) return null
  const [deposit] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.owner, owner),
        eq(payments.purpose, insuranceDeposit.name),
        eq(payments.reference, id),
        eq(payments.paidAt, depositConfirmedAt),
      ),
    )
  return deposit?.id ?? null
}

/** In the order in which they were issued, the voided ones as well. */
export async function billsFor({ db, now }: Pick<Call, 'db' | 'now'>, request: string): Promise<BillView[]> {
  const rows = await db
    .select()
    .from(insuranceInvoices)
    .where(eq(insuranceInvoices.request, request))
    .orderBy(asc(insuranceInvoices.issuedAt), asc(insuranceInvoices.number))
  const attempts = await attemptsFor(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(row => billOf(row, attempts.get(row.id) ?? [], momentOf(now())))
}

/** Those that the provider opened, the latest last. */
async function attemptsFor(db: Queries, invoices: readonly string[]): Promise<Map<string, Payment[]>> {
  if (invoices.length === 0) return new Map()
  const rows = await db
    .select({ bill: insuranceInvoices.id, payment: payments })
    .from(insuranceInvoices)
    .innerJoin(payments, paysBill)
    .where(and(inArray(insuranceInvoices.id, [...invoices]), isNotNull(payments.url)))
    .orderBy(asc(payments.createdAt), asc(payments.id))
  const byBill = Map.groupBy(rows, ({ bill }) => bill)
  return new Map([...byBill].map(([bill, found]) => [bill, found.map(({ payment }) => payment)]))
}

function billOf(row: Invoice, attempts: readonly Payment[], now: string): BillView {
  const dated = attempts.map(({ createdAt, openedAt, leftAt, failedAt, expiredAt, paidAt }) => ({
    at: momentOf(openedAt ?? createdAt),
    leftAt: at(leftAt),
    failedAt: at(failedAt),
    // Paid, and yet not for this bill as it stands: that money goes back.
    expiredAt: at(expiredAt ?? paidAt),
  }))
  const bill = { dueOn: row.dueOn.toString(), paidAt: at(row.paidAt), voidedAt: at(row.voidedAt) }
  return {
    id: row.id,
    number: row.number,
    amount: row.amount,
    issuedAt: momentOf(row.issuedAt),
    ...bill,
    voidReason: row.voidReason,
    state: billStateOf({ ...bill, attempts: dated }, now),
    failedAt: dated.at(-1)?.failedAt ?? null,
    isPaidByLink: attempts.some(({ paidAt, payer }) => payer.link !== undefined && at(paidAt) === (bill.paidAt ?? '')),
  }
}

const at = (moment: Temporal.Instant | null): string | null => (moment === null ? null : momentOf(moment))
