// What became of an appointment, as the clinic tells the desk. The student is notified at once.
import * as audited from '#src/stages/vaccines/audit-actions.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { lockPerson } from '#src/features/appointments/bookings.ts'
import { isPast } from '#src/features/appointments/rules.ts'
import { noteAction, type AuditAction } from '#src/features/audit/actions.ts'
import { notify } from '#src/features/notifications/notify.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { foundIn, notFound, Refusal } from '#src/wire/problem.ts'
import { placed, type Placed } from '#src/stages/vaccines/records/profile-facts.ts'
import { vaccineRecords, vaccineAppointments } from '#src/stages/vaccines/tables.ts'
import type { Vaccine } from '#src/stages/vaccines/requirements/rules.ts'
import { announceAppointment, end, noteOutcome } from '../bookings.ts'
import { notYetOver } from '../contract.ts'
import { anotherStands } from './contract.ts'
import { messages } from './rules.ts'

type Named = { id: string }

/** From when it begins on. */
export async function settle(call: Call, { id, given }: Named & { given: readonly Vaccine[] }): Promise<void> {
  await call.vault.keyOf(await ownerOf(call.db, id))
  return call.change(async change => {
    const found = await lockAppointment(change, id)
    if (found.appointment.endedAt !== null) throw new Refusal(notFound)
    if (!isPast(found.slot.startTime, call.now())) throw new Refusal(notYetOver)
    await noteOutcome(change, call, found, given, call.caller.id)
    await tell(change, call, found, given.length === 0 ? 'missed' : 'attended')
  })
}

async function ownerOf(db: Queries, id: string): Promise<string> {
  const [found] = await db
    .select({ owner: vaccineAppointments.owner })
    .from(vaccineAppointments)
    .where(eq(vaccineAppointments.id, id))
  if (found === undefined) throw new Refusal(notFound)
  return found.owner
}

/** With the student, so that nothing is booked meanwhile. */
async function lockAppointment({ tx }: Change, id: string): Promise<Placed> {
  await lockPerson(tx, await ownerOf(tx, id))
  const found = foundIn(await placed(tx).where(eq(vaccineAppointments.id, id)))
  return found
}

/** The doses go with it; those that the student has said meanwhile are theirs and stay. */
export const reopen = (call: Call, { id }: Named): Promise<void> =>
  call.change(async change => {
    const found = await lockAppointment(change, id)
    const { appointment } = found
    if (appointment.endedAt === null || (appointment.ending !== 'attended' && appointment.ending !== 'missed')) {
      throw new Refusal(notFound)
    }
    const others = and(eq(vaccineAppointments.owner, appointment.owner), isNull(vaccineAppointments.endedAt))
    if ((await change.tx.$count(vaccineAppointments, others)) > 0) throw new Refusal(anotherStands)
    await change.tx.delete(vaccineRecords).where(eq(vaccineRecords.appointment, id))
    await change.tx
      .update(vaccineAppointments)
      .set({ endedAt: null, ending: null, endedBy: null })
      .where(eq(vaccineAppointments.id, id))
    await tell(change, call, found, 'reopened')
  })

export const cancel = (call: Call, { id, reason }: Named & { reason: string }): Promise<void> =>
  call.change(async change => {
    const found = await lockAppointment(change, id)
    if (found.appointment.endedAt !== null) throw new Refusal(notFound)
    await end(change, found, { at: call.now(), ending: 'cancelled-by-clinic', by: call.caller.id })
    await tell(change, call, found, 'cancelled', reason)
  })

const noted = {
  attended: audited.vaccineAppointmentAttended,
  missed: audited.vaccineAppointmentMissed,
  reopened: audited.vaccineAppointmentReopened,
  cancelled: audited.vaccineAppointmentCancelled,
} as const satisfies Record<keyof typeof messages, AuditAction>

/** What was given is nobody's business but theirs: it stands in no letter and in no audit. */
async function tell(
  change: Change,
  call: Call,
  { appointment, clinic }: Placed,
  what: keyof typeof noted,
  reason = '',
): Promise<void> {
  const { title, body } = messages[what](clinic.name, reason)
  await noteAction(change, call, { what: noted[what], about: appointment.owner, detail: clinic.name })
  await notify(change, call, {
    to: appointment.owner,
    type: 'step',
    title,
    body,
    href: '/vaccines/book-an-appointment',
  })
  await announceAppointment(change, appointment.owner)
}
