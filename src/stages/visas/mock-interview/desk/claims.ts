// One reviewer has an interview at a time; only they write on it.
import { eq } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/house.ts'
import { people } from '#src/platform/identity/tables.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import type { Nothing } from '#src/wire/shapes.ts'
import * as copy from '../copy.ts'
import { mockInterviews } from '../tables.ts'
import type { Interview } from '../views.ts'
import { claimedBySomebody, notClaimed } from './contract.ts'

type Named = { id: string }

export async function claim(call: Call, { id }: Named): Promise<Nothing> {
  return call.change(async change => {
    const { claimedBy } = await held(change, id)
    if (claimedBy === call.caller.id) return {}
    if (claimedBy !== null) throw await takenBy(change, claimedBy)
    await hold(change, id, { claimedBy: call.caller.id, claimedAt: call.now() })
    return {}
  })
}

export async function release(call: Call, { id }: Named): Promise<Nothing> {
  return call.change(async change => {
    const { claimedBy } = await held(change, id)
    if (claimedBy === null) return {}
    const mayRelease = claimedBy === call.caller.id || call.caller.roles.includes('admin')
    if (!mayRelease) throw await takenBy(change, claimedBy)
    await hold(change, id, { claimedBy: null, claimedAt: null })
    return {}
  })
}

/** The caller's own, or why not. */
export async function ownClaim(change: Change, { caller }: Call, id: string): Promise<Interview> {
  const interview = await held(change, id)
  if (interview.claimedBy === null) throw new Refusal(notClaimed)
  if (interview.claimedBy !== caller.id) throw await takenBy(change, interview.claimedBy)
  return interview
}

async function held({ tx }: Change, id: string): Promise<Interview> {
  const [interview] = await tx.select().from(mockInterviews).where(eq(mockInterviews.id, id)).for('no key update')
  if (interview === undefined) throw new Refusal(notFound)
  return interview
}

async function hold(change: Change, id: string, by: Pick<Interview, 'claimedBy' | 'claimedAt'>): Promise<void> {
  await change.tx.update(mockInterviews).set(by).where(eq(mockInterviews.id, id))
  await change.announceToDesk('mock-interviews')
}

async function takenBy({ tx }: Change, id: string): Promise<Refusal> {
  const [person] = await tx.select({ name: people.firstName }).from(people).where(eq(people.id, id))
  return new Refusal({ ...claimedBySomebody, message: copy.claimedBy(person?.name || 'Somebody') })
}
