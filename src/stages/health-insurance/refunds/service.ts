// Insurance money that goes back. It is sent by hand at the provider, and noted here.
import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { mustHaveProved } from '#src/features/accounts/proof/service.ts'
import { mustBeReleased, releasesOf } from '#src/features/approvals/releasing.ts'
import { noteAction } from '#src/features/desk/actions.ts'
import type { DeskAction } from '#src/features/desk/rules.ts'
import { notify } from '#src/features/notifications/notify.ts'
import { payments } from '#src/features/payments/tables.ts'
import { ask, settle } from '#src/features/desk-kit/requests.ts'
import { requests } from '#src/features/desk-kit/tables.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/house.ts'
import { people } from '#src/platform/identity/tables.ts'
import { formatMoney } from '#src/values/money.ts'
import { Refusal } from '#src/wire/problem.ts'
import type { Nothing } from '#src/wire/shapes.ts'
import { refundNotSent, refundSent, type RefundView } from './contract.ts'
import { insuranceRefundApproval } from './approving.ts'
import * as copy from './copy.ts'
import { kind, owedFor } from './owed.ts'
import { insuranceRefunds } from './tables.ts'
import { namedStudent } from '#src/platform/identity/naming.ts'

type Named = { payment: string }
type Payment = typeof payments.$inferSelect

const mostShown = 300
const page = '/desk/insurance-refunds'

export { askRelease } from './approving.ts'

export async function all(call: Call): Promise<RefundView[]> {
  const { db } = call
  const sender = alias(people, 'sender')
  const rows = await db
    .selectDistinctOn([requests.subject], {
      request: requests,
      payment: payments,
      refund: insuranceRefunds,
      owner: people,
      sentBy: sender.firstName,
    })
    .from(requests)
    .innerJoin(payments, eq(sql`${payments.id}::text`, requests.subject))
    .innerJoin(people, eq(people.id, payments.owner))
    .leftJoin(insuranceRefunds, eq(insuranceRefunds.payment, payments.id))
    .leftJoin(sender, eq(sender.id, insuranceRefunds.sentBy))
    .where(eq(requests.kind, kind))
    // Asked for again after a wrong note, the first time says since when.
    .orderBy(requests.subject, requests.id)
    .limit(mostShown)
  const releaseOf = await releasesOf(
    call,
    insuranceRefundApproval.name,
    rows.map(({ payment }) => payment),
  )
  const views = rows.map(({ request, payment, refund, owner, sentBy }) => ({
    payment: payment.id,
    student: namedStudent(owner),
    amount: payment.amount,
    currency: payment.currency,
    provider: payment.provider,
    providerPaymentId: payment.providerPaymentId,
    why: request.title,
    owedAt: request.askedAt.toString(),
    sentAt: refund?.sentAt.toString() ?? null,
    sentBy,
    reference: refund?.reference ?? '',
    release: releaseOf(payment.id),
  }))
  return views.toSorted(whatIsOwedFirst)
}

function whatIsOwedFirst(one: RefundView, other: RefundView): number {
  if (one.sentAt === null && other.sentAt === null) return one.owedAt < other.owedAt ? -1 : 1
  if (one.sentAt === null || other.sentAt === null) return one.sentAt === null ? -1 : 1
  return one.sentAt > other.sentAt ? -1 : 1
}

export async function send(call: Call, { payment: id, reference }: Named & { reference: string }): Promise<Nothing> {
  await mustHaveProved(call)
  return call.change(async change => {
    const owed = await owedFor(change.tx, id)
    await mustBeReleased(change.tx, call, insuranceRefundApproval.name, owed.payment)
    const sent = await change.tx
      .insert(insuranceRefunds)
      .values({ payment: id, reference, sentAt: call.now(), sentBy: call.caller.id })
      .onConflictDoNothing()
      .returning({ payment: insuranceRefunds.payment })
    if (sent.length === 0) throw new Refusal(refundSent)
    await settle(change, call, { kind, subject: id })
    await tell(change, call, owed.payment, {
      what: 'insurance-refund-sent',
      words: copy.sent(amountOf(owed.payment), reference),
    })
    return {}
  })
}

export async function undo(call: Call, { payment: id }: Named): Promise<Nothing> {
  await mustHaveProved(call)
  return call.change(async change => {
    const gone = await change.tx.delete(insuranceRefunds).where(eq(insuranceRefunds.payment, id)).returning()
    if (gone.length === 0) throw new Refusal(refundNotSent)
    const { payment, title } = await owedFor(change.tx, id)
    await ask(change, call, {
      student: payment.owner,
      role: 'underwriter',
      kind,
      subject: id,
      title,
      path: page,
      priority: 'high',
    })
    await tell(change, call, payment, { what: 'insurance-refund-undone', words: copy.undone(amountOf(payment)) })
    return {}
  })
}

const amountOf = ({ currency, amount }: Payment): string => formatMoney({ currency, minor: amount })

type Telling = { what: DeskAction; words: { title: string; body: string } }

async function tell(change: Change, call: Call, payment: Payment, { what, words }: Telling): Promise<void> {
  const { owner } = payment
  await notify(change, call, { to: owner, type: 'payment', ...words, href: '/health-insurance' })
  await noteAction(change, call, { what, about: owner, detail: amountOf(payment) })
}
