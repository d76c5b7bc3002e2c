// Views of queues that somebody at the desk has named, on every device of theirs, and of colleagues with whom they share one.
import { and, asc, eq, exists, ne, or, type SQL } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import { people, staff } from '#src/platform/identity/tables.ts'
import type { Call } from '#src/platform/services.ts'
import { Refusal } from '#src/wire/problem.ts'
import { tooManyViews, type NamedView, type SavedView } from './contract.ts'
import { mostViews } from '../rules.ts'
import { savedViews } from '../tables.ts'

/** Of all who share any. */
const mostShared = 200

export async function list(call: Call): Promise<NamedView[]> {
  const { db, caller } = call
  const rows = await db
    .select({ view: savedViews, name: people.firstName })
    .from(savedViews)
    .innerJoin(people, eq(people.id, savedViews.owner))
    .where(or(eq(savedViews.owner, caller.id), and(eq(savedViews.isShared, true), isOfColleague(call))))
    .orderBy(asc(savedViews.queue), asc(savedViews.savedAt), asc(savedViews.name))
    .limit(mostShared)
  return rows.map(({ view: { owner, queue, name, search, chosen, isShared }, name: by }) => {
    const isMine = owner === caller.id
    return { queue, name, search, chosen, isShared, by: isMine ? null : { id: owner, name: by } }
  })
}

/** Who sits there as the caller does: what one seat searches for is not for another, nor one bank's for another's. */
function isOfColleague({ db, caller: { roles, bank } }: Call): SQL | undefined {
  const seats = roles.map(role =>
    role === 'lender' ? and(eq(staff.role, role), eq(staff.bank, bank ?? '')) : eq(staff.role, role),
  )
  const seat = roles.includes('admin') ? ne(staff.role, 'lender') : or(...seats)
  return exists(
    db
      .select()
      .from(staff)
      .where(and(eq(staff.person, savedViews.owner), seat)),
  )
}

/** A view of the same name takes its place. */
export const save = (call: Call, { queue, name, ...view }: SavedView): Promise<void> =>
  call.change(async change => {
    const owner = call.caller.id
    const saved = { ...view, savedAt: call.now() }
    await change.tx
      .insert(savedViews)
      .values({ owner, queue, name, ...saved })
      .onConflictDoUpdate({ target: [savedViews.owner, savedViews.queue, savedViews.name], set: saved })
    const ofQueue = and(eq(savedViews.owner, owner), eq(savedViews.queue, queue))
    if ((await change.tx.$count(savedViews, ofQueue)) > mostViews) throw new Refusal(tooManyViews)
    await announce(change)
  })

export const remove = (call: Call, { queue, name }: { queue: string; name: string }): Promise<void> =>
  call.change(async change => {
    const owner = call.caller.id
    await change.tx
      .delete(savedViews)
      .where(and(eq(savedViews.owner, owner), eq(savedViews.queue, queue), eq(savedViews.name, name)))
    await announce(change)
  })

/** To colleagues also where it is shared no more. */
const announce = (change: Change): Promise<void> => change.announceToDesk('desk-views')
