import { and, exists, isNull, lte } from 'drizzle-orm'
import { notify } from '#src/features/notifications/notify.ts'
import type { House } from '#src/platform/house.ts'
import { ownedByUnproved, unprovedHoldHours } from '#src/platform/identity/proved.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { placed } from '../known/known.ts'
import { sealPlain } from '../records/sealing.ts'
import { announceVaccines } from '../telling.ts'
import { endAppointment } from './booking.ts'
import * as copy from './copy.ts'
import { vaccineAppointments } from './tables.ts'

export const vaccineJobs = (house: House): JobKind[] => [
  { name: 'vaccine-holds', cron: '* * * * *', work: () => freeUnproved(house) },
  { name: 'vaccine-sealing', cron: '*/10 * * * *', work: () => sealPlain(house) },
]

/** Times of accounts that nobody has confirmed within a day: whoever makes many of them would leave nobody a place. */
const freeUnproved = (house: House): Promise<void> =>
  house.change(async change => {
    const unproved = change.tx.select({ id: people.id }).from(people).where(ownedByUnproved(vaccineAppointments.owner))
    const held = await placed(change.tx)
      .where(
        and(
          isNull(vaccineAppointments.endedAt),
          lte(vaccineAppointments.bookedAt, house.now().subtract({ hours: unprovedHoldHours })),
          exists(unproved),
        ),
      )
      .for('update', { of: vaccineAppointments, skipLocked: true })
    for (const { appointment, slot, clinic } of held) {
      await endAppointment(change, house.now(), { id: appointment.id, ending: 'lapsed', by: null })
      await notify(change, house, {
        to: appointment.owner,
        type: 'step',
        title: copy.lapsedTitle,
        body: copy.last.lapsed(clinic.name, formatDay(dayOf(slot.startTime))),
        href: '/vaccines/book-an-appointment',
      })
      await announceVaccines(change, appointment.owner)
    }
    if (held.length > 0) await change.announce('all', 'vaccine-slots')
  })
