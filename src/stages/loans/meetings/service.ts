import { and, asc, eq, gt, isNotNull, isNull, notExists } from 'drizzle-orm'
import { momentOf } from '#src/journey/moments.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/house.ts'
import { calendarAnswer } from '#src/platform/made-files.ts'
import { people } from '#src/platform/identity/tables.ts'
import { calendarFile, organizerIn, type CalendarEvent } from '#src/values/calendar-file.ts'
import { dayOf } from '#src/values/dates.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import type { FileAnswer } from '#src/wire/route.ts'
import type { Nothing } from '#src/wire/shapes.ts'
import { loanOffers } from '../offers/tables.ts'
import { announceLoan } from '../telling.ts'
import { meetingPast, noOffer, slotTaken, type MeetingView } from './contract.ts'
import { bring } from './copy.ts'
import { isBankClosed } from './rules.ts'
import { loanAgents, loanMeetings, loanSlots } from './tables.ts'

/** Whoever is to come needs to know of it. */
const notice = Temporal.Duration.from({ hours: 1 })

export async function read(call: Call): Promise<MeetingView> {
  const bank = await acceptedBank(call.db, call.caller.id)
  const standing = await standingOf(call.db, call.caller.id)
  return {
    now: momentOf(call.now()),
    bank: bank ?? null,
    slots: bank === undefined ? [] : (await freeSlots(call, bank)).map(viewOf),
    slotInfo: standing && {
      slot: viewOf(standing.slot),
      agent: { name: standing.agent.name, phone: standing.agent.phone },
      bookedAt: momentOf(standing.meeting.bookedAt),
    },
  }
}

async function acceptedBank(db: Queries, owner: string): Promise<string | undefined> {
  const [offer] = await db
    .select({ bank: loanOffers.bank })
    .from(loanOffers)
    .where(and(eq(loanOffers.owner, owner), isNotNull(loanOffers.acceptedAt), isNull(loanOffers.withdrawnAt)))
  return offer?.bank
}

async function standingOf(db: Queries, owner: string) {
  const [found] = await db
    .select({ meeting: loanMeetings, slot: loanSlots, agent: loanAgents })
    .from(loanMeetings)
    .innerJoin(loanSlots, eq(loanSlots.id, loanMeetings.slot))
    .innerJoin(loanAgents, eq(loanAgents.id, loanSlots.agent))
    .where(and(eq(loanMeetings.owner, owner), isNull(loanMeetings.cancelledAt)))
  return found ?? null
}

/** None on a day when banks are closed, whoever entered it. */
async function freeSlots({ db, now }: Call, bank: string): Promise<Slot[]> {
  const slots = await db
    .select({ id: loanSlots.id, startTime: loanSlots.startTime, endTime: loanSlots.endTime })
    .from(loanSlots)
    .innerJoin(loanAgents, eq(loanAgents.id, loanSlots.agent))
    .where(
      and(
        eq(loanAgents.bank, bank),
        isNull(loanAgents.retiredAt),
        isNull(loanSlots.withdrawnAt),
        gt(loanSlots.startTime, now().add(notice)),
        notExists(
          db
            .select({ id: loanMeetings.id })
            .from(loanMeetings)
            .where(and(eq(loanMeetings.slot, loanSlots.id), isNull(loanMeetings.cancelledAt))),
        ),
      ),
    )
    .orderBy(asc(loanSlots.startTime))
    .limit(500)
  return slots.filter(({ startTime }) => !isBankClosed(dayOf(startTime)))
}

type Slot = Pick<typeof loanSlots.$inferSelect, 'id' | 'startTime' | 'endTime'>

const viewOf = ({ id, startTime, endTime }: Slot) => ({
  id,
  startTime: momentOf(startTime),
  endTime: momentOf(endTime),
})

/** The person is held first: of two at once the second moves what the first one booked. */
export const book = (call: Call, { slot: wanted }: { slot: string }): Promise<Nothing> =>
  call.change(async change => {
    const { tx } = change
    await hold(change, call)
    const bank = await acceptedBank(tx, call.caller.id)
    if (bank === undefined) throw new Refusal(noOffer)
    await refuseForeign(change, bank, wanted)
    const standing = await standingOf(tx, call.caller.id)
    if (standing?.slot.id === wanted) return {}
    const free = await freeSlots({ ...call, db: tx }, bank)
    if (!free.some(({ id }) => id === wanted)) throw new Refusal(slotTaken)
    await giveBack(change, call, standing)
    const made = await tx
      .insert(loanMeetings)
      .values({ owner: call.caller.id, slot: wanted, bookedAt: call.now() })
      .onConflictDoNothing()
      .returning({ id: loanMeetings.id })
    if (made.length === 0) throw new Refusal(slotTaken)
    await tell(change, call)
    return {}
  })

const hold = ({ tx }: Change, { caller }: Call) =>
  tx.select({ id: people.id }).from(people).where(eq(people.id, caller.id)).for('no key update')

/** Another bank's times are not there for this student. Held, so that nobody takes it back meanwhile. */
async function refuseForeign({ tx }: Change, bank: string, slot: string): Promise<void> {
  const [known] = await tx
    .select({ id: loanSlots.id })
    .from(loanSlots)
    .innerJoin(loanAgents, eq(loanAgents.id, loanSlots.agent))
    .where(and(eq(loanSlots.id, slot), eq(loanAgents.bank, bank)))
    .for('update', { of: loanSlots })
  if (known === undefined) throw new Refusal(notFound)
}

type Standing = NonNullable<Awaited<ReturnType<typeof standingOf>>>

async function giveBack({ tx }: Change, { now }: Call, standing: Standing | null): Promise<void> {
  if (standing === null) return
  if (Temporal.Instant.compare(standing.slot.startTime, now()) <= 0) throw new Refusal(meetingPast)
  await tx.update(loanMeetings).set({ cancelledAt: now() }).where(eq(loanMeetings.id, standing.meeting.id))
}

export async function calendar(call: Call): Promise<FileAnswer> {
  const standing = await standingOf(call.db, call.caller.id)
  if (standing === null) throw new Refusal(notFound)
  return calendarAnswer('safar-bank-meeting.ics', calendarFile(eventOf(call, standing)))
}

/** Another booking is another event: the meeting that was moved is one to take out by hand. */
const eventOf = ({ settings, now }: Call, { meeting, slot, agent }: Standing): CalendarEvent => ({
  uid: `bank-meeting-${meeting.id}@${new URL(settings.publicUrl).hostname}`,
  sequence: 0,
  stamp: now(),
  start: slot.startTime,
  end: slot.endTime,
  title: `Meeting with ${agent.name}, ${agent.bank}`,
  description: `${agent.phone}. ${bring}`,
  url: `${settings.publicUrl}/loans/meet-bank-official`,
  organizer: organizerIn(settings.SAFAR_MAIL_FROM),
  isCancelled: false,
})

export const cancel = (call: Call): Promise<Nothing> =>
  call.change(async change => {
    await hold(change, call)
    const standing = await standingOf(change.tx, call.caller.id)
    if (standing === null) throw new Refusal(notFound)
    await giveBack(change, call, standing)
    await tell(change, call)
    return {}
  })

async function tell(change: Change, { caller }: Call): Promise<void> {
  await announceLoan(change, caller.id)
  await change.announce('all', 'loan-slots')
}
