// A place at a time of a clinic: taken, moved, given back, and what became of it.
import { and, eq, isNull, inArray } from 'drizzle-orm'
import { endAppointment, freePlace, lockPerson, moveAppointment } from '#src/features/appointments/bookings.ts'
import { isClosedAt, isPast } from '#src/features/appointments/rules.ts'
import { announceBoth, type Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { todayOf } from '#src/platform/today.ts'
import { dayOf } from '#src/values/dates.ts'
import { invalidInput, notFound, Refusal } from '#src/wire/problem.ts'
import { knownOf, placedOf, planFor, type Known, type Placed } from '../records/profile-facts.ts'
import type { Vaccine } from '../requirements/rules.ts'
import { givableOn } from '../schedule/plan/rules.ts'
import { clinicClosed, doseNotDue, notGiven, notYetOver, slotTaken, tooLateToChange } from './contract.ts'
import * as copy from './rules.ts'
import { closedDays, mayChange, noticeHours, packageOf } from './rules.ts'
import type { Ending } from '../facts.shape.ts'
import {
  vaccineAppointments,
  vaccineClinics,
  vaccineDiary,
  vaccineSlots,
  vaccineLacks,
  vaccineRecords,
} from '../tables.ts'
import { sealedRecord } from '../records/seal.ts'

type Wanted = { slot: string; vaccines: readonly Vaccine[] }

/** The person is locked, then the time: of fifty at once those who come first get the places. */
export const book = (call: Call, { slot, vaccines }: Wanted): Promise<void> =>
  call.change(async change => {
    await lockPerson(change.tx, call.caller.id)
    const known = await knownOf(change.tx, call.vault, call.caller.id)
    const found = await offeredSlot(change, slot)
    const standing = standingIn(known)
    const isSameTime = standing?.slot.id === slot
    // Who is booked there already may still change the doses: the clinic decides about that day.
    if (!isSameTime && isClosedAt(found.slot.startTime, closedDays(found.clinic))) throw new Refusal(clinicClosed)
    const wanted = [...new Set(vaccines)]
    const { vaccines: given, sum } = packageOf(found.clinic.prices, wanted)
    if (given.length < wanted.length) throw new Refusal(notGiven)
    refuseNotDue(call, known, found.slot.startTime, wanted)
    const doses = { vaccines: wanted, price: sum }
    if (!isSameTime) await takePlace(change, call, slot, { standing, doses })
    if (standing !== undefined) await changeDoses(change, standing, doses)
    await announceAppointment(change, call.caller.id)
  })

type Doses = Pick<Placed['appointment'], 'vaccines' | 'price'>

async function takePlace(
  { tx }: Change,
  call: Call,
  slot: string,
  { standing, doses }: { standing: Placed | undefined; doses: Doses },
): Promise<void> {
  if (standing !== undefined) refuseLate(call, standing)
  const at = call.now()
  const place = await freePlace(tx, vaccineDiary, slot, at.add({ hours: noticeHours }))
  if (place === undefined) throw new Refusal(slotTaken)
  if (standing !== undefined) await moveAppointment(tx, vaccineDiary, standing.appointment, place, at)
  else await tx.insert(vaccineAppointments).values({ ...place, ...doses, owner: call.caller.id, bookedAt: at })
}

async function offeredSlot({ tx }: Change, id: string) {
  const [found] = await tx
    .select({ slot: vaccineSlots, clinic: vaccineClinics })
    .from(vaccineSlots)
    .innerJoin(vaccineClinics, eq(vaccineClinics.id, vaccineSlots.host))
    .where(and(eq(vaccineSlots.id, id), isNull(vaccineSlots.withdrawnAt), isNull(vaccineClinics.retiredAt)))
  if (found === undefined) throw new Refusal(notFound)
  return found
}

const changeDoses = ({ tx }: Change, { appointment }: Placed, doses: Doses) =>
  tx.update(vaccineAppointments).set(doses).where(eq(vaccineAppointments.id, appointment.id))

/** Nothing is booked that is not planned, and nothing before its day. */
function refuseNotDue(call: Call, known: Known, start: Temporal.Instant, wanted: readonly Vaccine[]): void {
  const plan = planFor(known, todayOf(call).toString(), true)
  const due = new Set(givableOn(plan, dayOf(start).toString()).map(({ vaccine }) => vaccine))
  if (!wanted.every(vaccine => due.has(vaccine))) throw new Refusal(doseNotDue)
}

const standingIn = ({ appointment }: Known): Placed | undefined =>
  appointment?.appointment.endedAt === null ? appointment : undefined

function refuseLate({ now }: Call, { slot }: Placed): void {
  if (!mayChange(slot.startTime.toString(), now().toString())) throw new Refusal(tooLateToChange)
}

export const cancel = (call: Call): Promise<void> =>
  call.change(async change => {
    const standing = await ownStanding(change, call)
    refuseLate(call, standing)
    await end(change, standing, { at: call.now(), ending: 'cancelled', by: call.caller.id })
    await announceAppointment(change, call.caller.id)
  })

async function ownStanding(change: Change, call: Call): Promise<Placed> {
  await lockPerson(change.tx, call.caller.id)
  const [found] = await placedOf(change.tx, call.caller.id)
  if (found === undefined || found.appointment.endedAt !== null) throw new Refusal(notFound)
  return found
}

/** Where the desk has said nothing, the student does. */
export async function say(call: Call, { given }: { given: readonly Vaccine[] }): Promise<void> {
  await call.vault.keyOf(call.caller.id)
  return call.change(async change => {
    const standing = await ownStanding(change, call)
    if (!isPast(standing.slot.endTime, call.now())) throw new Refusal(notYetOver)
    await noteOutcome(change, call, standing, given, null)
    await announceAppointment(change, call.caller.id)
  })
}

/** What was given, as the student or the desk (`saidBy`) has it. Without a dose, the appointment was missed. */
export async function noteOutcome(
  change: Change,
  call: Call,
  placed: Placed,
  given: readonly Vaccine[],
  saidBy: string | null,
): Promise<void> {
  if (!given.every(vaccine => placed.appointment.vaccines.includes(vaccine))) {
    throw new Refusal(invalidInput, { given: copy.notInAppointment })
  }
  const ending = given.length === 0 ? 'missed' : 'attended'
  await end(change, placed, { at: call.now(), ending, by: call.caller.id })
  await noteGiven(change, call, { placed, given, saidBy })
}

type End = { at: Temporal.Instant; ending: Ending; by?: string }

export const end = ({ tx }: Change, { appointment: { id } }: Placed, how: End) =>
  endAppointment(tx, vaccineDiary, { id, ...how })

/** The student and the desk see the appointment; everybody who chooses a time sees what is free. */
export async function announceAppointment(change: Change, owner: string): Promise<void> {
  await announceBoth(change, owner, 'vaccines', 'vaccines')
  await change.announce('all', 'vaccine-slots')
}

// What was given at an appointment becomes what the student has, on that day and at that clinic.

type Given = { placed: Placed; given: readonly Vaccine[]; saidBy: string | null }

async function noteGiven({ tx }: Change, call: Call, { placed, given, saidBy }: Given): Promise<void> {
  if (given.length === 0) return
  const { appointment, slot, clinic } = placed
  const sealedClinic = await call.vault.seal(appointment.owner, `${clinic.name}, ${clinic.city}`)
  const on = dayOf(slot.startTime)
  const said = { on: on.toString(), country: 'IN' } as const
  const row = { owner: appointment.owner, sealedClinic, saidBy, appointment: appointment.id, at: call.now() }
  const rows = [...new Set(given)].map(async vaccine => {
    // A clinic in India makes the blood test: a skin test does not count from here.
    const kind = vaccine === 'tb' ? 'igra' : 'dose'
    return { ...row, ...(await sealedRecord(call.vault, appointment.owner, { ...said, vaccine, kind })) }
  })
  await tx
    .insert(vaccineRecords)
    .values(await Promise.all(rows))
    .onConflictDoNothing()
  await tx
    .delete(vaccineLacks)
    .where(and(eq(vaccineLacks.owner, appointment.owner), inArray(vaccineLacks.vaccine, [...given])))
}
