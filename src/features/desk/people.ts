import * as audited from './audit-actions.ts'
import { desc, eq, exists, inArray, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { people as peopleTable, staff } from '#src/platform/identity/tables.ts'
import { foundIn } from '#src/wire/problem.ts'
import { matching } from '../people/finding/search.ts'
import { noteLook } from '../audit/actions.ts'
import { nameOf, waitingOf } from '../approvals/requests.ts'
import type { PersonView } from './contract.ts'
import { roleApproval, seatAsked } from './role-approval.ts'

type Person = typeof peopleTable.$inferSelect
type Seat = PersonView['seats'][number]

const mostFound = 50

export async function people({ db, now }: Call, { search }: { search: string }): Promise<PersonView[]> {
  const found = await db
    .select()
    .from(peopleTable)
    .where(search.trim() === '' ? atTheDesk(db) : matching(search.trim()))
    .orderBy(peopleTable.isGuest, peopleTable.firstName, peopleTable.lastName, desc(peopleTable.createdAt))
    .limit(mostFound)
  return withSeats(db, found, now())
}

export async function person({ db, now }: Pick<Call, 'db' | 'now'>, { id }: { id: string }): Promise<PersonView> {
  const view = foundIn(await withSeats(db, await db.select().from(peopleTable).where(eq(peopleTable.id, id)), now()))
  return view
}

/** How to reach a student is written down when it is read; a colleague's roles are Safar's own. */
export async function readPerson(call: Call, { id }: { id: string }): Promise<PersonView> {
  const view = await person(call, { id })
  if (view.seats.length === 0) await noteLook(call, { what: audited.personRead, about: id })
  return view
}

const atTheDesk = (db: Queries): SQL => exists(db.select().from(staff).where(eq(staff.person, peopleTable.id)))

async function withSeats(db: Queries, found: readonly Person[], now: Temporal.Instant): Promise<PersonView[]> {
  if (found.length === 0) return []
  const giver = alias(peopleTable, 'giver')
  const rows = await db
    .select({ seat: staff, grantedBy: sql<string | null>`trim(${giver.firstName} || ' ' || ${giver.lastName})` })
    .from(staff)
    .leftJoin(giver, eq(giver.id, staff.grantedBy))
    .where(
      inArray(
        staff.person,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(staff.role)
  const seats = Map.groupBy(rows, ({ seat }) => seat.person)
  const asked = await rolesAskedFor(db, found, now)
  return found.map(one =>
    viewOf(
      one,
      (seats.get(one.id) ?? []).map(({ seat: { role, bank, grantedAt }, grantedBy }) => ({
        role,
        bank,
        grantedAt: grantedAt.toString(),
        grantedBy,
      })),
      asked.get(one.id) ?? [],
    ),
  )
}

type Asked = PersonView['asked'][number]

/** What waits for a second admin, by whom it is about. */
async function rolesAskedFor(db: Queries, found: readonly Person[], now: Temporal.Instant) {
  const waiting = (await waitingOf(db, roleApproval.name, now)).filter(({ about }) =>
    found.some(({ id }) => id === about),
  )
  const all = await Promise.all(
    waiting.map(async ({ about, payload, askedAt, askedBy }): Promise<[string, Asked]> => [
      about,
      { ...seatAsked.parse(payload), askedAt: askedAt.toString(), askedBy: await nameOf(db, askedBy) },
    ]),
  )
  return new Map([...Map.groupBy(all, ([about]) => about)].map(([about, some]) => [about, some.map(([, one]) => one)]))
}

const viewOf = (
  { id, firstName, middleName, lastName, email, phone, isGuest, createdAt }: Person,
  seats: Seat[],
  asked: Asked[],
): PersonView => ({
  id,
  name: [firstName, middleName, lastName].filter(name => name !== '').join(' '),
  email,
  phone,
  isGuest,
  createdAt: createdAt.toString(),
  seats,
  asked,
})
