// A role is given by two: one admin asks for it, another one confirms it, and from then on it counts.
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Change } from '#src/platform/database/change.ts'
import { people, staff } from '#src/platform/identity/tables.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import { deskRoles } from '#src/wire/route.ts'
import { approvalKind } from '../approvals/kinds.ts'
import { noteAction } from './actions.ts'
import { notForGuests, notProvedYet } from './contract.ts'
import { seatWords } from './rules.ts'
import { holdDesk, spoilSignInLinks, tell } from './seats-held.ts'

export const seatAsked = z.object({ role: z.enum(deskRoles), bank: z.string().nullable() })

export const roleApproval = approvalKind({
  name: 'role',
  who: ['admin'],
  payload: seatAsked,
  path: ({ about }) => `/desk/people/${about}`,
  describe: (seat, name) => `Give ${name} the role ${seatWords(seat)}`,
  announces: ['people'],
  perform: async (change, call, { about: id, askedBy, payload: { role, bank } }) => {
    await holdDesk(change, call)
    await requireMember(change, id)
    const given = { bank, grantedAt: call.now(), grantedBy: askedBy }
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
  },
})

export async function requireMember({ tx }: Change, id: string): Promise<void> {
  const [member] = await tx.select().from(people).where(eq(people.id, id)).for('no key update')
  if (member === undefined) throw new Refusal(notFound)
  if (member.isGuest) throw new Refusal(notForGuests)
  // Mistyped, the address is a stranger's, who would come in by a link.
  if (member.emailVerifiedAt === null) throw new Refusal(notProvedYet)
}

export const seatSubject = (id: string, { role, bank }: { role: string; bank: string | null }): string =>
  [id, role, bank ?? ''].join('/')
