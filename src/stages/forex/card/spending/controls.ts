// How a student sets their own card: at the issuer first, and here what the issuer took. Of two devices at once the
// second waits for the first, so that what is shown is what the issuer has.
import { eq, lte } from 'drizzle-orm'
import { mustHaveProved } from '#src/features/accounts/proof/service.ts'
import type { Change } from '#src/platform/database/change.ts'
import { perHour } from '#src/platform/database/limits.ts'
import type { Call } from '#src/platform/house.ts'
import type { CardLimits, Ports } from '#src/platform/ports.ts'
import { Refusal } from '#src/wire/problem.ts'
import type { Nothing } from '#src/wire/shapes.ts'
import { noCard } from './contract.ts'
import { cards } from '../tables.ts'
import { readLimit, type TypedLimits } from './rules.ts'
import { cardSettings } from './tables.ts'

type Setting = { isFrozen?: boolean; limits?: CardLimits | null }

export const freeze = (call: Call): Promise<Nothing> =>
  set(call, (issuing, id) => issuing.setFrozen(id, true), { isFrozen: true })

/** Whoever finds a phone unlocked may freeze the card, and no more. */
export async function thaw(call: Call): Promise<Nothing> {
  await mustHaveProved(call)
  return set(call, (issuing, id) => issuing.setFrozen(id, false), { isFrozen: false })
}

export async function setLimits(call: Call, typed: TypedLimits): Promise<Nothing> {
  await mustHaveProved(call)
  const limits = { daily: readLimit(typed.daily) ?? 0, monthly: readLimit(typed.monthly) ?? 0 }
  return set(call, (issuing, id) => issuing.setLimits(id, limits), { limits })
}

async function set(
  call: Call,
  atIssuer: (issuing: Ports['issuing'], card: string) => Promise<void>,
  setting: Setting,
): Promise<Nothing> {
  const owner = call.caller.id
  await call.limits.use(settingsOf(owner))
  return call.change(async change => {
    const [card] = await change.tx.select().from(cards).where(eq(cards.owner, owner)).for('update')
    if (card === undefined) throw new Refusal(noCard)
    await atIssuer(call.ports.issuing, card.providerId)
    await putSettings(change, owner, setting, call.now())
    return {}
  })
}

const settingsOf = (person: string) => perHour(`card-settings:${person}`, 60)

/** What was said later counts. It is frozen since it first was; limits count from when they were set to what they are. */
export async function putSettings(
  { tx, announce }: Change,
  owner: string,
  { isFrozen, limits }: Setting,
  at: Temporal.Instant,
): Promise<void> {
  const [before] = await tx.select().from(cardSettings).where(eq(cardSettings.owner, owner)).for('update')
  const isSame = before?.daily === (limits?.daily ?? null) && before.monthly === (limits?.monthly ?? null)
  const changes = {
    ...(isFrozen !== undefined && { frozenAt: isFrozen ? (before?.frozenAt ?? at) : null }),
    ...(limits !== undefined &&
      !isSame && {
        daily: limits?.daily ?? null,
        monthly: limits?.monthly ?? null,
        limitsAt: limits === null ? null : at,
      }),
    saidAt: at,
  }
  await tx
    .insert(cardSettings)
    .values({ owner, ...changes })
    .onConflictDoUpdate({ target: cardSettings.owner, set: changes, setWhere: lte(cardSettings.saidAt, at) })
  await announce(`person:${owner}`, 'card')
}
