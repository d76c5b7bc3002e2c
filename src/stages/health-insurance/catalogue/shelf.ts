// The plans of each university, as this process made them last. Each reading first asks for the versions of the rows
// that they are made of: whoever changes one, in whatever process, gives it another. Measured, it saves a third of all the work of an answer.
import type { Database, Fragment, Sql } from '../../../platform/database/database.ts'
import type { Call, Caller } from '../../../platform/house.ts'
import { readSession, type CallerReader } from '../../../platform/identity/sessions.ts'
import type { OfferView } from './contract.ts'

type Kept = { versions: string; offer: OfferView }

/** One for each database: a test has its own. */
const shelves = new WeakMap<Database, Map<string, Kept>>()

/** By the caller whose session it was read with. */
const brought = new WeakMap<Caller, string | null>()

/** The versions come in the statement that reads the session: every visitor of the insurance reads this. */
export const readCallerWithVersions: CallerReader = async (sql, token, now, { university = '' }) => {
  const session = await readSession(sql, token, now, versionsOf(sql, university.slice(0, 200)))
  if (session === undefined) return undefined
  brought.set(session.caller, typeof session.alongside === 'string' ? session.alongside : null)
  return session.caller
}

/** Undefined where there is no such university, or none that is verified. */
export async function offerFrom(
  { db, sql, caller }: Pick<Call, 'db' | 'sql' | 'caller'>,
  university: string,
  make: () => Promise<OfferView | undefined>,
): Promise<OfferView | undefined> {
  const shelf = shelves.get(db) ?? new Map<string, Kept>()
  shelves.set(db, shelf)
  const versions = brought.get(caller) ?? (await readVersions(sql, university))
  if (versions === null) return undefined
  const kept = shelf.get(university)
  if (kept?.versions === versions) return kept.offer
  // Changed meanwhile, it is newer than these versions, and the next reading makes it once more.
  const made = await make()
  if (made === undefined) return undefined
  // Frozen, it is also written once for all who read it.
  const offer = Object.freeze(made)
  shelf.set(university, { versions, offer })
  return offer
}

async function readVersions(sql: Sql, university: string): Promise<string | null> {
  const [found] = await sql<{ versions: string | null }[]>`select (${versionsOf(sql, university)}) as versions`
  return found?.versions ?? null
}

/** PostgreSQL's own: the transaction that wrote a row. */
const versionsOf = (sql: Sql, university: string): Fragment => sql`
  select concat_ws(' ', u.xmin, (select d.xmin from university_demands d where d.university = u.id),
    (select string_agg(concat(s.plan, ':', s.xmin, ':', i.xmin), ' ' order by s.plan)
      from university_plans s join insurance_plans i on i.id = s.plan where s.university = u.id))
  from universities u where u.id = ${university} and u.verified_at is not null`
