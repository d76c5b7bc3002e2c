// Somebody buys no plan here: said, changed and taken back, as long as nothing was bought.
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import { perHour } from '#src/platform/database/limits.ts'
import type { Call } from '#src/platform/house.ts'
import { Refusal } from '#src/wire/problem.ts'
import type { Nothing } from '#src/wire/shapes.ts'
import { withdrawOpen } from '../purchase/open-request.ts'
import { insuranceRequests } from '../purchase/tables.ts'
import { isInsuredHere, type OwnCoverView } from './contract.ts'
import type { OwnCover } from './rules.ts'
import { insuranceOwnCovers } from './tables.ts'
import { endOwnCover, standing } from './ending.ts'

export async function read({ db, caller }: Call): Promise<OwnCoverView | null> {
  const [row] = await db.select().from(insuranceOwnCovers).where(standing(caller.id))
  return row === undefined ? null : { kind: row.kind, isHandedIn: row.handedInAt !== null }
}

type Said = { kind: OwnCover; isHandedIn: boolean }

export async function say(call: Call, { kind, isHandedIn }: Said): Promise<Nothing> {
  await call.limits.use(changesOf(call.caller.id))
  return call.change(async change => {
    // Holds the person, so that of two at once the second finds what the first wrote.
    await withdrawOpen(change, call)
    await refuseInsured(change, call)
    const [row] = await change.tx.select().from(insuranceOwnCovers).where(standing(call.caller.id))
    const isSame = row?.kind === kind
    if (!isSame) {
      await endOwnCover(change, call)
      await change.tx.insert(insuranceOwnCovers).values({ owner: call.caller.id, kind, saidAt: call.now() })
    }
    const isWaiver = kind === 'elsewhere' && isHandedIn
    await change.tx
      .update(insuranceOwnCovers)
      .set({ handedInAt: isWaiver ? ((isSame ? row.handedInAt : null) ?? call.now()) : null })
      .where(standing(call.caller.id))
    await change.announce(`person:${call.caller.id}`, 'insurance', 'journey')
    return {}
  })
}

export async function takeBack(call: Call): Promise<Nothing> {
  await call.limits.use(changesOf(call.caller.id))
  return call.change(async change => {
    await endOwnCover(change, call)
    await change.announce(`person:${call.caller.id}`, 'insurance', 'journey')
    return {}
  })
}

async function refuseInsured({ tx }: Change, { caller }: Call): Promise<void> {
  const [policy] = await tx
    .select({ id: insuranceRequests.id })
    .from(insuranceRequests)
    .where(
      and(
        eq(insuranceRequests.owner, caller.id),
        isNotNull(insuranceRequests.depositConfirmedAt),
        isNull(insuranceRequests.cancelledAt),
      ),
    )
    .limit(1)
  if (policy !== undefined) throw new Refusal(isInsuredHere)
}

const changesOf = (person: string) => perHour(`insurance-own-cover:${person}`, 120)
