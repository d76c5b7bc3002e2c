// Who sits at the desk as what. A role counts from the next request on, given or taken.
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Change } from '../../platform/database/change.ts'
import type { Call } from '../../platform/house.ts'
import { people, sessions, staff } from '../../platform/identity/tables.ts'
import { notFound, Refusal } from '../../wire/problem.ts'
import { deskRoles, type DeskRole } from '../../wire/route.ts'
import { mustHaveProved } from '../accounts/proof/service.ts'
import { links } from '../accounts/tables.ts'
import { noteAction } from './actions.ts'
import { lastAdmin, notForGuests, type PersonView, type SeatView } from './contract.ts'
import { person } from './people.ts'
import { seatWords, type Seat } from './rules.ts'

export const seat = async ({ caller: { firstName, roles, bank } }: Call): Promise<SeatView> => ({
  firstName,
  roles: deskRoles.filter(role => roles.includes(role)),
  bank,
})

export async function grantRole(call: Call, { id, role, bank }: Seat & { id: string }): Promise<PersonView> {
  await mustHaveProved(call)
  await call.change(async change => {
    await holdDesk(change, call)
    const [member] = await change.tx.select().from(people).where(eq(people.id, id)).for('no key update')
    if (member === undefined) throw new Refusal(notFound)
    if (member.isGuest) throw new Refusal(notForGuests)
    const given = { bank, grantedAt: call.now(), grantedBy: call.caller.id }
    const changed = await change.tx
      .insert(staff)
      .values({ person: id, role, ...given })
      .onConflictDoUpdate({
        target: [staff.person, staff.role],
        set: given,
        setWhere: sql`${staff.bank} is distinct from excluded.bank`,
      })
      .returning()
    if (changed.length === 0) return
    await spoilSignInLinks(change, call, id)
    await noteAction(change, call, { what: 'role-granted', about: id, detail: seatWords({ role, bank }) })
    await tell(change, id)
  })
  return person(call, { id })
}

export async function withdrawRole(call: Call, { id, role }: { id: string; role: DeskRole }): Promise<PersonView> {
  await mustHaveProved(call)
  await call.change(async change => {
    await holdDesk(change, call)
    const [taken] = await change.tx
      .delete(staff)
      .where(and(eq(staff.person, id), eq(staff.role, role)))
      .returning()
    if (taken === undefined) throw new Refusal(notFound)
    const admins = await change.tx.select().from(staff).where(eq(staff.role, 'admin'))
    if (admins.length === 0) throw new Refusal(lastAdmin)
    await noteAction(change, call, { what: 'role-withdrawn', about: id, detail: seatWords(taken) })
    await tell(change, id)
  })
  return person(call, { id })
}

/** One change of seats at a time: two admins who withdraw each other would leave none. */
async function holdDesk({ tx }: Change, { caller }: Call): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('desk-seats'))`)
  const [still] = await tx
    .select()
    .from(staff)
    .where(and(eq(staff.person, caller.id), eq(staff.role, 'admin')))
  if (still === undefined) throw new Refusal(notFound)
}

/** A link was made for a student; nobody may come to the desk with it. */
const spoilSignInLinks = ({ tx }: Change, { now }: Call, id: string) =>
  tx
    .update(links)
    .set({ usedAt: now() })
    .where(and(eq(links.person, id), eq(links.purpose, 'custom-token'), isNull(links.usedAt)))

/** What a stream hears was settled when it was opened, so theirs are closed: the browser opens new ones. */
async function tell({ tx, announce }: Change, id: string): Promise<void> {
  await announce('desk:admin', 'people')
  const open = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.person, id))
  for (const session of open) await announce(`session:${session.id}`, 'ended')
}
