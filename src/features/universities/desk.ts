// What the desk does about universities that students added.
import { asc, count, eq, isNull } from 'drizzle-orm'
import type { Change } from '../../platform/database/change.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { Call } from '../../platform/house.ts'
import { people } from '../../platform/identity/tables.ts'
import { notFound, Refusal } from '../../wire/problem.ts'
import type { UniversityView, WaitingUniversity } from './contract.ts'
import { nextRevision } from './shelf.ts'
import { universities, universityRequests } from './tables.ts'
import { announce, viewOf, type University } from './views.ts'

export async function waiting(call: Call): Promise<WaitingUniversity[]> {
  const rows = await call.db
    .select({
      university: universities,
      person: people,
      asks: count(universityRequests.owner),
    })
    .from(universities)
    .leftJoin(people, eq(people.id, universities.addedBy))
    .leftJoin(universityRequests, eq(universityRequests.university, universities.id))
    .where(isNull(universities.verifiedAt))
    .groupBy(universities.id, people.id)
    .orderBy(asc(universities.createdAt), asc(universities.id))
    .limit(200)
  return rows.map(({ university, person, asks }) => ({
    ...viewOf(university),
    createdAt: university.createdAt.toString(),
    addedBy: person === null ? null : { id: person.id, name: nameOf(person) },
    askedForBy: asks,
  }))
}

type Verification = { id: string; city?: string | undefined; stateCode?: string | undefined }

export const verify = (call: Call, { id, city, stateCode }: Verification): Promise<UniversityView> =>
  call.change(change =>
    put(change, id, {
      verifiedAt: call.now(),
      verifiedBy: call.caller.id,
      ...(city !== undefined && { city }),
      ...(stateCode !== undefined && { stateCode, gbgDestinationCountry: 'US', gbgDestinationState: stateCode }),
    }),
  )

export const withdraw = (call: Call, { id }: { id: string }): Promise<UniversityView> =>
  call.change(change => put(change, id, { verifiedAt: null, verifiedBy: null }))

async function put(change: Change, id: string, values: Partial<University>): Promise<UniversityView> {
  const revision = await nextRevision(change.tx)
  const [university] = await change.tx
    .update(universities)
    .set({ ...values, revision })
    .where(eq(universities.id, id))
    .returning()
  if (university === undefined) throw new Refusal(notFound)
  await announce(change, await askersOf(change.tx, id))
  return viewOf(university)
}

const askersOf = async (db: Queries, university: string): Promise<string[]> =>
  (await db.select().from(universityRequests).where(eq(universityRequests.university, university))).map(
    ({ owner }) => owner,
  )

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim()
