// An appointment or webinar as the student's own calendar shows it, alone and beside a letter.
import { and, eq, inArray } from 'drizzle-orm'
import { notify, type NewNotification } from '#src/features/notifications/notify.ts'
import { notificationMutes } from '#src/features/notifications/tables.ts'
import { contacts } from '#src/features/people/tables.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { namedStudent } from '#src/platform/identity/naming.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { Services } from '#src/platform/services.ts'
import { calendarAnswer } from '#src/platform/made-files.ts'
import { postMail } from '#src/platform/post.ts'
import { calendarFile, calendarMethod, organizerIn, type CalendarEvent } from '#src/values/calendar-file.ts'
import { foundIn } from '#src/wire/problem.ts'
import type { FileAnswer } from '#src/wire/route.ts'

type Described = Pick<CalendarEvent, 'title' | 'description' | 'location' | 'sequence'> & {
  isCancelled?: boolean
  /** Of the kind of event and its row, by which a calendar recognizes it. */
  uid: string
  slot: { startTime: Temporal.Instant; endTime: Temporal.Instant }
  /** Where it is moved or cancelled. */
  page: string
}

export const eventFor = (
  { settings, now }: Pick<Services, 'settings' | 'now'>,
  { uid, slot, page, isCancelled = false, ...event }: Described,
): CalendarEvent => ({
  ...event,
  isCancelled,
  uid: `${uid}@${new URL(settings.publicUrl).hostname}`,
  stamp: now(),
  start: slot.startTime,
  end: slot.endTime,
  url: settings.publicUrl + page,
  organizer: organizerIn(settings.SAFAR_MAIL_FROM),
})

export const eventFile = (name: string, event: CalendarEvent): FileAnswer => calendarAnswer(name, calendarFile(event))

type Letter = {
  owner: string
  email: string
  /** Nobody who has switched these letters off gets one; the app says it all the same. */
  category: typeof notificationMutes.$inferSelect.category
  words: { subject: string; lines: readonly string[] }
  file: string
  event: CalendarEvent
}

type News = Omit<Letter, 'email' | 'category'> &
  Pick<NewNotification, 'type' | 'href' | 'endTime'> & { notification: Pick<NewNotification, 'title' | 'body'> }

/** In the app, and by a letter of our own, as it brings a calendar file. */
export async function tellOwner(
  change: Change,
  services: Pick<Services, 'vault' | 'now'>,
  { type, href, endTime, notification, ...letter }: News,
): Promise<void> {
  await notify(change, services, { to: letter.owner, type, ...notification, href, endTime, mail: false })
  const { email } = await reachedAt(change.tx, letter.owner)
  if (email !== null) await postWithEvent(change, services, { ...letter, email, category: 'journey' })
}

/** Who has an appointment: what the desk calls them, the address for letters, and the number that is called. */
export async function reachedBy(db: Queries, persons: readonly string[]) {
  const rows = await db
    .select({ person: people, contact: contacts })
    .from(people)
    .leftJoin(contacts, eq(contacts.owner, people.id))
    .where(inArray(people.id, [...new Set(persons)]))
  return rows.map(({ person, contact }) => ({
    student: namedStudent(person),
    name: `${person.firstName} ${person.lastName}`.trim(),
    email: person.email ?? contact?.personalEmail ?? null,
    phone: person.phone ?? contact?.homeCountryPhone ?? contact?.destinationCountryPhone ?? null,
  }))
}

export const reachedAt = async (db: Queries, person: string) => foundIn(await reachedBy(db, [person]))

export async function postWithEvent(change: Change, services: Pick<Services, 'vault'>, letter: Letter): Promise<void> {
  const { owner, email, category, words, file, event } = letter
  const isMuted = and(eq(notificationMutes.owner, owner), eq(notificationMutes.category, category))
  if ((await change.tx.$count(notificationMutes, isMuted)) > 0) return
  await postMail(services.vault, change, {
    to: email,
    subject: words.subject,
    text: ['Hello,', ...words.lines, 'Safar'].join('\n\n'),
    attachments: [
      {
        name: file,
        type: `text/calendar; charset=utf-8; method=${calendarMethod(event)}`,
        content: calendarFile(event),
      },
    ],
  })
}
