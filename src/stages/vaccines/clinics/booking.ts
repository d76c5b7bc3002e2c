// A place at a time of a clinic: taken, moved, given back, and what became of it.
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/house.ts'
import { todayOf } from '#src/platform/today.ts'
import { dayOf } from '#src/values/dates.ts'
import { invalidInput, notFound, Refusal } from '#src/wire/problem.ts'
import type { Nothing } from '#src/wire/shapes.ts'
import { knownOf, placedOf, planFor, type Known, type Placed } from '../known/known.ts'
import { hold } from '../records/holding.ts'
import type { Vaccine } from '../requirements/rules.ts'
import { givableOn } from '../schedule/plan/rules.ts'
import { announceVaccines } from '../telling.ts'
import { clinicClosed, doseNotDue, notGiven, notYetOver, slotTaken, tooLateToChange } from './contract.ts'
import * as copy from './copy.ts'
import { noteGiven } from './giving.ts'
import { isClosedAt, mayChange, noticeHours, packageOf, type Ending } from './rules.ts'
import { vaccineAppointments, vaccineClinics, vaccineSlots } from './tables.ts'

type Wanted = { slot: string; vaccines: readonly Vaccine[] }

/** The person is held, then the time: of fifty at once those who come first get the places. */
export const book = (call: Call, { slot, vaccines }: Wanted): Promise<Nothing> =>
  call.change(async change => {
    await hold(change, call)
    const known = await knownOf(change.tx, call.vault, call.caller.id)
    const found = await heldSlot(change, slot)
    const standing = standingIn(known)
    // Who is booked there already may still change the doses: the clinic decides about that day.
    if (standing?.slot.id !== slot && isClosedAt(found.slot.startTime, found.clinic.openOn)) {
      throw new Refusal(clinicClosed)
    }
    const wanted = [...new Set(vaccines)]
    const { vaccines: given, sum } = packageOf(found.clinic.prices, wanted)
    if (given.length < wanted.length) throw new Refusal(notGiven)
    refuseNotDue(call, known, found.slot.startTime, wanted)
    if (standing?.slot.id === slot) return await changeDoses(change, call, standing, { vaccines: wanted, price: sum })
    if (standing !== undefined) refuseLate(call, standing)
    const place = await freePlace(change, call, found.slot)
    const row = { slot, capacity: found.slot.capacity, place, vaccines: wanted, price: sum, bookedAt: call.now() }
    await (standing === undefined
      ? change.tx.insert(vaccineAppointments).values({ ...row, owner: call.caller.id })
      : change.tx
          .update(vaccineAppointments)
          .set({ ...row, sequence: sql`${vaccineAppointments.sequence} + 1` })
          .where(eq(vaccineAppointments.id, standing.appointment.id)))
    await tell(change, call)
    return {}
  })

async function heldSlot({ tx }: Change, id: string) {
  const [found] = await tx
    .select({ slot: vaccineSlots, clinic: vaccineClinics })
    .from(vaccineSlots)
    .innerJoin(vaccineClinics, eq(vaccineClinics.id, vaccineSlots.clinic))
    .where(and(eq(vaccineSlots.id, id), isNull(vaccineSlots.withdrawnAt), isNull(vaccineClinics.retiredAt)))
    .for('update', { of: vaccineSlots })
  if (found === undefined) throw new Refusal(notFound)
  return found
}

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

async function changeDoses(
  change: Change,
  call: Call,
  { appointment }: Placed,
  set: { vaccines: Vaccine[]; price: number },
): Promise<Nothing> {
  await change.tx.update(vaccineAppointments).set(set).where(eq(vaccineAppointments.id, appointment.id))
  await tell(change, call)
  return {}
}

/** The lowest that is free. That no two have the same is the database's own law. */
async function freePlace({ tx }: Change, { now }: Call, slot: typeof vaccineSlots.$inferSelect): Promise<number> {
  if (Temporal.Instant.compare(slot.startTime, now().add({ hours: noticeHours })) <= 0) throw new Refusal(slotTaken)
  const rows = await tx
    .select({ place: vaccineAppointments.place })
    .from(vaccineAppointments)
    .where(and(eq(vaccineAppointments.slot, slot.id), isNull(vaccineAppointments.endedAt)))
  const taken = new Set(rows.map(({ place }) => place))
  for (let place = 1; place <= slot.capacity; place += 1) if (!taken.has(place)) return place
  throw new Refusal(slotTaken)
}

export const cancel = (call: Call): Promise<Nothing> =>
  call.change(async change => {
    const standing = await ownStanding(change, call)
    refuseLate(call, standing)
    await endAppointment(change, call.now(), { id: standing.appointment.id, ending: 'cancelled', by: call.caller.id })
    await tell(change, call)
    return {}
  })

async function ownStanding(change: Change, call: Call): Promise<Placed> {
  await hold(change, call)
  const [found] = await placedOf(change.tx, call.caller.id)
  if (found === undefined || found.appointment.endedAt !== null) throw new Refusal(notFound)
  return found
}

type Ended = { id: string; ending: Ending; by: string | null }

export const endAppointment = ({ tx }: Change, at: Temporal.Instant, { id, ending, by }: Ended) =>
  tx.update(vaccineAppointments).set({ ending, endedAt: at, endedBy: by }).where(eq(vaccineAppointments.id, id))

/** Where the desk has said nothing, the student does. */
export async function say(call: Call, { given }: { given: readonly Vaccine[] }): Promise<Nothing> {
  await call.vault.keyOf(call.caller.id)
  return call.change(async change => {
    const standing = await ownStanding(change, call)
    const { appointment, slot } = standing
    if (Temporal.Instant.compare(slot.endTime, call.now()) > 0) throw new Refusal(notYetOver)
    if (!given.every(vaccine => appointment.vaccines.includes(vaccine))) {
      throw new Refusal(invalidInput, { given: copy.notInAppointment })
    }
    await endAppointment(change, call.now(), {
      id: appointment.id,
      ending: given.length === 0 ? 'missed' : 'attended',
      by: call.caller.id,
    })
    await noteGiven(change, call, { placed: standing, given, saidBy: null })
    await tell(change, call)
    return {}
  })
}

async function tell(change: Change, { caller }: Call): Promise<void> {
  await announceVaccines(change, caller.id)
  await change.announce('all', 'vaccine-slots')
}
