// How a feature asks for a second person, in the transaction of the one who asks; and whether one has confirmed.
import * as audited from './audit-actions.ts'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { noteAction } from '../audit/actions.ts'
import type { AnyKind, ApprovalKind } from './kinds.ts'
import { approvalLife } from './rules.ts'
import { approvals } from './tables.ts'

type Wanted<Payload> = { subject: string; about: string; payload: Payload }

/** Asked again while it waits it is the same, and it lives no longer for it. */
export async function askSecondPerson<Payload>(
  change: Change,
  call: Call,
  kind: ApprovalKind<Payload>,
  { subject, about, payload }: Wanted<Payload>,
): Promise<void> {
  const now = call.now()
  await change.tx
    .update(approvals)
    .set({ decidedAt: now, outcome: 'lapsed' })
    .where(and(isOpen, is(kind.name, subject), lte(approvals.expiresAt, now)))
  const made = await change.tx
    .insert(approvals)
    .values({
      kind: kind.name,
      subject,
      about,
      payload: kind.wrap(payload),
      askedBy: call.caller.id,
      askedAt: now,
      expiresAt: now.add(approvalLife),
    })
    .onConflictDoNothing()
    .returning({ id: approvals.id })
  if (made.length === 0) return
  const detail = kind.describe(payload, await nameOf(change.tx, about))
  await noteAction(change, call, { what: audited.approvalAsked, about, detail })
  await announceTo(change, kind)
}

export const isOpen = isNull(approvals.decidedAt)

const is = (kind: string, subject: string) => and(eq(approvals.kind, kind), eq(approvals.subject, subject))

/** Whether a second person approved exactly this. */
export const isConfirmed = async (db: Queries, kind: string, subject: string): Promise<boolean> =>
  (await db.$count(approvals, and(is(kind, subject), eq(approvals.outcome, 'confirmed')))) > 0

export type Waiting = typeof approvals.$inferSelect

/** What waits of one kind at this moment. */
export const waitingOf = (db: Queries, kind: string, now: Temporal.Instant): Promise<Waiting[]> =>
  db
    .select()
    .from(approvals)
    .where(and(isOpen, eq(approvals.kind, kind), gt(approvals.expiresAt, now)))

export async function announceTo({ announce }: Change, kind: AnyKind): Promise<void> {
  const { who, announces = [], announcesToAll = [] } = kind
  if (announcesToAll.length > 0) await announce('all', ...announcesToAll)
  for (const role of new Set([...who, 'admin' as const])) await announce(`desk:${role}`, 'approvals', ...announces)
}

export async function nameOf(db: Queries, id: string): Promise<string> {
  const [known] = await db.select().from(people).where(eq(people.id, id))
  return `${known?.firstName ?? ''} ${known?.lastName ?? ''}`.trim()
}
