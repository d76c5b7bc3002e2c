// Who at the desk works on something: one has it at a time, and nobody else writes on it.
import { and, eq, sql, type SQL } from 'drizzle-orm'
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { Refusal, type Problem } from '#src/wire/problem.ts'
import { topics, type DeskTopic } from '#src/wire/topics.ts'
import type { ClaimView, HandedView } from './contract.ts'
import { somebody } from './rules.ts'
import { claims } from './tables.ts'
import type { RequestKind } from './kinds.ts'

/** A piece of work by the name of its kind and its own among those, and the student whom it is for. */
export type Work = { kind: string; subject: string; owner: string }

/** What a queue says to those who write on what is another's, or nobody's. */
export type ClaimWords = { taken: Problem; takenBy: (name: string) => string; notTaken: Problem }

export async function take(change: Change, call: Call, work: Work, words: ClaimWords): Promise<void> {
  const made = await change.tx
    .insert(claims)
    .values({ ...work, by: call.caller.id, claimedAt: call.now() })
    .onConflictDoNothing()
    .returning({ by: claims.by })
  if (made.length > 0) return
  const assignee = await assigneeOf(change, work)
  if (assignee !== undefined && assignee.id !== call.caller.id) throw takenBy(words, assignee.name)
}

/** By who has it, or by an admin for somebody who is away. */
export async function giveBack(change: Change, call: Call, work: Work, words: ClaimWords): Promise<void> {
  const assignee = await assigneeOf(change, work)
  if (assignee === undefined) return
  if (assignee.id !== call.caller.id && !call.caller.roles.includes('admin')) throw takenBy(words, assignee.name)
  await end(change, work)
}

/** To a colleague: by who has it, by an admin, or by anybody while nobody has it. */
export async function handOver(
  change: Change,
  call: Call,
  work: Work,
  { to, note, words }: { to: string; note: string; words: ClaimWords },
): Promise<void> {
  await giveBack(change, call, work, words)
  const made = await change.tx
    .insert(claims)
    .values({ ...work, ...(await handedTo(call, work.owner, to, note)) })
    .onConflictDoNothing()
    .returning({ by: claims.by })
  // Somebody took it on its own page at the same moment.
  if (made.length === 0) throw takenBy(words, (await assigneeOf(change, work))?.name ?? '')
}

/** What a claim says of it: the note, for who has it now, is sealed with the student's key. */
export async function handedTo({ vault, caller, now }: Call, owner: string, to: string, note: string) {
  const claimed = { by: to, claimedAt: now() }
  if (to === caller.id) return { ...claimed, handedBy: null, handedNote: null }
  return { ...claimed, handedBy: caller.id, handedNote: note === '' ? null : await vault.seal(owner, note) }
}

/** Whether somebody had it. */
export async function end({ tx }: Change, { kind, subject }: Pick<Work, 'kind' | 'subject'>): Promise<boolean> {
  const ended = await tx
    .delete(claims)
    .where(and(eq(claims.kind, kind), eq(claims.subject, subject)))
    .returning({ by: claims.by })
  return ended.length > 0
}

/** Before a verb that only who has it may use. */
export async function requireClaim(change: Change, { caller }: Call, work: Work, words: ClaimWords): Promise<void> {
  const assignee = await assigneeOf(change, work)
  if (assignee === undefined) throw new Refusal(words.notTaken)
  if (assignee.id !== caller.id) throw takenBy(words, assignee.name)
}

/** The row stays as it is until the transaction has ended. */
async function assigneeOf({ tx }: Change, { kind, subject }: Work): Promise<{ id: string; name: string } | undefined> {
  const [row] = await tx
    .select({ id: claims.by, name: people.firstName })
    .from(claims)
    .innerJoin(people, eq(people.id, claims.by))
    .where(and(eq(claims.kind, kind), eq(claims.subject, subject)))
    .for('update', { of: claims })
  return row
}

const takenBy = ({ taken, takenBy: words }: ClaimWords, name: string): Refusal =>
  new Refusal({ ...taken, message: words(name || 'Somebody') })

export const assignees = alias(people, 'assignee')

/** For a query over what is worked on: `leftJoin(claims, isClaimOf(…)).leftJoin(assignees, isAssignee)`. */
export const isClaimOf = (kind: string | AnyPgColumn, subject: AnyPgColumn): SQL | undefined =>
  and(eq(claims.kind, kind), eq(claims.subject, sql`${subject}::text`))
export const isAssignee = eq(assignees.id, claims.by)

/** Who handed it over: `.leftJoin(handers, isHander)`. */
export const handers = alias(people, 'hander')
export const isHander = eq(handers.id, claims.handedBy)

type Handed = { claim: typeof claims.$inferSelect | null; hander: string | null }

/** For who has it now, and for nobody else. */
export async function handedView({ vault, caller }: Call, { claim, hander }: Handed): Promise<HandedView | null> {
  if (claim === null || claim.by !== caller.id || (claim.handedBy ?? claim.handedNote) === null) return null
  return {
    by: hander || somebody,
    note: claim.handedNote === null ? '' : await vault.open(claim.owner, claim.handedNote),
  }
}

type Claimed = { claim: typeof claims.$inferSelect | null; assignee: string | null }

export const claimView = ({ claim, assignee }: Claimed): ClaimView | null =>
  claim === null ? null : { id: claim.by, name: assignee ?? '', since: claim.claimedAt.toString() }

type Owned = (change: Change, id: string) => Promise<{ owner: string }>

/** The two verbs of a queue whose work is named by its id; `find` refuses what is not there. */
export const claimVerbs = (
  kind: RequestKind,
  find: Owned,
  { topic, words }: { topic: DeskTopic; words: ClaimWords },
) => {
  const verb =
    (act: typeof take) =>
    (call: Call, { id }: { id: string }): Promise<void> =>
      call.change(async change => {
        const { owner } = await find(change, id)
        await act(change, call, { kind: kind.name, subject: id, owner }, words)
        await change.announceToDesk(topic)
        for (const role of topics[topic].desk) await change.announce(`desk:${role}`, 'requests')
      })
  return { claim: verb(take), release: verb(giveBack) }
}
