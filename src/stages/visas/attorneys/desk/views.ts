// Attorneys, calls and refunds as the desk sees them.
import * as audited from '#src/stages/visas/audit-actions.ts'
import { desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { diaryOrder } from '#src/features/appointments/bookings.ts'
import { reachedBy } from '#src/features/appointments/letters.ts'
import type { Slot } from '#src/features/appointments/tables.ts'
import { releasesOf } from '#src/features/approvals/release.ts'
import { noteLooks } from '#src/features/audit/actions.ts'
import { payments } from '#src/features/payments/tables.ts'
import { momentOf } from '#src/journey/moments.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { placedCalls, type PlacedCall } from '../calls.ts'
import { freeTimes, type Attorney } from '../diary.ts'
import { sharedViews } from '../views.ts'
import { slotsByDay } from '../rules.ts'
import { attorneyDiary, attorneyRefunds, attorneys } from '../tables.ts'
import { attorneyRefundApproval } from './refunds.ts'
import type { DeskAttorney, DeskCall, DeskRefund } from './contract.ts'
import { namedStudent } from '#src/platform/identity/naming.ts'
import { foundIn } from '#src/wire/problem.ts'

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
    placedCalls(call.db, undefined, diaryOrder(attorneyDiary)),
    freeTimes(call.db, call.now()),
    call.db.select().from(attorneys),
  ])
  const open = placed.filter(one => one.call.endedAt === null)
  await noteLooks(
    call,
    [...new Set(open.map(one => one.call.owner))].map(about => ({ what: audited.attorneyCallRead, about })),
  )
  const booked = await reachedBy(
    call.db,
    placed.map(one => one.call.owner),
  )
  return sharedViews(call, placed, (shared, one) => {
    const { student, phone } = foundIn(booked.filter(({ student: { id } }) => id === one.call.owner))
    return {
      ...shared,
      student,
      phone,
      attorney: { id: one.attorney.id, name: one.attorney.name, zone: one.attorney.zone },
      others: othersAt(one, free, all).map(other => ({ id: other.id, name: other.name })),
    }
  })
}

const othersAt = ({ slot }: PlacedCall, free: readonly Slot[], all: readonly Attorney[]): Attorney[] => {
  const ids = new Set(free.filter(({ startTime }) => startTime.equals(slot.startTime)).map(({ host }) => host))
  return all.filter(({ id }) => ids.has(id))
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
    student: namedStudent(owner),
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
