import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { endAppointment, freePlace, lockPerson, moveAppointment } from '#src/features/appointments/bookings.ts'
import { eventFile } from '#src/features/appointments/letters.ts'
import { isClosedAt, isPast } from '#src/features/appointments/rules.ts'
import { freeSlots } from '#src/features/appointments/slots.ts'
import type { Slot } from '#src/features/appointments/tables.ts'
import { momentOf } from '#src/journey/moments.ts'
import { announceBoth, type Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import type { FileAnswer } from '#src/wire/route.ts'
import { loanAgents, loanDiary, loanMeetings, loanSlots, loanOffers } from '../tables.ts'
import { meetingPast, noOffer, slotTaken, type MeetingView } from '../contract.ts'
import { banksClosed } from './rules.ts'
import { calendarName, eventOf, openMeeting, type OpenMeeting } from './open-meetings.ts'

/** The official needs to know of it before. */
const notice = Temporal.Duration.from({ hours: 1 })

export async function read(call: Call): Promise<MeetingView> {
  const bank = await acceptedBank(call.db, call.caller.id)
  const open = await openMeeting(call.db, call.caller.id)
  return {
    now: momentOf(call.now()),
    bank: bank ?? null,
    slots: bank === undefined ? [] : (await freeSlotsOf(call, call.db, bank)).map(viewOf),
    slotInfo: open && {
      slot: viewOf(open.slot),
      agent: { name: open.agent.name, phone: open.agent.phone },
      bookedAt: momentOf(open.meeting.bookedAt),
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

/** None on a day when banks are closed, no matter who entered it. */
async function freeSlotsOf({ now }: Call, db: Queries, bank: string): Promise<Slot[]> {
  const agents = db
    .select({ id: loanAgents.id })
    .from(loanAgents)
    .where(and(eq(loanAgents.bank, bank), isNull(loanAgents.retiredAt)))
  const rows = await freeSlots(db, loanDiary, now().add(notice), inArray(loanSlots.host, agents))
  return rows.map(({ slot }) => slot).filter(({ startTime }) => !isClosedAt(startTime, banksClosed))
}

const viewOf = ({ id, startTime, endTime }: Slot) => ({
  id,
  startTime: momentOf(startTime),
  endTime: momentOf(endTime),
})

/** The person is locked first: of two at once the second moves what the first one booked. */
export const book = (call: Call, { slot: wanted }: { slot: string }): Promise<void> =>
  call.change(async change => {
    const { tx } = change
    await lockPerson(tx, call.caller.id)
    const bank = await acceptedBank(tx, call.caller.id)
    if (bank === undefined) throw new Refusal(noOffer)
    await refuseForeign(change, bank, wanted)
    const open = await openMeeting(tx, call.caller.id)
    if (open?.slot.id === wanted) return
    const place = await freePlace(tx, loanDiary, wanted, call.now().add(notice))
    const free = await freeSlotsOf(call, tx, bank)
    if (place === undefined || !free.some(({ id }) => id === wanted)) throw new Refusal(slotTaken)
    if (open === null) await tx.insert(loanMeetings).values({ ...place, owner: call.caller.id, bookedAt: call.now() })
    else {
      refusePast(call, open)
      await moveAppointment(tx, loanDiary, open.meeting, place, call.now())
    }
    await announceMeeting(change, call)
  })

/** Another bank's times are not there for this student. */
async function refuseForeign({ tx }: Change, bank: string, slot: string): Promise<void> {
  const [known] = await tx
    .select({ id: loanSlots.id })
    .from(loanSlots)
    .innerJoin(loanAgents, eq(loanAgents.id, loanSlots.host))
    .where(and(eq(loanSlots.id, slot), eq(loanAgents.bank, bank)))
  if (known === undefined) throw new Refusal(notFound)
}

function refusePast({ now }: Call, { slot }: OpenMeeting): void {
  if (isPast(slot.startTime, now())) throw new Refusal(meetingPast)
}

export async function calendar(call: Call): Promise<FileAnswer> {
  const open = await openMeeting(call.db, call.caller.id)
  if (open === null) throw new Refusal(notFound)
  return eventFile(calendarName, eventOf(call, open))
}

export const cancel = (call: Call): Promise<void> =>
  call.change(async change => {
    await lockPerson(change.tx, call.caller.id)
    const open = await openMeeting(change.tx, call.caller.id)
    if (open === null) throw new Refusal(notFound)
    refusePast(call, open)
    const { id } = open.meeting
    await endAppointment(change.tx, loanDiary, { id, at: call.now(), ending: 'cancelled', by: call.caller.id })
    await announceMeeting(change, call)
  })

async function announceMeeting(change: Change, { caller }: Call): Promise<void> {
  await announceBoth(change, caller.id, 'loans', 'loans')
  await change.announce('all', 'loan-slots')
}
