// What somebody did with what waits can be undone for ten seconds. The act is done at once and answers how it stood before and
// after, sealed with the key of who did it; brought back, the one takes the place of the other, unless it has changed since.
import { and, eq, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { noteAction } from '#src/features/audit/actions.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { deskRoles } from '#src/wire/route.ts'
import { Refusal } from '#src/wire/problem.ts'
import * as audited from './audit-actions.ts'
import type { Work } from './claims.ts'
import { changedSince, tooLateToUndo, type Undoable } from './contract.ts'
import type { Kinds } from './kinds.ts'
import { announceRequests } from './requests.ts'
import { undoFor } from './rules.ts'
import { claims, requests, snoozes } from './tables.ts'

/** A row as the database writes it, so that it is compared and put back exactly as it was. */
const kept = z.record(z.string(), z.unknown()).nullable()
type Kept = z.infer<typeof kept>
const standing = z.object({ claim: kept, snooze: kept, request: kept })
type Standing = z.infer<typeof standing>

const sealed = z.object({
  work: z.object({ kind: z.string(), subject: z.string(), owner: z.string() }),
  /** Whose list it stands in. */
  roles: z.array(z.enum(deskRoles)).readonly(),
  act: z.string(),
  before: standing,
  after: standing,
  until: z.string(),
})
type Sealed = z.infer<typeof sealed>

/** The way of a press, and of clocks that differ a little. */
const grace = Temporal.Duration.from({ seconds: 5 })

/** A row as it is found, the act on it, and how that is undone: in one transaction. */
export async function undoably<Row extends Pick<Sealed, 'work' | 'roles'>>(
  call: Call,
  act: string,
  find: (change: Change) => Promise<Row>,
  does: (change: Change, row: Row) => Promise<void>,
): Promise<Undoable> {
  const { vault, caller, now } = call
  // Made before: within, it would need a second connection.
  await vault.keyOf(caller.id)
  return call.change(async change => {
    const row = await find(change)
    const { work, roles } = row
    const before = await standingOf(change, work)
    await does(change, row)
    const after = await standingOf(change, work)
    const until = now().add(undoFor).add(grace).toString()
    const closed = await vault.seal(
      caller.id,
      JSON.stringify({ work, roles, act, before, after, until } satisfies Sealed),
    )
    return { undo: Buffer.from(closed).toString('base64url') }
  })
}

export async function undo(kinds: Kinds, call: Call, { undo: given }: Undoable): Promise<void> {
  const { work, roles, act, before, after, until } = await opened(call, given)
  if (Temporal.Instant.compare(call.now(), Temporal.Instant.from(until)) > 0) throw new Refusal(tooLateToUndo)
  if (!call.caller.roles.some(role => role === 'admin' || roles.includes(role))) throw new Refusal(changedSince)
  await call.change(async change => {
    await putBackRequest(change, work, before.request, after.request)
    await putBack(change, sql`${claims}`, work, before.claim, after.claim)
    await putBack(change, sql`${snoozes}`, work, before.snooze, after.snooze)
    await noteAction(change, call, { what: audited.workUndone, about: work.owner, detail: act })
    for (const role of roles) await announceRequests(change, role)
    const { topic } = kinds(work.kind)
    if (topic !== undefined) await change.announceToDesk(topic)
    if (work.kind === 'correction') await change.announce(`person:${work.owner}`, 'rights')
  })
}

/** Nobody else can have sealed it: it opens with the key of who did the act, and with no other. */
async function opened({ vault, caller }: Call, given: string): Promise<Sealed> {
  try {
    return sealed.parse(JSON.parse(await vault.open(caller.id, Buffer.from(given, 'base64url'))))
  } catch {
    throw new Refusal(changedSince)
  }
}

/** The request that is open, or else the one that was settled last. */
async function standingOf({ tx }: Change, { kind, subject }: Work): Promise<Standing> {
  const isIt = sql`kind = ${kind} and subject = ${subject}`
  const [found] = await tx.execute<Standing>(sql`
    select (select to_jsonb(c) from ${claims} c where ${isIt}) as claim,
      (select to_jsonb(s) from ${snoozes} s where ${isIt}) as snooze,
      (select jsonb_build_object('id', r.id, 'settled_at', r.settled_at, 'settled_by', r.settled_by)
        from ${requests} r where ${isIt} order by r.settled_at desc nulls first limit 1) as request`)
  return found ?? { claim: null, snooze: null, request: null }
}

const isSame = (one: Kept, other: Kept): boolean => JSON.stringify(one) === JSON.stringify(other)

async function putBack({ tx }: Change, table: SQL, { kind, subject }: Work, before: Kept, after: Kept): Promise<void> {
  if (isSame(before, after)) return
  if (after !== null)
    requireOne(
      await tx.execute(sql`
        delete from ${table} t where t.kind = ${kind} and t.subject = ${subject} and to_jsonb(t) = ${asJson(after)}
        returning 1`),
    )
  if (before !== null)
    requireOne(
      await tx.execute(sql`
        insert into ${table} select * from jsonb_populate_record(null::${table}, ${asJson(before)})
        on conflict do nothing returning 1`),
    )
}

/** What was done by hand and asked by nobody has left a row, which goes; another one waits again, unless it does so already. */
async function putBackRequest({ tx }: Change, { kind, subject }: Work, before: Kept, after: Kept): Promise<void> {
  if (after === null || isSame(before, after)) return
  const isIt = and(
    eq(requests.id, String(after['id'])),
    sql`to_jsonb(${requests.settledAt}) is not distinct from ${asJson(after)} -> 'settled_at'`,
  )
  if (before?.['id'] !== after['id']) return requireOne(await tx.delete(requests).where(isIt).returning())
  const isOpen = sql`select from ${requests} o where o.kind = ${kind} and o.subject = ${subject} and o.settled_at is null`
  requireOne(
    await tx
      .update(requests)
      .set({ settledAt: null, settledBy: null })
      .where(and(isIt, sql`not exists (${isOpen})`))
      .returning(),
  )
}

const asJson = (kept: NonNullable<Kept>): SQL => sql`${JSON.stringify(kept)}::jsonb`

function requireOne(rows: Iterable<unknown>): void {
  if ([...rows].length === 0) throw new Refusal(changedSince)
}
