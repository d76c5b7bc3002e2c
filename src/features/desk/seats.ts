// Who sits at the desk as what. A role counts from the next request on, given or taken.
import * as audited_accounts from '../accounts/audit-actions.ts'
import { and, eq } from 'drizzle-orm'
import type { Call } from '#src/platform/services.ts'
import { staff } from '#src/platform/identity/tables.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import { deskRoles, type DeskRole } from '#src/wire/route.ts'
import { mustHaveProved } from '../accounts/proof/service.ts'
import { askSecondPerson } from '../approvals/requests.ts'
import { noteAction } from '../audit/actions.ts'
import { lastAdmin, type PersonView, type SeatView } from './contract.ts'
import { person } from './people.ts'
import { requireMember, roleApproval, seatSubject } from './role-approval.ts'
import { seatWords, type Seat } from '../accounts/seats/rules.ts'
import { holdDesk, tell } from '../accounts/seats/seats.ts'

export const seat = async ({ caller: { firstName, roles, bank } }: Call): Promise<SeatView> => ({
  firstName,
  roles: deskRoles.filter(role => roles.includes(role)),
  bank,
})

/** It waits for a second admin; somebody who has it already is given nothing. */
export async function grantRole(call: Call, { id, role, bank }: Seat & { id: string }): Promise<PersonView> {
  await mustHaveProved(call)
  await call.change(async change => {
    await holdDesk(change, call)
    const member = await requireMember(change, id)
    const [known] = await change.tx
      .select()
      .from(staff)
      .where(and(eq(staff.person, id), eq(staff.role, role)))
    if (known !== undefined && known.bank === bank) return
    const subject = seatSubject(call, member, { role, bank })
    await askSecondPerson(change, call, roleApproval, { subject, about: id, payload: { role, bank } })
  })
  return person(call, { id })
}

/** At once, and by one: what somebody may no longer do waits for nobody. */
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
    await noteAction(change, call, { what: audited_accounts.roleWithdrawn, about: id, detail: seatWords(taken) })
    await tell(change, id)
  })
  return person(call, { id })
}
