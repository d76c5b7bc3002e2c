// What one does with a row of Today besides answering it: look at it, put it off, take it back.
import { and, eq } from 'drizzle-orm'
import { noteAction } from '#src/features/audit/actions.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import type { DeskRole } from '#src/wire/route.ts'
import { invalidInput, Refusal } from '#src/wire/problem.ts'
import * as audited from '../audit-actions.ts'
import type { Work } from '../claims.ts'
import { overdueAlready, snoozedTooLong, type Undoable } from '../contract.ts'
import type { Desk } from '../kinds.ts'
import { workAt } from '../request-list.ts'
import { openRequest } from '../request-verbs.ts'
import { announceRequests } from '../requests.ts'
import * as copy from '../rules.ts'
import { seen, snoozes } from '../tables.ts'
import { undoably } from '../undo.ts'
import { isWork, rowOf } from '../work-verbs.ts'
import { timeWords } from './rules.ts'

type Named = { id: string }
type Row = { work: Work; dueAt: Temporal.Instant; roles: readonly DeskRole[] }
type Finding = (change: Change) => Promise<Row>

/** A request or other work, for who sees it in the list. */
async function finding(desk: Desk, call: Call, id: string): Promise<Finding> {
  const found = isWork(id) ? await workAt(desk, call, id) : undefined
  if (found !== undefined) return async () => ({ ...rowOf(found, call), dueAt: found.row.due })
  return async change => {
    const { kind, subject, owner, role, dueAt } = await openRequest(change, call, id)
    return { work: { kind, subject, owner }, dueAt, roles: [role] }
  }
}

async function withRow(desk: Desk, call: Call, id: string, act: (change: Change, row: Row) => Promise<void>) {
  const find = await finding(desk, call, id)
  await call.change(async change => act(change, await find(change)))
}

async function announce(change: Change, { roles }: Row): Promise<void> {
  for (const role of roles) await announceRequests(change, role)
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

type Wanted = Named & { until: string | null }

/** Never past the promise. Put off once more, the later word counts. */
export async function snooze(desk: Desk, call: Call, { id, until }: Wanted): Promise<Undoable> {
  const find = await finding(desk, call, id)
  return undoably(call, 'snoozed', find, (change, row) => putOff(change, call, row, until))
}

async function putOff(change: Change, call: Call, row: Row, wanted: string | null): Promise<void> {
  const { work, dueAt } = row
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
  await announce(change, row)
}

export const wake = (desk: Desk, call: Call, { id }: Named): Promise<void> =>
  withRow(desk, call, id, async (change, row) => {
    const { work } = row
    const isIt = and(eq(snoozes.kind, work.kind), eq(snoozes.subject, work.subject))
    const woken = await change.tx.delete(snoozes).where(isIt).returning({ by: snoozes.by })
    if (woken.length > 0) await announce(change, row)
  })
