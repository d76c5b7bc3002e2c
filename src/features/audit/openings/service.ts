// Who of our team opened what of a person's, from the audit itself.
import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import { momentOf } from '#src/journey/moments.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/house.ts'
import { people, staff } from '#src/platform/identity/tables.ts'
import { deskRoles } from '#src/wire/route.ts'
import { roleNames } from '../copy.ts'
import { openings, type Opening } from '../rules.ts'
import { deskActions } from '../tables.ts'
import type { OpeningView } from './contract.ts'
import { openingWords } from './copy.ts'

const page = 20

export async function openingsOf(call: Call, { before }: { before?: string | undefined }) {
  const rows = await read(call.db, call.caller.id, { before, most: page + 1 })
  return { openings: rows.slice(0, page), hasMore: rows.length > page }
}

/** All of them, for the copy of one's data. */
export const allOpenings = (db: Queries, owner: string): Promise<OpeningView[]> => read(db, owner, { most: mostInCopy })

const mostInCopy = 100_000

type Wanted = { before?: string | undefined; most: number }

/** Ids grow with time. */
async function read(db: Queries, owner: string, { before, most }: Wanted): Promise<OpeningView[]> {
  const rows = await db
    .select({ action: deskActions, firstName: people.firstName })
    .from(deskActions)
    .leftJoin(people, eq(people.id, deskActions.by))
    .where(
      and(
        eq(deskActions.about, owner),
        inArray(deskActions.what, [...openings]),
        before === undefined ? undefined : lt(deskActions.id, before),
      ),
    )
    .orderBy(desc(deskActions.id))
    .limit(most)
  const roles = await rolesOf(
    db,
    rows.map(({ action }) => action.by),
  )
  return rows.flatMap(({ action: { id, what, detail, at, by }, firstName }) =>
    isOpening(what)
      ? [{ id, who: firstName || null, roles: roles.get(by) ?? [], what: wordsOf(what, detail), at: momentOf(at) }]
      : [],
  )
}

const isOpening = (what: string): what is Opening => openings.some(one => one === what)

/** What is added is one's own: a file's name, a bank that was sent an application, a product that was ordered. */
const wordsOf = (what: Opening, detail: string): string => [openingWords[what], detail].filter(Boolean).join(': ')

export async function rolesOf(db: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  if (ids.length === 0) return new Map()
  const seats = await db
    .select({ person: staff.person, role: staff.role })
    .from(staff)
    .where(inArray(staff.person, [...new Set(ids)]))
  const byPerson = Map.groupBy(seats, ({ person }) => person)
  return new Map(
    [...byPerson].map(([person, some]) => [
      person,
      deskRoles.filter(role => some.some(seat => seat.role === role)).map(role => roleNames[role]),
    ]),
  )
}
