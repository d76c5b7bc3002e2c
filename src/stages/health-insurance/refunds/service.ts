// Insurance money that goes back: the desk says how much, and the provider's own call sends it.
import * as audited from '../audit-actions.ts'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { mustHaveProved } from '#src/features/accounts/proof/service.ts'
import { mustBeReleased, releasedBy, releasesOf } from '#src/features/approvals/release.ts'
import { noteAction } from '#src/features/audit/actions.ts'
import { settle } from '#src/features/desk-kit/requests.ts'
import { requests } from '#src/features/desk-kit/tables.ts'
import { notify } from '#src/features/notifications/notify.ts'
import { nothingLeft } from '#src/features/payments/contract.ts'
import { holdLeft, orderRefund } from '#src/features/payments/refunds/orders.ts'
import { leftOf, refundStateOf, type RefundState } from '#src/features/payments/refunds/rules.ts'
import { sendNow } from '#src/features/payments/refunds/delivery.ts'
import { payments, refunds } from '#src/features/payments/tables.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { namedStudent } from '#src/platform/identity/naming.ts'
import { people } from '#src/platform/identity/tables.ts'
import { formatMoney } from '#src/values/money.ts'
import { Refusal } from '#src/wire/problem.ts'
import { insuranceRefundApproval, owedFor } from './approval.ts'
import { refundIsDue, refundNotSent, type RefundView } from './contract.ts'
import { endedPayments } from './ended.ts'
import { insuranceRefund } from '../request-kinds.ts'
import { keptLetter } from './rules.ts'
import { groundWords } from './rule/copy.ts'
import { insuranceKeptPayments } from './tables.ts'

type Named = { payment: string }
type Payment = typeof payments.$inferSelect

const mostShown = 300

export { askRelease } from './approval.ts'

export async function all(call: Call): Promise<RefundView[]> {
  const { db } = call
  const rows = await db
    .selectDistinctOn([requests.subject], {
      request: requests,
      isOpen: sql<boolean>`bool_or(${requests.settledAt} is null) over (partition by ${requests.subject})`,
      payment: payments,
      owner: people,
    })
    .from(requests)
    .innerJoin(payments, eq(sql`${payments.id}::text`, requests.subject))
    .innerJoin(people, eq(people.id, payments.owner))
    .where(eq(requests.kind, insuranceRefund.name))
    // Asked for again, the first time says since when.
    .orderBy(requests.subject, requests.id)
    .limit(mostShown)
  const owed = rows.map(({ payment }) => payment)
  const releaseOf = await releasesOf(call, insuranceRefundApproval.name, owed)
  const [parts, ruleOf] = await Promise.all([partsOf(call, owed), rulesFor(call, owed)])
  const views = rows.map(({ request, isOpen, payment, owner }): RefundView => {
    const mine = parts.filter(({ refund }) => refund.payment === payment.id)
    const last = mine.findLast(({ state }) => state === 'sent')
    return {
      payment: payment.id,
      student: namedStudent(owner),
      amount: payment.amount,
      left: leftOf(
        payment.amount,
        mine.map(({ refund }) => refund),
      ),
      currency: payment.currency,
      provider: payment.provider,
      providerPaymentId: payment.providerPaymentId,
      why: request.title,
      byRule: ruleOf.get(payment.id)?.byRule ?? null,
      mayKeepAll: ruleOf.get(payment.id)?.mayKeepAll ?? false,
      owedAt: request.askedAt.toString(),
      isOpen,
      sentAt: last?.refund.sentAt?.toString() ?? null,
      sentBy: last?.by ?? null,
      reference: last?.refund.providerId ?? '',
      parts: mine.map(({ refund: { id, amount }, state }) => ({ id, amount, state })),
      release: releaseOf(payment.id),
    }
  })
  return views.toSorted(whatIsOpenFirst)
}

/** Of payments for insurances that were ended. */
async function rulesFor(
  { db }: Call,
  owed: readonly Payment[],
): Promise<Map<string, Pick<RefundView, 'byRule' | 'mayKeepAll'>>> {
  const ids = owed.map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await endedPayments(db, inArray(payments.id, ids))
  return new Map(
    rows.map(({ payment, due }) => [
      payment.id,
      { byRule: due && { due: due.due, why: groundWords(due) }, mayKeepAll: (due?.due ?? 0) === 0 },
    ]),
  )
}

async function partsOf({ db }: Call, owed: readonly Payment[]) {
  if (owed.length === 0) return []
  const [sender, replacement] = [alias(people, 'sender'), alias(refunds, 'replacement')]
  const rows = await db
    .select({ refund: refunds, by: sender.firstName, isReplaced: sql<boolean>`${replacement.id} is not null` })
    .from(refunds)
    .leftJoin(sender, eq(sender.id, refunds.askedBy))
    .leftJoin(replacement, eq(replacement.replaces, refunds.id))
    .where(
      inArray(
        refunds.payment,
        owed.map(({ id }) => id),
      ),
    )
    .orderBy(asc(refunds.askedAt), asc(refunds.id))
  return rows.map(({ refund, by, isReplaced }) => ({ refund, by, state: refundStateOf({ ...refund, isReplaced }) }))
}

/** The oldest of what is open first, the latest of what is done. */
function whatIsOpenFirst(one: RefundView, other: RefundView): number {
  if (one.isOpen !== other.isOpen) return one.isOpen ? -1 : 1
  return one.owedAt < other.owedAt === one.isOpen ? -1 : 1
}

type Send = Named & { amount: number; left: number; why: string }

export async function send(call: Call, { payment: id, amount, left, why }: Send): Promise<{ state: RefundState }> {
  await mustHaveProved(call)
  const refund = await call.change(async change => {
    const { payment } = await owedFor(change.tx, id)
    await mustBeReleased(change.tx, call, insuranceRefundApproval.name, payment)
    // Of two who press at once, the second sees less than was shown.
    if ((await holdLeft(change.tx, id)) !== left || amount > left) throw new Refusal(nothingLeft)
    const ordered = await orderRefund(change, {
      payment: id,
      amount,
      what: 'insurance',
      keptWhy: amount < left ? why : null,
      at: call.now(),
      askedBy: call.caller.id,
      approvedBy: await releasedBy(change.tx, insuranceRefundApproval.name, id),
    })
    if (amount === left || (await isAllByRule(change.tx, id, left - amount))) {
      await settle(change, call, { kind: insuranceRefund, subject: id })
    }
    await change.announce(`person:${payment.owner}`, 'policies', 'journey')
    await noteAction(change, call, {
      what: audited.insuranceRefundSent,
      about: payment.owner,
      detail: formatMoney({ currency: payment.currency, minor: amount }),
    })
    return { id: ordered }
  })
  return sendNow(call, refund.id)
}

/** Whether what then stays is what the rule keeps: nothing is left to decide. */
async function isAllByRule(db: Queries, payment: string, stays: number): Promise<boolean> {
  const [ended] = await endedPayments(db, eq(payments.id, payment))
  return ended?.due?.kept === stays
}

/** Nothing of it goes back: decided once, and its owner reads why. */
export async function keep(call: Call, { payment: id, why }: Named & { why: string }): Promise<void> {
  await mustHaveProved(call)
  return call.change(async change => {
    const { payment } = await owedFor(change.tx, id)
    const [ended] = await endedPayments(change.tx, eq(payments.id, id))
    if (ended === undefined || (ended.due?.due ?? 0) > 0) throw new Refusal(refundIsDue)
    if ((await holdLeft(change.tx, id)) !== payment.amount) throw new Refusal(nothingLeft)
    const made = await change.tx
      .insert(insuranceKeptPayments)
      .values({ payment: id, why, keptAt: call.now(), keptBy: call.caller.id })
      .onConflictDoNothing()
      .returning({ payment: insuranceKeptPayments.payment })
    if (made.length === 0) throw new Refusal(nothingLeft)
    await settle(change, call, { kind: insuranceRefund, subject: id })
    const { owner, currency, amount } = payment
    const words = keptLetter(formatMoney({ currency, minor: amount }), ended.request.planName, why)
    await notify(change, call, { to: owner, type: 'payment', ...words, href: '/health-insurance/your-insurance' })
    await change.announceToDesk('refunds')
    await change.announce(`person:${owner}`, 'policies', 'journey', 'payments')
    await noteAction(change, call, { what: audited.insuranceRefundKept, about: owner, detail: ended.request.planName })
  })
}

/** A part may be all that is owed. */
export async function close(call: Call, { payment: id }: Named): Promise<void> {
  await mustHaveProved(call)
  return call.change(async change => {
    const { payment } = await owedFor(change.tx, id)
    const left = await holdLeft(change.tx, id)
    if (left === payment.amount) throw new Refusal(refundNotSent)
    await settle(change, call, { kind: insuranceRefund, subject: id })
    await change.announceToDesk('refunds')
    await change.announce(`person:${payment.owner}`, 'policies', 'journey')
    await noteAction(change, call, {
      what: audited.insuranceRefundClosed,
      about: payment.owner,
      detail: formatMoney({ currency: payment.currency, minor: payment.amount - left }),
    })
  })
}
