import { eq } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { people, staff, sessions } from '#src/platform/identity/tables.ts'
import { foundIn, Refusal, notFound } from '#src/wire/problem.ts'
import { endSessionsOf, noteActive } from '#src/platform/identity/sessions.ts'
import { makeLink } from '../accounts/links.ts'
import { mustHaveProved } from '../accounts/proof/service.ts'
import { linkMade, factorsReset } from '../accounts/second-factor/copy.ts'
import { writeToOwner } from '../accounts/letters.ts'
import { noteAction } from '../audit/actions.ts'
import { forgetFactors } from '../accounts/people.ts'
import * as audited from './audit-actions.ts'
import { notAStudent, nothingToReset, ownFactors } from './contract.ts'

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

/** For a lost phone, once an admin knows who asks. Their sessions end: anyone who has the phone may be in. */
export async function resetSecondFactors(call: Call, { id }: { id: string }): Promise<void> {
  await mustHaveProved(call)
  if (id === call.caller.id) throw new Refusal(ownFactors)
  return call.change(async change => {
    const [person] = await change.tx
      .select({ id: people.id })
      .from(people)
      .where(eq(people.id, id))
      .for('no key update')
    if (person === undefined) throw new Refusal(notFound)
    if (!(await forgetFactors(change.tx, id))) throw new Refusal(nothingToReset)
    await endSessionsOf(change, id)
    await writeToOwner(change, call, id, factorsReset)
    await noteAction(change, call, { what: audited.secondFactorsReset, about: id })
  })
}

export async function stay(call: Call): Promise<void> {
  await noteActive(call)
}

/** For a phone that was lost: every browser of theirs is out at once. Anyone who does it to themselves stays signed in here. */
export async function endSessions(call: Call, { id }: { id: string }): Promise<{ ended: number }> {
  return call.change(async change => {
    foundIn(await change.tx.select({ id: people.id }).from(people).where(eq(people.id, id)))
    const before = await change.tx.$count(sessions, eq(sessions.person, id))
    await endSessionsOf(change, id, id === call.caller.id ? call.caller.sessionId : undefined)
    const ended = before - (await change.tx.$count(sessions, eq(sessions.person, id)))
    if (ended > 0) await noteAction(change, call, { what: audited.sessionsEnded, about: id })
    return { ended }
  })
}
