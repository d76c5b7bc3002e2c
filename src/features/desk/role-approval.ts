// A role is given by two: one admin asks for it, another one confirms it, and from then on it counts.
import * as audited from './audit-actions.ts'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { foundIn, Refusal } from '#src/wire/problem.ts'
import { deskRoles } from '#src/wire/route.ts'
import { approvalKind } from '../approvals/kinds.ts'
import { noteAction } from '../audit/actions.ts'
import { addressChanged, notForGuests } from './contract.ts'
import { notProvedYet } from '../accounts/seats/contract.ts'
import { seatWords } from '../accounts/seats/rules.ts'
import { giveSeat, hasProvedAddress, holdDesk, tell } from '../accounts/seats/seats.ts'

type Person = typeof people.$inferSelect

export const seatAsked = z.object({ role: z.enum(deskRoles), bank: z.string().nullable() })

export const roleApproval = approvalKind({
  name: 'role',
  words: 'A role',
  who: ['admin'],
  isOfStaff: true,
  payload: seatAsked,
  path: ({ about }) => `/desk/people/${about}`,
  describe: (seat, name) => `Give ${name} the role ${seatWords(seat)}`,
  announces: ['people'],
  perform: async (change, call, { about: id, subject, askedBy, payload: { role, bank } }) => {
    await holdDesk(change, call)
    const member = await requireMember(change, id)
    if (subject !== seatSubject(call, member, { role, bank })) throw new Refusal(addressChanged)
    if (!(await giveSeat(change, member, { role, bank, grantedAt: call.now(), grantedBy: askedBy }))) return
    await noteAction(change, call, { what: audited.roleGranted, about: id, detail: seatWords({ role, bank }) })
    await tell(change, id)
  },
})

export async function requireMember({ tx }: Change, id: string): Promise<Person> {
  const member = foundIn(await tx.select().from(people).where(eq(people.id, id)).for('no key update'))
  if (member.isGuest) throw new Refusal(notForGuests)
  // Mistyped, the address is a stranger's, who would come in by a link.
  if (!hasProvedAddress(member)) throw new Refusal(notProvedYet)
  return member
}

/**
 * A role is asked for the person at an address. By its mark, which tells the address to nobody, it is seen whether the account
 * has another one since: changed, put back, or brought by a second account. Asked for then, it is another request.
 */
export const seatSubject = (
  { vault }: Pick<Call, 'vault'>,
  { id, email }: Pick<Person, 'id' | 'email'>,
  { role, bank }: { role: string; bank: string | null },
): string => [id, role, bank ?? '', vault.mark(`role for ${email ?? ''}`)].join('/')
