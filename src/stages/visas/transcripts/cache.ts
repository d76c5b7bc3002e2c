// The published transcripts of this process, arranged for ranking. Any process may publish or withdraw one, so each
// search first asks for what changed since: one indexed read that is nearly always empty.
import { sql } from 'drizzle-orm'
import type { Database, Sql, Transaction } from '#src/platform/database/database.ts'
import { layOut, type Entry, type Ranking } from './ranks.ts'

type Row = Entry & { revision: number; isPublished: boolean; order: string }

type Cache = { rows: Map<string, Row>; revision: number; ranking: Ranking }

/** One for each database: a test has its own. */
const shelves = new WeakMap<Database, Cache>()

export async function rankingOf({ db, sql: query }: { db: Database; sql: Sql }): Promise<Ranking> {
  const cache = shelves.get(db) ?? { rows: new Map(), revision: 0, ranking: layOut([]) }
  shelves.set(db, cache)
  catchUp(cache, await changesSince(query, cache.revision))
  return cache.ranking
}

const changesSince = (query: Sql, revision: number) => query<Row[]>`
  select id, university, subject, consulate, funding, visa_accepted as "visaAccepted", revision,
         withdrawn_at is null as "isPublished", (brought_as is null)::int || published_at::text as "order"
  from transcripts
  where revision > ${revision}`

/** Two searches may bring the same news in either order: the later revision stays. */
function catchUp(cache: Cache, changed: readonly Row[]): void {
  const news = changed.filter(({ id, revision }) => revision > (cache.rows.get(id)?.revision ?? 0))
  if (news.length === 0) return
  for (const row of news) {
    cache.rows.set(row.id, row)
    cache.revision = Math.max(cache.revision, row.revision)
  }
  const published = [...cache.rows.values()].filter(({ isPublished }) => isPublished)
  cache.ranking = layOut(published.toSorted(latestFirst))
}

/** What a student entered stands before what we wrote, where both come as near. */
const latestFirst = (one: Row, other: Row): number =>
  one.order === other.order ? (one.id < other.id ? -1 : 1) : one.order < other.order ? 1 : -1

/** Held until the commit, so that revisions are seen in the order in which they were given. */
export async function nextRevision(tx: Transaction): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('transcript-cache'))`)
  const [row] = await tx.execute<{ revision: number }>(sql`select nextval('transcript_revisions')::int as revision`)
  if (row === undefined) throw new Error('The sequence of revisions gave no number.')
  return row.revision
}
