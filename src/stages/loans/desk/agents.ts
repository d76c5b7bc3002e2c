// The officials of a bank, and when they can be met.
import { and, asc, eq, gt, inArray, isNull, isNotNull, ne } from 'drizzle-orm'
import { offerSlots, slotRows, startsTyped, withdrawSlot } from '#src/features/appointments/slots.ts'
import { momentOf } from '#src/journey/moments.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { namedStudent } from '#src/platform/identity/naming.ts'
import { people } from '#src/platform/identity/tables.ts'
import { foundIn, notFound, Refusal } from '#src/wire/problem.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { isLender } from '#src/values/lenders.ts'
import { banksClosed } from '../meetings/rules.ts'
import { loanAgents, loanDiary, loanMeetings, loanSlots, loanSendings, loanOffers } from '../tables.ts'
import { hasEnded } from '../lenders/rules.ts'
import { slotBooked, type AgentRow, accessEnded } from './contract.ts'
import { dayClosed, timesAhead, timesRequired } from './copy.ts'

type Named = { bank?: string | undefined }

export async function agents(call: Call, { bank }: Named): Promise<AgentRow[]> {
  const own = banksOf(call, bank)
  const rows = await call.db
    .select({ agent: loanAgents, slot: loanSlots, takenBy: people })
    .from(loanAgents)
    .leftJoin(
      loanSlots,
      and(eq(loanSlots.host, loanAgents.id), isNull(loanSlots.withdrawnAt), gt(loanSlots.startTime, call.now())),
    )
    .leftJoin(loanMeetings, and(eq(loanMeetings.slot, loanSlots.id), isNull(loanMeetings.endedAt)))
    .leftJoin(people, eq(people.id, loanMeetings.owner))
    .where(and(isNull(loanAgents.retiredAt), own === undefined ? undefined : eq(loanAgents.bank, own)))
    .orderBy(asc(loanAgents.bank), asc(loanAgents.id), asc(loanSlots.startTime))
  return [...Map.groupBy(rows, ({ agent }) => agent.id).values()].flatMap(found => {
    const [first] = found
    if (first === undefined) return []
    const { id, bank: at, name, phone } = first.agent
    return [
      {
        id,
        bank: at,
        name,
        phone,
        slots: found.flatMap(({ slot, takenBy }) => (slot === null ? [] : [slotOf(slot, takenBy)])),
      },
    ]
  })
}

const slotOf = (
  { id, startTime, endTime }: typeof loanSlots.$inferSelect,
  takenBy: typeof people.$inferSelect | null,
) => ({
  id,
  startTime: momentOf(startTime),
  endTime: momentOf(endTime),
  takenBy: takenBy && namedStudent(takenBy),
})

export const addAgent = (call: Call, { bank, name, phone }: Named & { name: string; phone: string }): Promise<void> => {
  const own = bankOf(call, bank)
  return call.change(async change => {
    await change.tx.insert(loanAgents).values({ bank: own, name, phone, addedAt: call.now() })
    await announceSlots(change)
  })
}

export const retireAgent = (call: Call, { agent, bank }: Named & { agent: string }): Promise<void> => {
  const own = bankOf(call, bank)
  return call.change(async change => {
    const gone = await change.tx
      .update(loanAgents)
      .set({ retiredAt: call.now() })
      .where(and(eq(loanAgents.id, agent), eq(loanAgents.bank, own), isNull(loanAgents.retiredAt)))
      .returning({ id: loanAgents.id })
    foundIn(gone)
    await announceSlots(change)
  })
}

type NewSlots = Named & { agent: string; startTimes: readonly string[] }

/** One that is there already stays as it is; one that was withdrawn is there again. */
export const addSlots = (call: Call, { agent, bank, startTimes }: NewSlots): Promise<void> => {
  const own = bankOf(call, bank)
  const starts = startsTyped(startTimes, call.now(), banksClosed, {
    ahead: timesAhead,
    halfHour: timesRequired,
    closed: dayClosed,
  })
  return call.change(async change => {
    const known = await change.tx.$count(
      loanAgents,
      and(eq(loanAgents.id, agent), eq(loanAgents.bank, own), isNull(loanAgents.retiredAt)),
    )
    if (known === 0) throw new Refusal(notFound)
    await offerSlots(change, loanSlots, slotRows(agent, starts))
    await announceSlots(change)
  })
}

export const withdraw = (call: Call, { slot, bank }: Named & { slot: string }): Promise<void> => {
  const own = bankOf(call, bank)
  return call.change(async change => {
    const agents = change.tx.select({ id: loanAgents.id }).from(loanAgents).where(eq(loanAgents.bank, own))
    const where = inArray(loanSlots.host, agents)
    await withdrawSlot(change, loanDiary, slot, { at: call.now(), isBooked: slotBooked, where })
    await announceSlots(change)
  })
}

async function announceSlots({ announce }: Change): Promise<void> {
  await announce('all', 'loan-slots')
}

// Which bank somebody sits here for, and what was sent to it: everything else is not there for them.

/** A lender's own, whatever was asked; an admin names one. */
export function bankOf({ caller }: Call, named: string | undefined): string {
  if (caller.roles.includes('admin') && named !== undefined && isLender(named)) return named
  if (caller.bank === null || (named !== undefined && named !== caller.bank)) throw new Refusal(notFound)
  return caller.bank
}

/** Those of which something may be seen: an admin's are all. */
export const banksOf = (call: Call, named: string | undefined): string | undefined =>
  named === undefined && call.caller.bank === null && call.caller.roles.includes('admin')
    ? undefined
    : bankOf(call, named)

export const isSent = isNotNull(loanSendings.consentedAt)

export type Sending = typeof loanSendings.$inferSelect

export async function sendingTo(db: Queries, student: string, bank: string): Promise<Sending> {
  const [found] = await db
    .select()
    .from(loanSendings)
    .where(and(eq(loanSendings.owner, student), eq(loanSendings.bank, bank), isSent))
  if (found === undefined) throw new Refusal(notFound)
  return found
}

/** The student's papers are open to a bank only while it may still lend. */
export async function refuseEnded(db: Queries, { owner, bank, declinedAt, takenBackAt }: Sending): Promise<void> {
  const chosenElsewhere = and(
    eq(loanOffers.owner, owner),
    ne(loanOffers.bank, bank),
    isNotNull(loanOffers.acceptedAt),
    isNull(loanOffers.withdrawnAt),
  )
  const isAcceptedElsewhere = (await db.$count(loanOffers, chosenElsewhere)) > 0
  const isTakenBack = takenBackAt !== null
  if (hasEnded({ isDeclined: declinedAt !== null, isAcceptedElsewhere, isTakenBack })) throw new Refusal(accessEnded)
}

/** Held until this is committed: of two actions on one application at once the second sees the first. */
export async function holdSending(tx: Queries, student: string, bank: string): Promise<Sending> {
  const [found] = await tx
    .select()
    .from(loanSendings)
    .where(and(eq(loanSendings.owner, student), eq(loanSendings.bank, bank), isSent))
    .for('update')
  if (found === undefined) throw new Refusal(notFound)
  return found
}
