// Somebody buys no plan here: said, changed and taken back, as long as nothing was bought.
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import { attach, attachedTo, detach } from '#src/features/documents/documents.ts'
import type { Change } from '#src/platform/database/change.ts'
import { perHour } from '#src/platform/database/limits.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { todayOf } from '#src/platform/today.ts'
import { parseDay } from '#src/values/dates.ts'
import { invalidInput, Refusal } from '#src/wire/problem.ts'
import { withdrawOpen } from '../standing/open-request.ts'
import { insuranceRequests } from '../tables.ts'
import { isElsewhere, type OwnCover } from '../facts.shape.ts'
import { isInsuredHere, nothingSaid, type OwnCoverView } from './contract.ts'
import { lastDayProblem } from './policy/rules.ts'
import { insuranceOwnCovers } from './tables.ts'

export async function read({ db, caller }: Call): Promise<OwnCoverView | null> {
  const [row] = await db.select().from(insuranceOwnCovers).where(standing(caller.id))
  if (row === undefined) return null
  const papers = (await attachedTo(db, [papersOf(caller.id)])).get(papersOf(caller.id)) ?? []
  return { kind: row.kind, isHandedIn: row.handedInAt !== null, lastDay: row.lastDay?.toString() ?? null, papers }
}

/** What their papers are attached to, whatever they say of them. */
const papersOf = (owner: string): string => `own-cover:${owner}`

/** Typed again it is corrected; a paper that is left out is let go. */
export async function keep(
  call: Call,
  { lastDay, papers }: { lastDay: string; papers: readonly string[] },
): Promise<void> {
  const wrong = lastDayProblem(lastDay, todayOf(call))
  if (wrong !== undefined) throw new Refusal(invalidInput, { lastDay: wrong })
  await call.limits.use(changesOf(call.caller.id))
  return call.change(async change => {
    const owner = call.caller.id
    await change.tx.select({ id: people.id }).from(people).where(eq(people.id, owner)).for('no key update')
    const kept = await change.tx
      .update(insuranceOwnCovers)
      .set({ lastDay: parseDay(lastDay) ?? null })
      .where(and(standing(owner), ne(insuranceOwnCovers.kind, 'university')))
      .returning({ id: insuranceOwnCovers.id })
    if (kept.length === 0) throw new Refusal(nothingSaid)
    const to = papersOf(owner)
    const before = ((await attachedTo(change.tx, [to])).get(to) ?? []).map(({ id }) => id)
    const ids = [...new Set(papers)]
    await detach(
      change,
      call,
      before.filter(id => !ids.includes(id)),
    )
    await attach(change, call, { ids: ids.filter(id => !before.includes(id)), purpose: 'own-cover', owner, to })
    await change.announce(`person:${owner}`, 'insurance', 'journey')
  })
}

type Said = { kind: OwnCover; isHandedIn: boolean }

export async function say(call: Call, { kind, isHandedIn }: Said): Promise<void> {
  await call.limits.use(changesOf(call.caller.id))
  return call.change(async change => {
    // Holds the person, so that of two at once the second finds what the first wrote.
    await withdrawOpen(change, call)
    await refuseInsured(change, call)
    const [row] = await change.tx.select().from(insuranceOwnCovers).where(standing(call.caller.id))
    const isSame = row?.kind === kind
    if (!isSame) {
      await endOwnCover(change, call)
      await change.tx.insert(insuranceOwnCovers).values({
        owner: call.caller.id,
        kind,
        saidAt: call.now(),
        // The policy is the same, whatever the university decided about it.
        lastDay: isElsewhere(kind) ? (row?.lastDay ?? null) : null,
      })
    }
    const isWaiver = kind === 'elsewhere' && isHandedIn
    await change.tx
      .update(insuranceOwnCovers)
      .set({ handedInAt: isWaiver ? ((isSame ? row.handedInAt : null) ?? call.now()) : null })
      .where(standing(call.caller.id))
    await change.announce(`person:${call.caller.id}`, 'insurance', 'journey')
  })
}

export async function takeBack(call: Call): Promise<void> {
  await call.limits.use(changesOf(call.caller.id))
  return call.change(async change => {
    await endOwnCover(change, call)
    await change.announce(`person:${call.caller.id}`, 'insurance', 'journey')
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

const standing = (owner: string) => and(eq(insuranceOwnCovers.owner, owner), isNull(insuranceOwnCovers.takenBackAt))

/** It is said no more: they asked for a plan, or said something else. Answers whether it was said. */
export async function endOwnCover({ tx }: Change, { caller, now }: Call): Promise<boolean> {
  const ended = await tx
    .update(insuranceOwnCovers)
    .set({ takenBackAt: now() })
    .where(standing(caller.id))
    .returning({ id: insuranceOwnCovers.id })
  return ended.length > 0
}
