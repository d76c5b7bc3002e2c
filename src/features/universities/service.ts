import { and, asc, desc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { foundIn, notFound, Refusal } from '#src/wire/problem.ts'
import { tooManyUniversities, type UniversityDetail, type UniversityView } from './contract.ts'
import { nameKey } from './rules.ts'
import { searchCache } from './cache.ts'
import { universities, universityRequests } from './tables.ts'
import { announce, viewOf, type University } from './desk.ts'

export { checked, verify, waiting, withdraw } from './desk.ts'

export const search = (call: Call, { query }: { query: string }): Promise<UniversityView[]> => searchCache(call, query)

export async function read(call: Call, { id }: { id: string }): Promise<UniversityDetail> {
  const university = await universityWith(call.db, id)
  if (university.verifiedAt === null && !(await maySeeUnverified(call, id))) throw new Refusal(notFound)
  const { domain, gbgDestinationCountry, gbgDestinationState, waiverDeadline, waiverWindowSource } = university
  return {
    ...viewOf(university),
    domain,
    gbgDestinationCountry,
    gbgDestinationState,
    waiverDeadline: waiverWindowSource === null ? null : (waiverDeadline?.toString() ?? null),
  }
}

/** A name that is there already, verified or waiting, is the same university, no matter who added it. */
export async function add(call: Call, { name }: { name: string }): Promise<UniversityView> {
  const known = await universityNamed(call.db, name)
  if (known === undefined) {
    await call.limits.use(
      { key: `universities:${call.caller.id}`, most: 10, per: Temporal.Duration.from({ hours: 24 }) },
      tooManyUniversities,
    )
  }
  return call.change(async change => {
    const university = known ?? (await insert(change, call, name))
    if (university.verifiedAt === null) await ask(change, call, university.id)
    return viewOf(university)
  })
}

export async function added(call: Call): Promise<UniversityView[]> {
  const rows = await call.db
    .select({ university: universities })
    .from(universityRequests)
    .innerJoin(universities, eq(universities.id, universityRequests.university))
    .where(eq(universityRequests.owner, call.caller.id))
    .orderBy(desc(universityRequests.at), asc(universities.id))
  return rows.map(({ university }) => viewOf(university))
}

async function insert({ tx }: Change, call: Call, name: string): Promise<University> {
  const id = `${slug(name)}-${Buffer.from(call.random(4)).toString('hex')}`
  const [made] = await tx
    .insert(universities)
    .values({ id, name, nameKey: nameKey(name), isAdded: true, addedBy: call.caller.id, createdAt: call.now() })
    .onConflictDoNothing()
    .returning()
  // Somebody else added it at the same moment: theirs is committed by now.
  const university = made ?? (await universityNamed(tx, name))
  if (university === undefined) throw new Error(`The university ${id} was not written.`)
  return university
}

async function ask(change: Change, call: Call, university: string): Promise<void> {
  const asked = await change.tx
    .insert(universityRequests)
    .values({ owner: call.caller.id, university, at: call.now() })
    .onConflictDoNothing()
    .returning()
  if (asked.length > 0) await announce(change, [call.caller.id])
}

async function universityWith(db: Queries, id: string): Promise<University> {
  const university = foundIn(await db.select().from(universities).where(eq(universities.id, id)))
  return university
}

/** The verified one first, where the register has a name twice. */
async function universityNamed(db: Queries, name: string): Promise<University | undefined> {
  const [university] = await db
    .select()
    .from(universities)
    .where(
      and(
        eq(universities.nameKey, nameKey(name)),
        or(isNotNull(universities.verifiedAt), eq(universities.isAdded, true)),
      ),
    )
    .orderBy(asc(isNull(universities.verifiedAt)), asc(universities.id))
    .limit(1)
  return university
}

async function maySeeUnverified({ db, caller }: Call, university: string): Promise<boolean> {
  if (caller.roles.length > 0) return true
  const asked = await db
    .select()
    .from(universityRequests)
    .where(and(eq(universityRequests.owner, caller.id), eq(universityRequests.university, university)))
  return asked.length > 0
}

const slug = (name: string): string =>
  nameKey(name)
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80) || 'university'
