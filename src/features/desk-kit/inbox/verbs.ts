// What one does with a row of Today besides answering it: look at it, put it off, take it back.
import { and, eq } from 'drizzle-orm'
import { noteAction } from '#src/features/audit/actions.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { invalidInput, Refusal } from '#src/wire/problem.ts'
import * as audited from '../audit-actions.ts'
import type { Work } from '../claims.ts'
import { overdueAlready, snoozedTooLong } from '../contract.ts'
import type { Desk } from '../kinds.ts'
import { workAt } from '../request-list.ts'
import { openRequest } from '../request-verbs.ts'
import { announceRequests } from '../requests.ts'
import * as copy from '../rules.ts'
import { seen, snoozes } from '../tables.ts'
import { announceWork, isWork, workOf } from '../work-verbs.ts'
import { timeWords } from './rules.ts'

type Named = { id: string }
type Row = { work: Work; dueAt: Temporal.Instant; announce: (change: Change) => Promise<void> }

/** A request or other work, for who sees it in the list. */
async function withRow(desk: Desk, call: Call, id: string, act: (change: Change, row: Row) => Promise<void>) {
  const found = isWork(id) ? await workAt(desk, call, id) : undefined
  await call.change(async change => {
    if (found !== undefined) {
      const announce = (made: Change) => announceWork(made, found.source)
      return act(change, { work: workOf(found, call), dueAt: found.row.due, announce })
    }
    const { kind, subject, owner, role, dueAt } = await openRequest(change, call, id)
    return act(change, { work: { kind, subject, owner }, dueAt, announce: made => announceRequests(made, role) })
  })
}

/** Announced to nobody: it changes no more than the dot of who looks, and their page knows that itself. */
export const see = (desk: Desk, call: Call, { id }: Named): Promise<void> =>
  withRow(desk, call, id, async (change, { work }) => {
    const seenAt = call.now()
    await change.tx
      .insert(seen)
      .values({ ...work, person: call.caller.id, seenAt })
      .onConflictDoUpdate({ target: [seen.person, seen.kind, seen.subject], set: { seenAt } })
  })

/** Never past the promise. Put off once more, the later word counts. */
export const snooze = (
  desk: Desk,
  call: Call,
  { id, until: wanted }: Named & { until: string | null },
): Promise<void> =>
  withRow(desk, call, id, async (change, { work, dueAt, announce }) => {
    const at = call.now()
    const until = wanted === null ? dueAt : Temporal.Instant.from(wanted)
    if (Temporal.Instant.compare(at, dueAt) >= 0) throw new Refusal(overdueAlready)
    if (Temporal.Instant.compare(until, at) <= 0) throw new Refusal(invalidInput, { until: copy.laterThanNow })
    if (Temporal.Instant.compare(until, dueAt) > 0)
      throw new Refusal({ ...snoozedTooLong, message: copy.promisedBy(timeWords(dueAt, at)) })
    const made = { until, by: call.caller.id, at }
    await change.tx
      .insert(snoozes)
      .values({ ...work, ...made })
      .onConflictDoUpdate({ target: [snoozes.kind, snoozes.subject], set: made })
    const detail = wanted === null ? 'until they write' : `until ${timeWords(until, at)}`
    await noteAction(change, call, { what: audited.workSnoozed, about: work.owner, detail })
    await announce(change)
  })

export const wake = (desk: Desk, call: Call, { id }: Named): Promise<void> =>
  withRow(desk, call, id, async (change, { work, announce }) => {
    const isIt = and(eq(snoozes.kind, work.kind), eq(snoozes.subject, work.subject))
    const woken = await change.tx.delete(snoozes).where(isIt).returning({ by: snoozes.by })
    if (woken.length > 0) await announce(change)
  })
