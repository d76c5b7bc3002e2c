// The catalogue of this process. Any process may change what a search finds, so each search first asks for
// what changed since: one indexed read that is nearly always empty.
import { sql } from 'drizzle-orm'
import type { Database, Sql, Transaction } from '#src/platform/database/database.ts'
import { buildCatalogue, type Catalogue } from './catalogue.ts'
import type { UniversityView } from './contract.ts'
import type { Searchable } from './rules.ts'

type Entry = Searchable & { city: string; stateCode: string | null; revision: number }
type Cache = { entries: Map<string, Entry>; revision: number; catalogue: Catalogue<Entry> }

/** One for each database: a test has its own. */
const shelves = new WeakMap<Database, Cache>()

export async function searchCache({ db, sql }: { db: Database; sql: Sql }, query: string): Promise<UniversityView[]> {
  const cache = shelves.get(db) ?? { entries: new Map(), revision: 0, catalogue: buildCatalogue<Entry>([]) }
  shelves.set(db, cache)
  catchUp(cache, await changesSince(sql, cache.revision))
  return cache.catalogue.search(query).map(({ id, name, displayName, city, stateCode, verified }) => ({
    id,
    name,
    displayName: displayName ?? name,
    city,
    stateCode,
    verified,
  }))
}

const changesSince = (sql: Sql, revision: number) => sql<Entry[]>`
  select id, name, display_name as "displayName", aliases, initials, city, state_code as "stateCode",
         verified_at is not null as verified, known, revision
  from universities
  where revision > ${revision}`

/** Two searches may bring the same news in either order: the later revision stays. */
function catchUp(cache: Cache, changed: readonly Entry[]): void {
  const news = changed.filter(({ id, revision }) => revision > (cache.entries.get(id)?.revision ?? 0))
  if (news.length === 0) return
  for (const entry of news) {
    cache.entries.set(entry.id, entry)
    cache.revision = Math.max(cache.revision, entry.revision)
  }
  cache.catalogue = buildCatalogue([...cache.entries.values()])
}

/** Held until the commit, so that revisions are seen in the order in which they were given. */
export async function nextRevision(tx: Transaction): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('university-catalogue'))`)
  const [row] = await tx.execute<{ revision: number }>(sql`select nextval('university_revisions')::int as revision`)
  if (row === undefined) throw new Error('The sequence of revisions gave no number.')
  return row.revision
}
