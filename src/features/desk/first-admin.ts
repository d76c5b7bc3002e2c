// The first two admins, made by the person who runs the servers: from then on roles are given at the desk, by two.
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '#src/platform/database/database.ts'
import type { House } from '#src/platform/house.ts'
import { people, staff } from '#src/platform/identity/tables.ts'
import { makeLink } from '../accounts/links.ts'
import { forgetFactors } from '../accounts/second-factor/reset.ts'
import { roleNames } from './copy.ts'
import { deskActions } from './tables.ts'

export type FirstAdmin = { email: string; firstName: string; lastName: string }

type Parts = Pick<House, 'inTransaction' | 'now' | 'random'>

/** A role is confirmed by a second admin, so with fewer than two nobody could be given one at the desk. */
const enoughAdmins = 2

/**
 * Answers the token of a sign-in link, or undefined where this is an admin already, or there are two. For the admin who lost
 * their phone, and whom no other can help, it forgets their second factors.
 */
export const makeFirstAdmin = ({ inTransaction, now, random }: Parts, admin: FirstAdmin): Promise<string | undefined> =>
  inTransaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('desk-seats'))`)
    const admins = await tx.select({ person: staff.person }).from(staff).where(eq(staff.role, 'admin'))
    const known = await knownBy(tx, admin.email)
    const makeSignInLink = () => makeLink({ tx }, { now, random }, { purpose: 'sign-in', email: admin.email })
    const isAdmin = known !== undefined && admins.some(({ person }) => person === known)
    if (isAdmin && (await forgetFactors(tx, known))) {
      await tx.insert(deskActions).values({ by: known, what: 'second-factors-reset', about: known, at: now() })
      return makeSignInLink()
    }
    if (isAdmin || admins.length >= enoughAdmins) return undefined
    const person = known ?? (await added(tx, admin, now()))
    await tx.insert(staff).values({ person, role: 'admin', bank: null, grantedAt: now() })
    await tx
      .insert(deskActions)
      .values({ by: person, what: 'role-granted', about: person, detail: roleNames.admin, at: now() })
    return makeSignInLink()
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
