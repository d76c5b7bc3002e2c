// Attorneys, calls and refunds as the desk sees them.
import { desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Slot } from '#src/features/appointments/tables.ts'
import { releasesOf } from '#src/features/approvals/releasing.ts'
import { noteLooks } from '#src/features/desk/actions.ts'
import { attachedTo } from '#src/features/documents/documents.ts'
import { payments } from '#src/features/payments/tables.ts'
import { momentOf } from '#src/journey/moments.ts'
import type { Call } from '#src/platform/house.ts'
import { people } from '#src/platform/identity/tables.ts'
import { placedCalls, type PlacedCall } from '../calls.ts'
import { freeTimes, type Attorney } from '../diary.ts'
import { reachedAt } from '../reaching.ts'
import { papersOf, slotsByDay } from '../rules.ts'
import { attorneyRefunds, attorneys } from '../tables.ts'
import { attorneyRefundApproval } from './approving.ts'
import type { DeskAttorney, DeskCall, DeskRefund } from './contract.ts'

export async function all({ db, now }: Call): Promise<{ now: string; attorneys: DeskAttorney[] }> {
  const [rows, free] = await Promise.all([
    db
      .select({ attorney: attorneys, changedBy: people.firstName })
      .from(attorneys)
      .leftJoin(people, eq(people.id, attorneys.changedBy))
      .orderBy(attorneys.id),
    freeTimes(db, now()),
  ])
  return { now: momentOf(now()), attorneys: rows.map(({ attorney, changedBy }) => viewOf(attorney, changedBy, free)) }
}

const viewOf = (
  { hours, changedAt, ...attorney }: Attorney,
  changedBy: string | null,
  free: readonly Slot[],
): DeskAttorney => ({
  ...attorney,
  hours: [...hours],
  changedAt: momentOf(changedAt),
  changedBy,
  free: slotsByDay(free.filter(slot => slot.host === attorney.id).map(({ startTime }) => startTime)),
})

export async function calls(call: Call): Promise<DeskCall[]> {
  const [placed, free, all] = await Promise.all([
    placedCalls(call.db, undefined),
    freeTimes(call.db, call.now()),
    call.db.select().from(attorneys),
  ])
  const open = placed.filter(one => one.call.endedAt === null)
  await noteLooks(
    call,
    [...new Set(open.map(one => one.call.owner))].map(about => ({ what: 'attorney-call-read', about })),
  )
  const papers = await attachedTo(
    call.db,
    placed.map(one => papersOf(one.call.id)),
  )
  return Promise.all(
    placed.map(async one => ({
      ...(await callOf(call, one, othersAt(one, free, all))),
      papers: papers.get(papersOf(one.call.id)) ?? [],
    })),
  )
}

const othersAt = ({ slot }: PlacedCall, free: readonly Slot[], all: readonly Attorney[]): Attorney[] => {
  const ids = new Set(free.filter(({ startTime }) => startTime.equals(slot.startTime)).map(({ host }) => host))
  return all.filter(({ id }) => ids.has(id))
}

async function callOf(
  { db, vault }: Call,
  { call, attorney, slot }: PlacedCall,
  others: readonly Attorney[],
): Promise<Omit<DeskCall, 'papers'>> {
  const { name, phone } = await reachedAt(db, call.owner)
  return {
    id: call.id,
    student: { id: call.owner, name },
    phone,
    attorney: { id: attorney.id, name: attorney.name, zone: attorney.zone },
    slot: momentOf(slot.startTime),
    kind: call.kind,
    issue: await vault.open(call.owner, call.issue),
    price: call.price,
    heldUntil: call.heldUntil && momentOf(call.heldUntil),
    confirmedAt: call.confirmedAt && momentOf(call.confirmedAt),
    endedAt: call.endedAt && momentOf(call.endedAt),
    ending: call.ending,
    others: others.map(other => ({ id: other.id, name: other.name })),
  }
}

export async function refunds(call: Call): Promise<DeskRefund[]> {
  const { db } = call
  const sender = alias(people, 'sender')
  const rows = await db
    .select({ refund: attorneyRefunds, payment: payments, owner: people, sentBy: sender.firstName })
    .from(attorneyRefunds)
    .innerJoin(payments, eq(payments.id, attorneyRefunds.payment))
    .innerJoin(people, eq(people.id, payments.owner))
    .leftJoin(sender, eq(sender.id, attorneyRefunds.sentBy))
    .orderBy(desc(attorneyRefunds.id))
    .limit(100)
  const releaseOf = await releasesOf(
    call,
    attorneyRefundApproval.name,
    rows.map(({ payment }) => payment),
  )
  return rows.map(({ refund, payment, owner, sentBy }) => ({
    id: refund.id,
    student: { id: owner.id, name: `${owner.firstName} ${owner.lastName}`.trim() },
    amount: payment.amount,
    currency: payment.currency,
    reason: refund.reason,
    providerPaymentId: payment.providerPaymentId,
    owedAt: momentOf(refund.owedAt),
    sentAt: refund.sentAt && momentOf(refund.sentAt),
    sentBy,
    release: releaseOf(payment.id),
  }))
}
