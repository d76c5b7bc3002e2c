import { asc, isNull } from 'drizzle-orm'
import { eventFile } from '#src/features/appointments/letters.ts'
import { isClosedAt } from '#src/features/appointments/rules.ts'
import { freeSlots } from '#src/features/appointments/slots.ts'
import { momentOf } from '#src/journey/moments.ts'
import type { Call } from '#src/platform/services.ts'
import { answerOf, type KeptOf } from '#src/records/fields.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import type { AnswerOf, FileAnswer } from '#src/wire/route.ts'
import { placedOf } from '../records/profile-facts.ts'
import { vaccineNames } from '../records/copy.ts'
import type { vaccineClinicsContract } from './contract.ts'
import { calendarName, eventOf } from './letters.ts'
import { closedDays, noticeHours } from './rules.ts'
import { clinicRecord } from './desk/rules.ts'
import { vaccineClinics, vaccineDiary } from '../tables.ts'

export { book, cancel, say } from './bookings.ts'

/** Free times only; a clinic without any stands there all the same. */
export async function read({ db, now }: Call): Promise<AnswerOf<(typeof vaccineClinicsContract)['read']>> {
  const [clinics, slots] = await Promise.all([
    db
      .select()
      .from(vaccineClinics)
      .where(isNull(vaccineClinics.retiredAt))
      .orderBy(asc(vaccineClinics.city), asc(vaccineClinics.name)),
    freeSlots(db, vaccineDiary, now().add({ hours: noticeHours })),
  ])
  const byClinic = Map.groupBy(slots, ({ slot }) => slot.host)
  return {
    now: momentOf(now()),
    clinics: clinics.map(({ id, asOf, ...clinic }) => ({
      ...offeredOf(clinic),
      id,
      asOf: asOf.toString(),
      slots: (byClinic.get(id) ?? [])
        .filter(({ slot }) => !isClosedAt(slot.startTime, closedDays(clinic)))
        .map(({ slot, taken }) => ({
          id: slot.id,
          startTime: momentOf(slot.startTime),
          endTime: momentOf(slot.endTime),
          left: slot.capacity - taken,
        })),
    })),
  }
}

/** Which days it is open on, its times say. */
function offeredOf(clinic: KeptOf<typeof clinicRecord>) {
  const { openOn: _openOn, ...offered } = answerOf(clinicRecord, clinic)
  return offered
}

export async function calendar(call: Call): Promise<FileAnswer> {
  const [found] = await placedOf(call.db, call.caller.id)
  if (found === undefined || found.appointment.endedAt !== null) throw new Refusal(notFound)
  const doses = found.appointment.vaccines.map(vaccine => vaccineNames[vaccine]).join(', ')
  return eventFile(calendarName, eventOf(call, found, [doses]))
}
