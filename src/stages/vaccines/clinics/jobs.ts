import { and, asc, isNull } from 'drizzle-orm'
import { heldByUnproved } from '#src/features/appointments/bookings.ts'
import { notify } from '#src/features/notifications/notify.ts'
import type { Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { mayBeDue, type DatedList } from '#src/features/dated-facts/slots.ts'
import { placed } from '../records/profile-facts.ts'
import { sealPlain } from '../records/seal.ts'
import { vaccineAppointments, vaccineClinics } from '../tables.ts'
import { announceAppointment, end } from './bookings.ts'
import { remindOfAppointments } from './letters.ts'
import * as copy from './rules.ts'

export const vaccineJobs = (services: Services): JobKind[] => [
  { name: 'vaccine-holds', cron: '* * * * *', work: () => freeUnproved(services) },
  { name: 'vaccine-reminders', cron: '* * * * *', work: () => remindOfAppointments(services) },
  { name: 'vaccine-sealing', cron: '*/10 * * * *', work: () => sealPlain(services) },
]

/** Times of accounts that nobody has confirmed within a day: anyone who makes many of them would leave nobody a place. */
const freeUnproved = (services: Services): Promise<void> =>
  services.change(async change => {
    const held = await placed(change.tx)
      .where(heldByUnproved(change.tx, vaccineAppointments, vaccineAppointments.bookedAt, services.now()))
      .for('update', { of: vaccineAppointments, skipLocked: true })
    for (const one of held) {
      const { appointment, slot, clinic } = one
      await end(change, one, { at: services.now(), ending: 'lapsed' })
      await notify(change, services, {
        to: appointment.owner,
        type: 'step',
        title: copy.lapsedTitle,
        body: copy.last.lapsed(clinic.name, formatDay(dayOf(slot.startTime))),
        href: '/vaccines/book-an-appointment',
      })
      await announceAppointment(change, appointment.owner)
    }
  })

export const datedClinics: DatedList = async (db, wanted) => {
  const rows = await db
    .select()
    .from(vaccineClinics)
    .where(and(isNull(vaccineClinics.retiredAt), mayBeDue(vaccineClinics.asOf, wanted)))
    .orderBy(asc(vaccineClinics.asOf))
    .limit(wanted.most)
  return rows.map(({ id, name, city, asOf, isSample }) => ({
    text: `Address and prices of ${name}, ${city}`,
    source: { name: 'The clinic', checkedOn: asOf.toString() },
    shownAt: '/vaccines/book-an-appointment',
    editedAt: `/desk/clinics/${id}`,
    isSample,
  }))
}
