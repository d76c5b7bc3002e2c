// The first two admins, made by the person who runs the servers: from then on roles are given at the desk, by two.
import * as audited from './audit-actions.ts'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { announcedIn } from '#src/platform/database/change.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import type { Services } from '#src/platform/services.ts'
import { endSessionsOf } from '#src/platform/identity/sessions.ts'
import { people, staff } from '#src/platform/identity/tables.ts'
import { makeLink } from '../accounts/links.ts'
import { forgetFactors } from '../accounts/people.ts'
import { roleNames } from '../audit/rules.ts'
import { dropSeats, giveSeat, hasProvedAddress } from '../accounts/seats/seats.ts'
import { deskActions } from '../audit/tables.ts'

export type FirstAdmin = { email: string; firstName: string; lastName: string }

/** Only an admin has the role. The others open their link first: their account was added, or was known and refused. */
export type Made = { became: 'admin' | 'added' | 'refused'; token: string }

type Parts = Pick<Services, 'inTransaction' | 'now' | 'random'>

/** A role is confirmed by a second admin, so with fewer than two nobody could be given one at the desk. */
const enoughAdmins = 2

/**
 * Answers the token of a sign-in link, or undefined where this is an admin already, or there are two. An address has no role
 * before its own link was opened: until then the account may be a stranger's who registered it first, and is signed out. For
 * the admin who lost their phone, and whom no other can help, it forgets their second factors.
 */
export const makeFirstAdmin = ({ inTransaction, now, random }: Parts, admin: FirstAdmin): Promise<Made | undefined> =>
  inTransaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('desk-seats'))`)
    const change = announcedIn(tx)
    const made = async (became: Made['became']): Promise<Made> => ({
      became,
      token: await makeLink({ tx }, { now, random }, { purpose: 'sign-in', email: admin.email }),
    })
    const admins = await adminsIn(tx)
    const [known] = await tx.select().from(people).where(eq(people.email, admin.email)).for('no key update')
    const isAdmin = known !== undefined && admins.some(({ person }) => person === known.id)
    if (isAdmin ? !(await forgetFactors(tx, known.id)) : admins.length >= enoughAdmins) return undefined
    if (known === undefined) {
      await tx.insert(people).values({ ...admin, createdAt: now() })
      return made('added')
    }
    await endSessionsOf(change, known.id)
    if (!hasProvedAddress(known)) {
      await dropSeats(change, known.id, now())
      return made('refused')
    }
    if (!isAdmin) await giveSeat({ tx }, known, { role: 'admin', bank: null, grantedAt: now() })
    await tx.insert(deskActions).values({
      by: known.id,
      about: known.id,
      at: now(),
      ...(isAdmin
        ? { what: audited.secondFactorsReset.name }
        : { what: audited.roleGranted.name, detail: roleNames.admin }),
    })
    return made('admin')
  })

const adminsIn = (tx: Transaction) =>
  tx
    .select({ person: staff.person })
    .from(staff)
    .innerJoin(people, eq(people.id, staff.person))
    .where(and(eq(staff.role, 'admin'), isNotNull(people.emailVerifiedAt)))
