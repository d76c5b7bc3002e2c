// How a student sets their own card: at the issuer first, and here what the issuer took. One device at a time, so that
// what is shown is what the issuer has. No transaction is held meanwhile: the issuer may take its time.
import { eq, lte, sql } from 'drizzle-orm'
import { mustHaveProved } from '#src/features/accounts/proof/service.ts'
import type { Change } from '#src/platform/database/change.ts'
import { perHour } from '#src/platform/database/limits.ts'
import type { Call } from '#src/platform/services.ts'
import type { CardLimits, Ports } from '#src/platform/ports.ts'
import { Refusal } from '#src/wire/problem.ts'
import { cardBusy, noCard } from './contract.ts'
import { cards, cardSettings } from '../tables.ts'
import { readLimit, type TypedLimits } from './rules.ts'

type Setting = { isFrozen?: boolean; limits?: CardLimits | null }

export const freeze = (call: Call): Promise<void> =>
  set(call, (issuing, id) => issuing.setFrozen(id, true), { isFrozen: true })

/** A person who finds a phone unlocked may freeze the card, and no more. */
export async function thaw(call: Call): Promise<void> {
  await mustHaveProved(call)
  return set(call, (issuing, id) => issuing.setFrozen(id, false), { isFrozen: false })
}

export async function setLimits(call: Call, typed: TypedLimits): Promise<void> {
  await mustHaveProved(call)
  const limits = { daily: readLimit(typed.daily) ?? 0, monthly: readLimit(typed.monthly) ?? 0 }
  return set(call, (issuing, id) => issuing.setLimits(id, limits), { limits })
}

async function set(
  call: Call,
  atIssuer: (issuing: Ports['issuing'], card: string) => Promise<void>,
  setting: Setting,
): Promise<void> {
  const owner = call.caller.id
  await call.limits.use(settingsOf(owner))
  const [card] = await call.db.select().from(cards).where(eq(cards.owner, owner))
  if (card === undefined) throw new Refusal(noCard)
  if (!(await begin(call))) throw new Refusal(cardBusy)
  await atIssuer(call.ports.issuing, card.providerId).catch(async error => {
    await call.db.update(cardSettings).set({ changingUntil: null }).where(eq(cardSettings.owner, owner))
    throw error
  })
  return call.change(async change => {
    await change.tx.update(cardSettings).set({ changingUntil: null }).where(eq(cardSettings.owner, owner))
    await putSettings(change, owner, setting, call.now())
  })
}

/** Longer than the issuer is waited for, with a second try. */
const longestChange = { seconds: 40 } as const
const never = Temporal.Instant.fromEpochMilliseconds(0)

/** Whether nobody else is at it. */
async function begin({ db, caller, now }: Call): Promise<boolean> {
  const changingUntil = now().add(longestChange)
  const begun = await db
    .insert(cardSettings)
    .values({ owner: caller.id, saidAt: never, changingUntil })
    .onConflictDoUpdate({
      target: cardSettings.owner,
      set: { changingUntil },
      setWhere: sql`${cardSettings.changingUntil} is null or ${cardSettings.changingUntil} <= ${now().toString()}::timestamptz`,
    })
    .returning()
  return begun.length > 0
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
