import * as audited from './audit-actions.ts'
import { eq } from 'drizzle-orm'
import type { Call } from '#src/platform/services.ts'
import { endSessionsOf, noteActive } from '#src/platform/identity/sessions.ts'
import { people } from '#src/platform/identity/tables.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import { mustHaveProved } from '../accounts/proof/service.ts'
import { factorsReset } from '../accounts/second-factor/copy.ts'
import { writeToOwner } from '../accounts/letters.ts'
import { forgetFactors } from '../accounts/factors.ts'
import { noteAction } from '../audit/actions.ts'
import { nothingToReset, ownFactors } from './contract.ts'

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
