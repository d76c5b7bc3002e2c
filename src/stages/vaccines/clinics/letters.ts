// An appointment as the student's own calendar shows it, and the reminders of it.
import { and, inArray, isNull } from 'drizzle-orm'
import { eventFor, tellOwner } from '#src/features/appointments/letters.ts'
import { sendReminders, upcomingIn } from '#src/features/appointments/reminders.ts'
import { timesAt } from '#src/features/appointments/rules.ts'
import type { ReminderKind } from '#src/features/appointments/tables.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Services } from '#src/platform/services.ts'
import type { CalendarEvent } from '#src/values/calendar-file.ts'
import { homeZone } from '#src/values/dates.ts'
import { placed, type Placed } from '../records/profile-facts.ts'
import { vaccineAppointments, vaccineDiary, vaccineReminders } from '../tables.ts'
import { bring, reminderLetters, reminders } from './rules.ts'

const page = '/vaccines/book-an-appointment'
export const calendarName = 'safar-vaccination.ics'

/** In a letter it doesn't say what is given: that is nobody's business but the student's. */
export const eventOf = (
  services: Pick<Services, 'settings' | 'now'>,
  { appointment, slot, clinic }: Placed,
  doses: readonly string[],
): CalendarEvent =>
  eventFor(services, {
    uid: `vaccination-${appointment.id}`,
    sequence: appointment.sequence,
    slot,
    title: `Vaccination at ${clinic.name}`,
    description: [...doses, clinic.address, clinic.phone, bring].join('. '),
    location: `${clinic.name}, ${clinic.address}, ${clinic.city}`,
    page,
  })

/** A day and an hour before. */
export const remindOfAppointments = (services: Services): Promise<void> =>
  sendReminders(services, {
    table: vaccineReminders,
    upcoming: upcomingIn(vaccineDiary),
    send: async (change, kinds) => {
      const which = and(inArray(vaccineAppointments.id, [...kinds.keys()]), isNull(vaccineAppointments.endedAt))
      for (const one of await placed(change.tx).where(which)) {
        await remind(change, services, one, kinds.get(one.appointment.id) ?? 'hour')
      }
    },
  })

function remind(change: Change, services: Services, one: Placed, kind: ReminderKind): Promise<void> {
  const { appointment, slot, clinic } = one
  const { day, home } = timesAt(slot.startTime, homeZone)
  const words = { ...clinic, at: `${day}, ${home}` }
  return tellOwner(change, services, {
    owner: appointment.owner,
    type: 'step',
    notification: reminders[kind](words),
    href: page,
    endTime: slot.endTime,
    words: reminderLetters[kind](words),
    file: calendarName,
    event: eventOf(services, one, []),
  })
}
