// One reviewer has an SOP at a time; only they write on it.
import { eq } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/house.ts'
import { people } from '#src/platform/identity/tables.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import type { Nothing } from '#src/wire/shapes.ts'
import * as copy from '../feedback/copy.ts'
import { sopVersions } from '../tables.ts'
import type { Version } from '../versions.ts'
import { claimedBySomebody, notClaimed, type Holder } from './contract.ts'

type Named = { id: string }

export async function claim(call: Call, { id }: Named): Promise<Nothing> {
  await call.change(async change => {
    const version = await held(change, id)
    if (version.claimedBy === call.caller.id) return
    if (version.claimedBy !== null) throw await claimedBy(change, version.claimedBy)
    await change.tx
      .update(sopVersions)
      .set({ claimedBy: call.caller.id, claimedAt: call.now() })
      .where(eq(sopVersions.id, id))
    await change.announceToDesk('sops')
  })
  return {}
}

export async function release(call: Call, { id }: Named): Promise<Nothing> {
  await call.change(async change => {
    const version = await held(change, id)
    if (version.claimedBy === null) return
    const mayRelease = version.claimedBy === call.caller.id || call.caller.roles.includes('admin')
    if (!mayRelease) throw await claimedBy(change, version.claimedBy)
    await change.tx.update(sopVersions).set({ claimedBy: null, claimedAt: null }).where(eq(sopVersions.id, id))
    await change.announceToDesk('sops')
  })
  return {}
}

export async function held({ tx }: Change, id: string): Promise<Version> {
  const [version] = await tx.select().from(sopVersions).where(eq(sopVersions.id, id)).for('no key update')
  if (version === undefined) throw new Refusal(notFound)
  return version
}

/** The caller's own, or why not. */
export async function ownClaim(change: Change, { caller }: Call, id: string): Promise<Version> {
  const version = await held(change, id)
  if (version.claimedBy === null) throw new Refusal(notClaimed)
  if (version.claimedBy !== caller.id) throw await claimedBy(change, version.claimedBy)
  return version
}

export const holderOf = ({ claimedBy: id, claimedAt }: Version, name: string | null): Holder | null =>
  id === null ? null : { id, name: name ?? '', since: claimedAt?.toString() ?? null }

async function claimedBy({ tx }: Change, id: string): Promise<Refusal> {
  const [person] = await tx.select({ name: people.firstName }).from(people).where(eq(people.id, id))
  return new Refusal({ ...claimedBySomebody, message: copy.claimedBy(person?.name || 'Somebody') })
}
