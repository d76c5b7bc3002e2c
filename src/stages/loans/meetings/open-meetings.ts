// Meetings that have not ended: with whom and when, as the student's calendar shows them, and the reminders of them.
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { eventFor, tellOwner } from '#src/features/appointments/letters.ts'
import { sendReminders, upcomingIn } from '#src/features/appointments/reminders.ts'
import { timesAt } from '#src/features/appointments/rules.ts'
import type { ReminderKind } from '#src/features/appointments/tables.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import type { Services } from '#src/platform/services.ts'
import type { CalendarEvent } from '#src/values/calendar-file.ts'
import { homeZone } from '#src/values/dates.ts'
import { loanAgents, loanDiary, loanMeetings, loanReminders, loanSlots } from '../tables.ts'
import * as copy from './copy.ts'

export type OpenMeeting = Awaited<ReturnType<typeof openMeetings>>[number]

const openMeetings = (db: Queries, which: SQL) =>
  db
    .select({ meeting: loanMeetings, slot: loanSlots, agent: loanAgents })
    .from(loanMeetings)
    .innerJoin(loanSlots, eq(loanSlots.id, loanMeetings.slot))
    .innerJoin(loanAgents, eq(loanAgents.id, loanSlots.host))
    .where(and(which, isNull(loanMeetings.endedAt)))

export async function openMeeting(db: Queries, owner: string): Promise<OpenMeeting | null> {
  const [found] = await openMeetings(db, eq(loanMeetings.owner, owner))
  return found ?? null
}

const page = '/loans/meet-bank-official'
export const calendarName = 'safar-bank-meeting.ics'

export const eventOf = (
  services: Pick<Services, 'settings' | 'now'>,
  { meeting, slot, agent }: OpenMeeting,
): CalendarEvent =>
  eventFor(services, {
    uid: `bank-meeting-${meeting.id}`,
    sequence: meeting.sequence,
    slot,
    title: `Meeting with ${agent.name}, ${agent.bank}`,
    description: `${agent.phone}. ${copy.bring}`,
    location: copy.byPhone(agent.phone),
    page,
  })

export const meetingJobs = (services: Services): JobKind[] => [
  { name: 'bank-meeting-reminders', cron: '* * * * *', work: () => remindOfMeetings(services) },
]

const remindOfMeetings = (services: Services): Promise<void> =>
  sendReminders(services, {
    table: loanReminders,
    upcoming: upcomingIn(loanDiary),
    send: async (change, kinds) => {
      for (const open of await openMeetings(change.tx, inArray(loanMeetings.id, [...kinds.keys()]))) {
        await remind(change, services, open, kinds.get(open.meeting.id) ?? 'hour')
      }
    },
  })

function remind(change: Change, services: Services, open: OpenMeeting, kind: ReminderKind): Promise<void> {
  const { meeting, slot, agent } = open
  const { day, home } = timesAt(slot.startTime, homeZone)
  const words = { ...agent, at: `${day}, ${home}`, page: services.settings.publicUrl + page }
  return tellOwner(change, services, {
    owner: meeting.owner,
    type: 'step',
    notification: copy.reminders[kind](words),
    href: page,
    endTime: slot.endTime,
    words: copy.reminderLetters[kind](words),
    file: calendarName,
    event: eventOf(services, open),
  })
}
