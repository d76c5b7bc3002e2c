import { and, asc, gt, isNull } from 'drizzle-orm'
import type { Call } from '#src/platform/house.ts'
import { calendarFile, organizerIn, type CalendarEvent } from '#src/values/calendar-file.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import type { AnswerOf, FileAnswer } from '#src/wire/route.ts'
import { placedOf, type Placed } from '../known/known.ts'
import { vaccineNames } from '../records/copy.ts'
import type { vaccineClinicsContract } from './contract.ts'
import { bring } from './copy.ts'
import { takenPlaces } from './places.ts'
import { isClosedAt, noticeHours } from './rules.ts'
import { vaccineClinics, vaccineSlots } from './tables.ts'

export { book, cancel, say } from './booking.ts'

const mostShown = 1500

/** Free times only; a clinic without any stands there all the same. */
export async function read({ db, now }: Call): Promise<AnswerOf<(typeof vaccineClinicsContract)['read']>> {
  const [clinics, slots] = await Promise.all([
    db
      .select()
      .from(vaccineClinics)
      .where(isNull(vaccineClinics.retiredAt))
      .orderBy(asc(vaccineClinics.city), asc(vaccineClinics.name)),
    db
      .select({ slot: vaccineSlots, taken: takenPlaces })
      .from(vaccineSlots)
      .where(
        and(
          isNull(vaccineSlots.withdrawnAt),
          gt(vaccineSlots.startTime, now().add({ hours: noticeHours })),
          gt(vaccineSlots.capacity, takenPlaces),
        ),
      )
      .orderBy(asc(vaccineSlots.startTime))
      .limit(mostShown),
  ])
  const byClinic = Map.groupBy(slots, ({ slot }) => slot.clinic)
  return {
    now: moment(now()),
    clinics: clinics.map(({ id, name, city, address, phone, prices, openOn, isSample, asOf }) => ({
      id,
      name,
      city,
      address,
      phone,
      prices,
      isSample,
      asOf: asOf.toString(),
      slots: (byClinic.get(id) ?? [])
        .filter(({ slot }) => !isClosedAt(slot.startTime, openOn))
        .map(({ slot, taken }) => ({
          id: slot.id,
          startTime: moment(slot.startTime),
          endTime: moment(slot.endTime),
          left: slot.capacity - taken,
        })),
    })),
  }
}

const moment = (at: Temporal.Instant): string => at.toString({ smallestUnit: 'millisecond' })

export async function calendar(call: Call): Promise<FileAnswer> {
  const [found] = await placedOf(call.db, call.caller.id)
  if (found === undefined || found.appointment.endedAt !== null) throw new Refusal(notFound)
  const content = new TextEncoder().encode(calendarFile(eventOf(call, found)))
  return { name: 'safar-vaccination.ics', type: 'text/calendar; charset=utf-8', content: bytesOf(content) }
}

/** Moved, it is the same event with a higher number. */
const eventOf = ({ settings, now }: Call, { appointment, slot, clinic }: Placed): CalendarEvent => ({
  uid: `vaccination-${appointment.id}@${new URL(settings.publicUrl).hostname}`,
  sequence: appointment.sequence,
  stamp: now(),
  start: slot.startTime,
  end: slot.endTime,
  title: `Vaccination at ${clinic.name}`,
  description: `${appointment.vaccines.map(vaccine => vaccineNames[vaccine]).join(', ')}. ${clinic.address}. ${clinic.phone}. ${bring}`,
  url: `${settings.publicUrl}/vaccines/book-an-appointment`,
  organizer: organizerIn(settings.SAFAR_MAIL_FROM),
  isCancelled: false,
})

async function* bytesOf(content: Uint8Array): AsyncIterable<Uint8Array> {
  yield content
}
