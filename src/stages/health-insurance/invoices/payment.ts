// Paying by card: a bill, or all that is left of them; and what its payment means.
import { insuranceInvoice, insuranceRest } from '../quote/rules.ts'
import { and, asc, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import { leaveAttempt, type PaidPayment } from '#src/features/payments/attempts.ts'
import { closeCardPages, openCardCheckout, type ReturnTo } from '#src/features/payments/checkouts.ts'
import { payments, type Payer } from '#src/features/payments/tables.ts'
import { notify } from '#src/features/notifications/notify.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { perHour } from '#src/platform/database/limits.ts'
import type { Call, Services } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { isUuid } from '#src/values/ids.ts'
import { dollars, formatMoney } from '#src/values/money.ts'
import { foundIn, conflict, Refusal } from '#src/wire/problem.ts'
import { notifyBoth } from '../notices.ts'
import { returnStray } from '../purchase/refunds.ts'
import { insuranceRequests, insuranceInvoices, insuranceRests } from '../tables.ts'
import { emailMissing, invoiceIsPaid, invoiceIsVoid, nothingToPay } from './contract.ts'
import * as copy from './copy.ts'

export const invoicePage = '/health-insurance/pay-invoice'

/** The amount is the row's; what a browser says of it is not even read. */
export async function pay(call: Call, { invoice }: { invoice: string }): Promise<{ url: string }> {
  const found = await ownBill(call, invoice)
  refuseOver(found)
  const payer = ownPayer(call, found, { title: titleOf(found), left: found.bill.id })
  await call.limits.use(checkoutsOf(call.caller.id))
  return { url: await openBillPage(call, found, payer) }
}

function refuseOver({ bill }: Pick<FoundBill, 'bill'>): void {
  if (bill.paidAt !== null) throw new Refusal(invoiceIsPaid)
  if (bill.voidedAt !== null) throw new Refusal(invoiceIsVoid)
}

export const titleOf = ({ planName, bill }: Pick<FoundBill, 'planName' | 'bill'>): string =>
  copy.payerTitle(planName, bill.number)

type Person = Pick<FoundBill, 'firstName' | 'lastName' | 'email'>

function ownPayer(
  { settings }: Call,
  { firstName, lastName, email }: Person,
  { title, left }: { title: string; left: string },
): Payer {
  if (email === null) throw new Refusal(emailMissing)
  return {
    title,
    name: `${firstName} ${lastName}`.trim(),
    email,
    returnTo: settings.publicUrl + invoicePage,
    leaveTo: `${settings.publicUrl}${invoicePage}?left=${left}`,
  }
}

/** Its owner's, or that of somebody who pays by a link. A page for all bills would ask for this one once more. */
export async function openBillPage(
  services: Services,
  { bill, owner }: Pick<FoundBill, 'bill' | 'owner'>,
  payer: Payer,
  returnTo?: ReturnTo,
): Promise<string> {
  const ofBill = and(eq(payments.purpose, insuranceInvoice.name), eq(payments.reference, bill.id))
  await closeCardPages(services, owner, isRestWith(services.db, [bill.id]))
  const wanted = {
    owner,
    purpose: insuranceInvoice,
    reference: bill.id,
    amount: dollars(bill.amount),
    payer,
  } as const
  const url = await openCardCheckout(services, wanted, returnTo)
  await refuseIfOver(services, owner, [bill.id], ofBill)
  await services.change(({ announce }) => announce(`person:${owner}`, 'journey', 'payments'))
  return url
}

/** Paid or voided while the page was made: nobody pays it once more. */
async function refuseIfOver(services: Services, owner: string, bills: readonly string[], page: SQL | undefined) {
  const standing = and(inArray(insuranceInvoices.id, [...bills]), isStanding)
  if ((await services.db.$count(insuranceInvoices, standing)) === bills.length) return
  await closeCardPages(services, owner, page)
  throw new Refusal(conflict)
}

const isStanding = and(isNull(insuranceInvoices.paidAt), isNull(insuranceInvoices.voidedAt))

/** All bills of an insurance that stand, in one payment: those of this moment, and no other. */
export async function payRest(call: Call, { policy }: { policy: string }): Promise<{ url: string }> {
  const { db, caller } = call
  const found = await billsWhere(
    db,
    and(eq(insuranceRequests.id, policy), eq(insuranceRequests.owner, caller.id), isStanding),
  )
  const [first] = found
  if (first === undefined) throw new Refusal(nothingToPay)
  const bills = found.map(({ bill }) => bill.id)
  const payer = ownPayer(call, first, { title: copy.restTitle(first.planName, bills.length), left: first.bill.id })
  await call.limits.use(checkoutsOf(caller.id))
  const rest = await restOf(call, policy, bills)
  const isThis = and(eq(payments.purpose, insuranceRest.name), eq(payments.reference, rest))
  const ofBills = and(eq(payments.purpose, insuranceInvoice.name), inArray(payments.reference, bills))
  await closeCardPages(call, caller.id, or(ofBills, and(isRestWith(db, bills), ne(payments.reference, rest))))
  const amount = dollars(found.reduce((sum, { bill }) => sum + bill.amount, 0))
  const url = await openCardCheckout(call, {
    owner: caller.id,
    purpose: insuranceRest,
    reference: rest,
    amount,
    payer,
  })
  await refuseIfOver(call, caller.id, bills, isThis)
  await call.change(({ announce }) => announce(`person:${caller.id}`, 'journey', 'payments'))
  return { url }
}

/** The same bills are the same rest, however often they are asked for. */
const restOf = ({ inTransaction, now }: Call, request: string, bills: readonly string[]): Promise<string> =>
  inTransaction(async tx => {
    const rest = { request, bills: bills.toSorted() }
    await tx
      .insert(insuranceRests)
      .values({ ...rest, madeAt: now() })
      .onConflictDoNothing()
    const [kept] = await tx
      .select({ id: insuranceRests.id })
      .from(insuranceRests)
      .where(and(eq(insuranceRests.request, request), eq(insuranceRests.bills, rest.bills)))
    if (kept === undefined) throw new Error('What is left to pay was not written.')
    return kept.id
  })

/** Payments for several bills at once, with any of these among them. */
/** The pages where any of these bills can be paid, alone or with others. */
export const isPageFor = (db: Queries, bills: readonly string[]) =>
  or(and(eq(payments.purpose, insuranceInvoice.name), inArray(payments.reference, [...bills])), isRestWith(db, bills))

const isRestWith = (db: Queries, bills: readonly string[]) =>
  and(
    eq(payments.purpose, insuranceRest.name),
    inArray(
      payments.reference,
      db
        .select({ id: sql<string>`${insuranceRests.id}::text` })
        .from(insuranceRests)
        .where(sql`${insuranceRests.bills} && ${sql.param([...bills], insuranceRests.bills)}`),
    ),
  )

export async function leave(call: Call, { invoice }: { invoice: string }): Promise<void> {
  const { bill } = await ownBill(call, invoice)
  await leaveAttempt(call, { purpose: insuranceInvoice, reference: bill.id })
  const rests = await call.db
    .select({ id: insuranceRests.id })
    .from(insuranceRests)
    .where(sql`${bill.id} = any(${insuranceRests.bills})`)
  for (const { id } of rests) await leaveAttempt(call, { purpose: insuranceRest, reference: id })
}

const checkoutsOf = (person: string) => perHour(`invoice-checkouts:${person}`, 60)

export type FoundBill = Awaited<ReturnType<typeof billsWhere>>[number]

/** The first number first. */
export const billsWhere = (db: Queries, which: SQL | undefined) =>
  db
    .select({
      bill: insuranceInvoices,
      owner: insuranceRequests.owner,
      planName: insuranceRequests.planName,
      refundDays: insuranceRequests.refundDays,
      refundSampleOf: insuranceRequests.refundSampleOf,
      firstName: people.firstName,
      lastName: people.lastName,
      email: people.email,
    })
    .from(insuranceInvoices)
    .innerJoin(insuranceRequests, eq(insuranceRequests.id, insuranceInvoices.request))
    .innerJoin(people, eq(people.id, insuranceRequests.owner))
    .where(which)
    .orderBy(asc(insuranceInvoices.number), asc(insuranceInvoices.id))

/** Somebody else's is answered like one that was never there. */
async function ownBill({ db, caller }: Call, invoice: string): Promise<FoundBill> {
  const found = foundIn(
    await billsWhere(db, and(eq(insuranceInvoices.id, invoice), eq(insuranceRequests.owner, caller.id))),
  )
  return found
}

/** Once, in the transaction that takes the notice. Paid on a page that was left open, after it was voided, it goes back. */
export const confirmInvoice = (change: Change, payment: PaidPayment, services: Services): Promise<void> =>
  confirmBills(change, payment, services, [payment.reference])

/** All of them or none: paid on a page that was left open, while one of them was paid or voided, all of it goes back. */
export async function confirmRest(change: Change, payment: PaidPayment, services: Services): Promise<void> {
  const [rest] = isUuid(payment.reference)
    ? await change.tx.select().from(insuranceRests).where(eq(insuranceRests.id, payment.reference))
    : []
  return confirmBills(change, payment, services, rest?.bills ?? [])
}

async function confirmBills(
  change: Change,
  payment: PaidPayment,
  services: Services,
  bills: readonly string[],
): Promise<void> {
  const { owner, paidAt, amount } = payment
  const isOfThese = inArray(insuranceInvoices.id, [...bills])
  // Held in one order, so that two payments at once wait for each other.
  const standing = await change.tx
    .select({ id: insuranceInvoices.id })
    .from(insuranceInvoices)
    .where(and(isOfThese, isStanding))
    .orderBy(asc(insuranceInvoices.id))
    .for('update')
  if (standing.length === 0 || standing.length < bills.length) return returnStray(change, services, payment, 'invoice')
  await change.tx.update(insuranceInvoices).set({ paidAt }).where(isOfThese)
  await notify(change, services, {
    to: owner,
    type: 'insurance',
    ...copy.messages.paid(formatMoney(dollars(amount))),
    href: invoicePage,
  })
  await notifyBoth(change, owner)
}
