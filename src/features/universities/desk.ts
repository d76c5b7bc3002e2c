// What the desk does about universities that students added.
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import { noteAction, type AuditAction } from '../audit/actions.ts'
import * as audited from './audit-actions.ts'
import { universityExists, type CheckedUniversity, type UniversityView, type WaitingUniversity } from './contract.ts'
import { nameKey } from './rules.ts'
import { nextRevision } from './cache.ts'
import { universities, universityRequests } from './tables.ts'

export const waiting = ({ db }: Call): Promise<WaitingUniversity[]> => unverified(db)

/** All of them, or those that these students added. */
export async function unverified(db: Queries, students?: readonly string[]): Promise<WaitingUniversity[]> {
  const rows = await db
    .select({
      university: universities,
      person: people,
      asks: count(universityRequests.owner),
    })
    .from(universities)
    .leftJoin(people, eq(people.id, universities.addedBy))
    .leftJoin(universityRequests, eq(universityRequests.university, universities.id))
    .where(and(isNull(universities.verifiedAt), students && inArray(universities.addedBy, [...students])))
    .groupBy(universities.id, people.id)
    .orderBy(asc(universities.createdAt), asc(universities.id))
    .limit(200)
  return rows.map(({ university, person, asks }) => ({
    ...viewOf(university),
    domain: university.domain,
    createdAt: university.createdAt.toString(),
    addedBy: person === null ? null : { id: person.id, name: nameOf(person) },
    askedForBy: asks,
  }))
}

/** Of those that people added; the register's own were never in question. */
export async function checked(call: Call): Promise<CheckedUniversity[]> {
  const rows = await call.db
    .select({ university: universities, person: people })
    .from(universities)
    .leftJoin(people, eq(people.id, universities.verifiedBy))
    .where(and(eq(universities.isAdded, true), isNotNull(universities.verifiedAt)))
    .orderBy(desc(universities.verifiedAt), asc(universities.id))
    .limit(50)
  return rows.flatMap(({ university, person }) =>
    university.verifiedAt === null
      ? []
      : [
          {
            ...viewOf(university),
            domain: university.domain,
            verifiedAt: university.verifiedAt.toString(),
            verifiedBy: person === null ? null : nameOf(person),
          },
        ],
  )
}

type Verification = {
  id: string
  name?: string | undefined
  domain?: string | null | undefined
  city?: string | undefined
  stateCode?: string | undefined
}

export const verify = (call: Call, { id, name, domain, city, stateCode }: Verification): Promise<UniversityView> =>
  call.change(async change => {
    if (name !== undefined) await refuseTakenName(change.tx, id, name)
    return put(change, call, audited.universityVerified, id, {
      verifiedAt: call.now(),
      verifiedBy: call.caller.id,
      ...(name !== undefined && { name, nameKey: nameKey(name) }),
      ...(domain !== undefined && { domain }),
      ...(city !== undefined && { city }),
      ...(stateCode !== undefined && { stateCode, gbgDestinationCountry: 'US', gbgDestinationState: stateCode }),
    })
  })

export const withdraw = (call: Call, { id }: { id: string }): Promise<UniversityView> =>
  call.change(change => put(change, call, audited.universityWithdrawn, id, { verifiedAt: null, verifiedBy: null }))

async function put(
  change: Change,
  call: Call,
  what: AuditAction,
  id: string,
  values: Partial<University>,
): Promise<UniversityView> {
  const revision = await nextRevision(change.tx)
  const [university] = await change.tx
    .update(universities)
    .set({ ...values, revision })
    .where(eq(universities.id, id))
    .returning()
  if (university === undefined) throw new Refusal(notFound)
  await noteAction(change, call, { what, about: id, detail: university.name })
  await announce(change, await askersOf(change.tx, id))
  // Its name, and whether it is verified, are facts of each student who chose it.
  await change.announce('all', 'universities', 'journey')
  return viewOf(university)
}

/** A courtesy; a student who looks for it should find one, not two of the same name. */
async function refuseTakenName(db: Queries, id: string, name: string): Promise<void> {
  const [one] = await db.select().from(universities).where(eq(universities.id, id))
  if (one === undefined || one.nameKey === nameKey(name)) return
  const [taken] = await db
    .select({ id: sql`1` })
    .from(universities)
    .where(and(eq(universities.nameKey, nameKey(name)), ne(universities.id, id)))
    .limit(1)
  if (taken !== undefined) throw new Refusal(universityExists)
}

const askersOf = async (db: Queries, university: string): Promise<string[]> =>
  (await db.select().from(universityRequests).where(eq(universityRequests.university, university))).map(
    ({ owner }) => owner,
  )

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim()

export type University = typeof universities.$inferSelect

export const viewOf = ({ id, name, displayName, city, stateCode, verifiedAt }: University): UniversityView => ({
  id,
  name,
  displayName: displayName ?? name,
  city,
  stateCode,
  verified: verifiedAt !== null,
})

/** Tells the desk and those who asked for it. */
export async function announce(change: Change, askers: readonly string[]): Promise<void> {
  await change.announceToDesk('universities')
  for (const asker of askers) await change.announce(`person:${asker}`, 'universities')
}
