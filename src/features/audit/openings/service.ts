// Who of our team opened what of a person's, from the audit itself.
import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import { momentOf } from '#src/journey/moments.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { people, staff } from '#src/platform/identity/tables.ts'
import { deskRoles } from '#src/wire/route.ts'
import { roleNames } from '../rules.ts'
import type { AuditAction } from '../actions.ts'
import { deskActions } from '../tables.ts'
import type { OpeningView } from '../contract.ts'

const page = 20

export async function openingsOf(
  known: readonly AuditAction[],
  call: Call,
  { before }: { before?: string | undefined },
) {
  const rows = await read(known, call.db, call.caller.id, { before, most: page + 1 })
  return { openings: rows.slice(0, page), hasMore: rows.length > page }
}

/** All of them, for the copy of one's data. */
export const allOpenings = (known: readonly AuditAction[], db: Queries, owner: string): Promise<OpeningView[]> =>
  read(known, db, owner, { most: mostInCopy })

const mostInCopy = 100_000

type Wanted = { before?: string | undefined; most: number }

/** Ids grow with time. */
async function read(
  known: readonly AuditAction[],
  db: Queries,
  owner: string,
  { before, most }: Wanted,
): Promise<OpeningView[]> {
  const looks = new Map(known.flatMap(({ name, look }) => (look === undefined ? [] : [[name, look] as const])))
  const rows = await db
    .select({ action: deskActions, firstName: people.firstName })
    .from(deskActions)
    .leftJoin(people, eq(people.id, deskActions.by))
    .where(
      and(
        eq(deskActions.about, owner),
        inArray(deskActions.what, [...looks.keys()]),
        before === undefined ? undefined : lt(deskActions.id, before),
      ),
    )
    .orderBy(desc(deskActions.id))
    .limit(most)
  const roles = await rolesOf(
    db,
    rows.map(({ action }) => action.by),
  )
  return rows.map(({ action: { id, what, detail, at, by }, firstName }) => ({
    id,
    who: firstName || null,
    roles: roles.get(by) ?? [],
    // What is added is one's own: a file's name, a bank that was sent an application, a product that was ordered.
    what: [looks.get(what), detail].filter(Boolean).join(': '),
    at: momentOf(at),
  }))
}

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
