// What was made from a person's facts, cached in this process for as long as the version of the facts is the same.
import type { FactsByStage } from '#src/journey/views.ts'
import { type Fragment, type Sql, timeline } from '../database/database.ts'

type Entry<Made> = { version: string; made: Promise<Made>; since: number }

export type VersionedCache<Made> = {
  /** The cached value of this version, or what `make` answers, which is cached from then on. */
  read: (key: string, version: string, make: () => Promise<Made>) => Promise<Made>
  /** The cached value of this version, if there is one. */
  cached: (key: string, version: string) => Promise<Made> | undefined
}

/** By the person's id. */
export type FactsCache = VersionedCache<FactsByStage>

/** With more people than these, the entry that has not been read for the longest time is removed. */
const mostPeople = 5000

export function cacheByVersion<Made>(most: number = mostPeople): VersionedCache<Made> {
  const entries = new Map<string, Entry<Made>>()

  const current = (key: string, version: string): Entry<Made> | undefined => {
    const entry = entries.get(key)
    return entry?.version === version && performance.now() - entry.since < cachedAtMost ? entry : undefined
  }

  return {
    cached: (key, version) => current(key, version)?.made,
    read: (key, version, make) => {
      const entry = current(key, version) ?? { version, made: make(), since: performance.now() }
      entries.delete(key)
      entries.set(key, entry)
      if (entries.size > most) removeFirst(entries)
      // A failure is not cached.
      entry.made.catch(() => entries.get(key) === entry && entries.delete(key))
      return entry.made
    },
  }
}

function removeFirst(entries: Map<string, unknown>): void {
  const [first] = entries.keys()
  if (first !== undefined) entries.delete(first)
}

/**
 * Which facts of the person `p` are visible, by the notices of change to them and to all: another text after each
 * transaction that announced something. The latest notice alone would not do, because of two transactions the later may
 * become visible first. After a promotion other transactions may have the same numbers, so each timeline has versions of its
 * own. The notices to all don't depend on `p`, so a statement about many people counts them once.
 */
export const factsVersion = (sql: Sql): Fragment => sql`concat(${timeline(sql)}, ' ',
  (select concat(count(*), ':', sum(c.xid::text::bigint)) from changes c where c.audience = 'person:' || p.id::text), ' ',
  (select concat(count(*), ':', sum(c.xid::text::bigint)) from changes c where c.audience = 'all'))`

/** Notices are pruned after a day (live/prune.ts). What is cached by them must be gone before they are. */
export const cachedAtMost = 60 * 60_000
