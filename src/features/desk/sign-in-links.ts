import * as audited from './audit-actions.ts'
import { eq } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { people, staff } from '#src/platform/identity/tables.ts'
import { foundIn, Refusal } from '#src/wire/problem.ts'
import { makeLink } from '../accounts/links.ts'
import { mustHaveProved } from '../accounts/proof/service.ts'
import { linkMade } from '../accounts/second-factor/copy.ts'
import { writeToOwner } from '../accounts/letters.ts'
import { noteAction } from '../audit/actions.ts'
import { notAStudent } from './contract.ts'

/** For a student who cannot get in. Staff get none: anyone who makes one could use it. */
export async function makeSignInLink(call: Call, { id }: { id: string }): Promise<{ url: string }> {
  await mustHaveProved(call)
  let token = ''
  // Not the transaction's answer, which may be kept for a repeated call: only the link's hash is.
  await call.change(async change => {
    await requireStudent(change, id)
    token = await makeLink(change, call, { purpose: 'custom-token', person: id })
    await writeToOwner(change, call, id, linkMade)
    await noteAction(change, call, { what: audited.signInLinkMade, about: id })
  })
  return { url: `${call.settings.publicUrl}/auth-actions?mode=signInWithToken&token=${token}` }
}

/** Their row is held, so that they get no role in between. */
async function requireStudent({ tx }: Change, id: string): Promise<void> {
  const member = foundIn(await tx.select().from(people).where(eq(people.id, id)).for('no key update'))
  const seats = await tx.select().from(staff).where(eq(staff.person, id))
  if (member.isGuest || seats.length > 0) throw new Refusal(notAStudent)
}
