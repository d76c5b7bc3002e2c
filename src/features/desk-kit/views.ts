// Views of queues that somebody at the desk has named, on every device of theirs.
import { and, asc, eq } from 'drizzle-orm'
import type { Call } from '#src/platform/services.ts'
import { Refusal } from '#src/wire/problem.ts'
import { tooManyViews, type SavedView } from './contract.ts'
import { mostViews } from './rules.ts'
import { savedViews } from './tables.ts'

export const list = ({ db, caller }: Call): Promise<SavedView[]> =>
  db
    .select({
      queue: savedViews.queue,
      name: savedViews.name,
      search: savedViews.search,
      chosen: savedViews.chosen,
    })
    .from(savedViews)
    .where(eq(savedViews.owner, caller.id))
    .orderBy(asc(savedViews.queue), asc(savedViews.savedAt), asc(savedViews.name))

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
    await change.announce(`person:${owner}`, 'desk-views')
  })

export const remove = (call: Call, { queue, name }: { queue: string; name: string }): Promise<void> =>
  call.change(async change => {
    const owner = call.caller.id
    await change.tx
      .delete(savedViews)
      .where(and(eq(savedViews.owner, owner), eq(savedViews.queue, queue), eq(savedViews.name, name)))
    await change.announce(`person:${owner}`, 'desk-views')
  })
