import * as audited from './audit-actions.ts'
import { eq } from 'drizzle-orm'
import type { Call } from '#src/platform/services.ts'
import { endSessionsOf } from '#src/platform/identity/sessions.ts'
import { people, sessions } from '#src/platform/identity/tables.ts'
import { foundIn } from '#src/wire/problem.ts'
import { noteAction } from '../audit/actions.ts'

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
