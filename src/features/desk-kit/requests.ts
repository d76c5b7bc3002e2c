// How a feature asks the desk for something, and says that it was answered: in the transaction that does it.
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import type { DeskRole } from '#src/wire/route.ts'
import { end } from './claims.ts'
import type { RequestKind } from './kinds.ts'
import { dueAt, type Priority } from './rules.ts'
import { requests } from './tables.ts'

export type Asking = {
  student: string
  role: DeskRole
  bank?: string
  kind: RequestKind
  /** What it is about, among those of its kind: asked again while it waits, it is the same request. */
  subject: string
  title: string
  /** The page of the desk where it is answered. */
  path: string
  priority?: Priority
  /** Since when it waits, where that is longer than since now. */
  askedAt?: Temporal.Instant
}

type Clock = Pick<Call, 'now'>

export async function ask(change: Change, { now }: Clock, asking: Asking): Promise<void> {
  const { student, kind, priority = 'medium', bank = null, askedAt = now(), ...rest } = asking
  await change.tx
    .insert(requests)
    .values({ ...rest, kind: kind.name, owner: student, bank, priority, askedAt, dueAt: dueAt(kind.due, askedAt) })
    .onConflictDoUpdate({
      target: [requests.kind, requests.subject],
      targetWhere: sql`settled_at is null`,
      set: {
        title: asking.title,
        path: asking.path,
        ...(asking.priority !== undefined && { priority: asking.priority }),
      },
    })
  await announceRequests(change, asking.role)
}

/** `call` is the person who answered; a request that the student took back was settled by nobody. */
export async function settle(
  change: Change,
  { now, caller }: Clock & { caller?: Pick<Call['caller'], 'id'> },
  { kind, subject }: Pick<Asking, 'kind' | 'subject'>,
): Promise<void> {
  const settled = await change.tx
    .update(requests)
    .set({ settledAt: now(), settledBy: caller?.id ?? null })
    .where(and(eq(requests.kind, kind.name), eq(requests.subject, subject), isNull(requests.settledAt)))
    .returning({ role: requests.role })
  if (kind.staysClaimed !== true) await end(change, { kind: kind.name, subject })
  for (const { role } of settled) await announceRequests(change, role)
}

export async function announceRequests({ announce }: Change, role: DeskRole): Promise<void> {
  await announce(`desk:${role}`, 'requests')
  if (role !== 'admin') await announce('desk:admin', 'requests')
}
