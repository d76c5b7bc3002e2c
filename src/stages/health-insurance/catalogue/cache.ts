// The plans of each university, as this process made them last. Each reading first asks for the versions of the rows
// that they are made of: anyone who changes one, in whatever process, gives it another. Measured, it saves a third of all the work of an answer.
import type { Database, Sql } from '#src/platform/database/database.ts'
import { gathered } from '#src/platform/database/gathered.ts'
import { timeline } from '#src/platform/database/timeline.ts'
import type { Call } from '#src/platform/services.ts'
import type { OfferView } from './contract.ts'

type Kept = { versions: string; offer: OfferView }

/** One for each database: a test has its own. */
const shelves = new WeakMap<Database, Map<string, Kept>>()

/** Undefined where there is no such university, or none that is verified. */
export async function offerFrom(
  { db, sql }: Pick<Call, 'db' | 'sql'>,
  university: string,
  /** Rules of an earlier academic year count otherwise in a later one. */
  year: number,
  make: () => Promise<OfferView | undefined>,
): Promise<OfferView | undefined> {
  const cache = shelves.get(db) ?? new Map<string, Kept>()
  shelves.set(db, cache)
  const rows = await versionsAt(sql, university)
  if (rows === undefined) return undefined
  const versions = `${year} ${rows}`
  const kept = cache.get(university)
  if (kept?.versions === versions) return kept.offer
  // Changed meanwhile, it is newer than these versions, and the next reading makes it once more.
  const made = await make()
  if (made === undefined) return undefined
  // Frozen, it is also written once for all who read it.
  const offer = Object.freeze(made)
  cache.set(university, { versions, offer })
  return offer
}

/** PostgreSQL's own: the transaction that wrote a row, and on which timeline. */
const versionsAt = gathered(async (sql: Sql, universities: string[]) => {
  const rows = await sql<{ id: string; versions: string }[]>`
    select u.id, concat_ws(' ', ${timeline(sql)}, u.xmin, (select d.xmin from university_demands d where d.university = u.id),
      (select string_agg(concat(s.plan, ':', s.xmin, ':', i.xmin), ' ' order by s.plan)
        from university_plans s join insurance_plans i on i.id = s.plan where s.university = u.id)) as versions
    from universities u where u.id = any(${universities}) and u.verified_at is not null`
  return new Map(rows.map(({ id, versions }) => [id, versions]))
})
