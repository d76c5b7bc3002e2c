// What failed on its way back: sent again, or noted as paid by hand, by the desk whose money it was.
import { noteAction, type AuditAction } from '#src/features/audit/actions.ts'
import * as audited from '../audit-actions.ts'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { work } from '#src/features/desk-kit/kinds.ts'
import { mustHaveProved } from '#src/features/accounts/proof/service.ts'
import { momentOf } from '#src/journey/moments.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { namedStudent } from '#src/platform/identity/naming.ts'
import { people } from '#src/platform/identity/tables.ts'
import { formatMoney } from '#src/values/money.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import { notify } from '../../notifications/notify.ts'
import { payments, refunds } from '../tables.ts'
import { notFailed, nothingLeft, type RefundRow } from '../contract.ts'
import * as copy from './copy.ts'
import { holdLeft, orderRefund } from './orders.ts'
import { lookedAfterBy, reasons, refundStateOf, type RefundReason, type RefundState } from './rules.ts'
import { announceRefund, keptWords, sendNow } from './delivery.ts'

const mostShown = 100

const reasonsOf = ({ caller }: Call): RefundReason[] =>
  reasons.filter(reason => caller.roles.includes('admin') || caller.roles.includes(lookedAfterBy[reason]))

const replacement = alias(refunds, 'replacement')

const isReplaced = sql<boolean>`${replacement.id} is not null`

const isWaiting = sql`${refunds.failedAt} is not null and ${refunds.handAt} is null and ${replacement.id} is null`

/** What failed on its way back and nobody has looked after since. */
export const failedRefunds = work({
  name: 'failed-refund',
  words: copy.failedWork.words,
  queue: '/desk/refunds',
  roles: ['advisor', 'underwriter', 'admin'],
  topic: 'refunds',
  waiting: async (call, { students }) => {
    const rows = await call.db
      .select({ refund: refunds, payment: payments, owner: people })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.payment))
      .innerJoin(people, eq(people.id, payments.owner))
      .leftJoin(replacement, eq(replacement.replaces, refunds.id))
      .where(and(isWaiting, inArray(refunds.what, reasonsOf(call)), students && inArray(payments.owner, [...students])))
      .orderBy(asc(refunds.failedAt), refunds.id)
      .limit(mostShown)
    return rows.map(({ refund, payment, owner }) => ({
      id: refund.id,
      student: namedStudent(owner),
      what: copy.failedWork.what(amountOf({ refund, payment })),
      since: refund.failedAt ?? refund.askedAt,
    }))
  },
})

export async function all(call: Call): Promise<RefundRow[]> {
  const { db } = call
  const [asker, hand] = [alias(people, 'asker'), alias(people, 'hand')]
  const rows = await db
    .select({
      refund: refunds,
      payment: payments,
      owner: people,
      isReplaced,
      askedBy: asker.firstName,
      handBy: hand.firstName,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment))
    .innerJoin(people, eq(people.id, payments.owner))
    .leftJoin(replacement, eq(replacement.replaces, refunds.id))
    .leftJoin(asker, eq(asker.id, refunds.askedBy))
    .leftJoin(hand, eq(hand.id, refunds.handBy))
    .where(inArray(refunds.what, reasonsOf(call)))
    .orderBy(desc(isWaiting), desc(refunds.askedAt), desc(refunds.id))
    .limit(mostShown)
  return rows.map(({ refund, payment, owner, askedBy, handBy, ...row }) => ({
    id: refund.id,
    student: namedStudent(owner),
    amount: refund.amount,
    currency: payment.currency,
    provider: payment.provider,
    providerPaymentId: payment.providerPaymentId,
    providerId: refund.providerId,
    what: refund.what,
    state: refundStateOf({ ...refund, isReplaced: row.isReplaced }),
    askedAt: momentOf(refund.askedAt),
    askedBy: refund.askedBy === null ? null : (askedBy ?? ''),
    sentAt: refund.sentAt && momentOf(refund.sentAt),
    failedAt: refund.failedAt && momentOf(refund.failedAt),
    failure: refund.failure ?? '',
    byHand:
      refund.handAt === null ? null : { at: momentOf(refund.handAt), by: handBy ?? '', why: refund.handWhy ?? '' },
  }))
}

export async function again(call: Call, { refund: id }: { refund: string }): Promise<{ state: RefundState }> {
  await mustHaveProved(call)
  const made = await call.change(async change => {
    const { refund, payment } = await holdFailed(change, call, id)
    const { amount, what, approvedBy, keptWhy } = refund
    const order = { payment: payment.id, amount, what, keptWhy, replaces: id, askedBy: call.caller.id, at: call.now() }
    const ordered = await orderRefund(change, { ...order, approvedBy: approvedBy ?? undefined })
    await note(change, call, audited.refundSentAgain, { refund, payment })
    return { id: ordered }
  })
  return sendNow(call, made.id)
}

export async function byHand(call: Call, { refund: id, why }: { refund: string; why: string }): Promise<void> {
  await mustHaveProved(call)
  return call.change(async change => {
    const { refund, payment } = await holdFailed(change, call, id)
    // What failed may have gone back by another refund since.
    if (refund.amount > (await holdLeft(change.tx, payment.id))) throw new Refusal(nothingLeft)
    await change.tx
      .update(refunds)
      .set({ handAt: call.now(), handBy: call.caller.id, handWhy: why })
      .where(eq(refunds.id, id))
    const words = copy.paidByHand(amountOf({ refund, payment }))
    await notify(change, call, {
      to: payment.owner,
      type: 'payment',
      ...words,
      body: words.body + (await keptWords(change, refund, payment)),
      href: copy.sent[refund.what].href,
    })
    await note(change, call, audited.refundPaidByHand, { refund, payment })
  })
}

type Held = { refund: typeof refunds.$inferSelect; payment: typeof payments.$inferSelect }

/** Of one's own desk, and looked after once: its row is held. */
async function holdFailed({ tx }: Change, call: Call, id: string): Promise<Held> {
  const [refund] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.id, id), inArray(refunds.what, reasonsOf(call))))
    .for('update')
  if (refund === undefined) throw new Refusal(notFound)
  const [payment] = await tx.select().from(payments).where(eq(payments.id, refund.payment))
  const isReplacedNow = (await tx.$count(refunds, eq(refunds.replaces, id))) > 0
  if (payment === undefined || refundStateOf({ ...refund, isReplaced: isReplacedNow }) !== 'failed') {
    throw new Refusal(notFailed)
  }
  return { refund, payment }
}

const amountOf = ({ refund, payment }: Held): string =>
  formatMoney({ currency: payment.currency, minor: refund.amount })

async function note(change: Change, call: Call, what: AuditAction, held: Held): Promise<void> {
  await noteAction(change, call, { what, about: held.payment.owner, detail: amountOf(held) })
  await announceRefund(change, held.payment)
}
