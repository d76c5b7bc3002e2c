// The invoice at the desk: issued exactly, voided with a reason.
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { closePagesLater } from '#src/features/payments/page-closure.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { dayOf } from '#src/values/dates.ts'
import { dollars, formatMoney } from '#src/values/money.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import * as audited from '../audit-actions.ts'
import { voidWords } from '../invoices/copy.ts'
import { dueDays, type VoidReason, billsOf } from '../quote/rules.ts'
import { isPageFor } from '../invoices/payment.ts'
import { insuranceInvoices } from '../tables.ts'
import { type Policy, holdPolicy } from '../policies/current.ts'
import { invoiceIssued, invoicePaid, invoiceVoided, nothingToInvoice } from './contract.ts'
import * as copy from './copy.ts'
import { holdStanding, noteAndNotify, pages } from './actions.ts'

type Invoice = typeof insuranceInvoices.$inferSelect

export const issueInvoice = (call: Call, { id }: { id: string }): Promise<void> =>
  call.change(async change => {
    const policy = await holdStanding(change, id)
    if (policy.request.invoice === 0) throw new Refusal(nothingToInvoice)
    const earlier = await change.tx.select().from(insuranceInvoices).where(eq(insuranceInvoices.request, id))
    const bills = missingBills(policy, earlier, dayOf(call.now()))
    if (bills.length === 0) throw new Refusal(invoiceIssued)
    await change.tx
      .insert(insuranceInvoices)
      .values(bills.map(bill => ({ ...bill, request: id, issuedAt: call.now() })))
    const amount = sumOf(bills)
    await noteAndNotify(change, call, policy, {
      what: audited.insuranceInvoiceIssued,
      detail: amount,
      message: copy.messages.invoice(amount, bills.length),
      href: pages.invoice,
    })
  })

/** Those that do not stand: all of them at first, later the voided ones, each on its day or a week from now. */
function missingBills({ request }: Policy, earlier: readonly Invoice[], today: Temporal.PlainDate) {
  const planned = billsOf(request.invoice, { cycle: request.billingCycle, months: request.months })
  const first = earlier.map(({ issuedAt }) => dayOf(issuedAt)).toSorted(Temporal.PlainDate.compare)[0] ?? today
  const days = dueDays(first, planned.length)
  const standing = new Set(earlier.filter(({ voidedAt }) => voidedAt === null).map(({ number }) => number))
  const soonest = today.add({ days: 7 })
  return planned
    .map((amount, index) => ({ number: index + 1, amount, dueOn: laterOf(days[index] ?? soonest, soonest) }))
    .filter(({ number, amount }) => amount > 0 && !standing.has(number))
}

const laterOf = (one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate =>
  Temporal.PlainDate.compare(one, other) < 0 ? other : one

const sumOf = (bills: readonly { amount: number }[]): string =>
  formatMoney(dollars(bills.reduce((sum, { amount }) => sum + amount, 0)))

type Voiding = { id: string; bills: readonly string[]; reason: VoidReason }

export const voidBills = (call: Call, { id, bills, reason }: Voiding): Promise<void> =>
  call.change(async change => {
    const policy = await holdPolicy(change, id)
    const rows = await openBills(change, id, bills)
    await markVoid(
      change,
      call,
      rows.map(row => row.id),
      reason,
    )
    await noteAndNotify(change, call, policy, {
      what: audited.insuranceInvoiceVoided,
      detail: sumOf(rows),
      message: copy.messages.voided(sumOf(rows), voidWords[reason]),
      href: pages.invoice,
    })
  })

/** Held, so that a payment that arrives now finds them voided, or we find it paid. */
async function openBills({ tx }: Change, id: string, bills: readonly string[]): Promise<Invoice[]> {
  const wanted = [...new Set(bills)]
  const rows = await tx
    .select()
    .from(insuranceInvoices)
    .where(and(eq(insuranceInvoices.request, id), inArray(insuranceInvoices.id, wanted)))
    .orderBy(insuranceInvoices.id)
    .for('update')
  if (rows.length !== wanted.length) throw new Refusal(notFound)
  if (rows.some(({ paidAt }) => paidAt !== null)) throw new Refusal(invoicePaid)
  if (rows.some(({ voidedAt }) => voidedAt !== null)) throw new Refusal(invoiceVoided)
  return rows
}

export const markVoid = async (change: Change, call: Call, bills: readonly string[], reason: VoidReason) => {
  if (bills.length === 0) return
  await change.tx
    .update(insuranceInvoices)
    .set({ voidedAt: call.now(), voidReason: reason })
    .where(inArray(insuranceInvoices.id, [...bills]))
  await closePagesLater(change, isPageFor(change.tx, bills))
}

/** What is neither paid nor voided. */
export const unpaidBills = async ({ tx }: Change, id: string): Promise<string[]> => {
  const rows = await tx
    .select({ id: insuranceInvoices.id })
    .from(insuranceInvoices)
    .where(and(eq(insuranceInvoices.request, id), isNull(insuranceInvoices.paidAt), isNull(insuranceInvoices.voidedAt)))
    .orderBy(insuranceInvoices.id)
    .for('update')
  return rows.map(row => row.id)
}
