// The first two admins, made by the person who runs the servers: from then on roles are given at the desk, by two.
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import type { House } from '../../platform/house.ts'
import { people, staff } from '../../platform/identity/tables.ts'
import { makeLink } from '../accounts/links.ts'
import { roleNames } from './copy.ts'
import { deskActions } from './tables.ts'

export type FirstAdmin = { email: string; firstName: string; lastName: string }

type Parts = Pick<House, 'db' | 'now' | 'random'>

/** A role is confirmed by a second admin, so with fewer than two nobody could be given one at the desk. */
const enoughAdmins = 2

/** Answers the token of a sign-in link, or undefined where this is an admin already, or there are two. */
export const makeFirstAdmin = ({ db, now, random }: Parts, admin: FirstAdmin): Promise<string | undefined> =>
  db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('desk-seats'))`)
    const admins = await tx.select().from(staff).where(eq(staff.role, 'admin'))
    const known = await knownBy(tx, admin.email)
    if (admins.length >= enoughAdmins || admins.some(({ person }) => person === known)) return undefined
    const person = known ?? (await added(tx, admin, now()))
    await tx.insert(staff).values({ person, role: 'admin', bank: null, grantedAt: now() })
    await tx
      .insert(deskActions)
      .values({ by: person, what: 'role-granted', about: person, detail: roleNames.admin, at: now() })
    return makeLink({ tx }, { now, random }, { purpose: 'sign-in', email: admin.email })
  })

async function knownBy(tx: Queries, email: string): Promise<string | undefined> {
  const [known] = await tx.select({ id: people.id }).from(people).where(eq(people.email, email))
  return known?.id
}

async function added(tx: Queries, admin: FirstAdmin, createdAt: Temporal.Instant): Promise<string> {
  const [made] = await tx
    .insert(people)
    .values({ ...admin, createdAt })
    .returning({ id: people.id })
  if (made === undefined) throw new Error('The person was not written.')
  return made.id
}
