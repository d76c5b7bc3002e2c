import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { StageView } from '#src/journey/views.ts'
import { salutation } from '#src/platform/identity/naming.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { Mail } from '#src/platform/ports.ts'
import { postMail } from '#src/platform/post.ts'
import { homeZone } from '#src/values/dates.ts'
import { firstIdAt } from '#src/platform/database/uuidv7.ts'
import { consents } from '../accounts/tables.ts'
import { writeMailings } from './mailings.ts'
import { sendJob, isMissed, judgeLetter, kindOf, stepIn, type Verdict } from './rules.ts'
import { categoryNames } from './category-names/copy.ts'
import { quietOf } from './preferences.ts'
import { doneSince } from './inbox.ts'
import {
  notificationLetters as letters,
  notificationOpenings as openings,
  notificationMutes,
  notificationReadMarks as readMarks,
  notificationReads as reads,
  notifications,
  quietHours,
} from './tables.ts'
import { unsubscribeUrl } from './service.ts'

export const notificationJobs = (services: Services, journeyOf: JourneyOf): JobKind[] => [
  { name: sendJob, cron: '* * * * *', work: () => deliverLetters(services, journeyOf) },
  { name: 'prune-notifications', cron: '41 3 * * *', work: () => pruneNotifications(services) },
]

export async function deliverLetters(services: Services, journeyOf: JourneyOf = async () => []): Promise<void> {
  await writeMailings(services)
  await sendLetters(services, journeyOf)
}

// The e-mails that follow a notification: due once it had time to be read in the app, judged by the clock
// when they are due, and handed to the post in the transaction that notes it. Run twice, they go once.

const batch = 50

/** The journey of a student, to see whether what a letter is about is done by now. */
type JourneyOf = (services: Services, student: string) => Promise<readonly StageView[]>

async function sendLetters(services: Services, journeyOf: JourneyOf): Promise<void> {
  let done = batch
  while (done === batch) done = await services.change(change => sendBatch(change, services, journeyOf))
}

/** Another process that runs at the same time takes the next ones. */
async function sendBatch(change: Change, services: Services, journeyOf: JourneyOf): Promise<number> {
  const due = await dueLetters(change, services.now())
  for (const letter of due) await settle(change, services, letter, journeyOf)
  return due.length
}

type Due = Awaited<ReturnType<typeof dueLetters>>[number]

const dueLetters = ({ tx }: Change, now: Temporal.Instant) =>
  tx
    .select({
      letter: letters,
      notification: notifications,
      person: people,
      upTo: readMarks.upTo,
      readAt: reads.readAt,
      openedAt: openings.openedAt,
      quiet: quietHours,
      mutes: sql<
        string[]
      >`array(select ${notificationMutes.category} from ${notificationMutes} where ${notificationMutes.owner} = ${people.id})`,
      /** What was said last counts. */
      hasWithdrawn: sql<boolean>`coalesce((
        select ${consents.withdrawnAt} is not null from ${consents}
        where ${consents.person} = ${people.id} and ${consents.purpose} = 'email'
        order by ${consents.id} desc limit 1), false)`,
    })
    .from(letters)
    .innerJoin(notifications, eq(notifications.id, letters.notification))
    .innerJoin(people, eq(people.id, letters.owner))
    .leftJoin(readMarks, eq(readMarks.owner, letters.owner))
    .leftJoin(reads, and(eq(reads.owner, letters.owner), eq(reads.notification, letters.notification)))
    .leftJoin(openings, and(eq(openings.owner, notifications.owner), eq(openings.path, notifications.path)))
    .leftJoin(quietHours, eq(quietHours.owner, letters.owner))
    .where(and(isNull(letters.sentAt), isNull(letters.droppedAt), lte(letters.due, now)))
    .orderBy(asc(letters.due))
    .limit(batch)
    .for('update', { of: letters, skipLocked: true })

async function settle(change: Change, services: Services, due: Due, journeyOf: JourneyOf): Promise<void> {
  const now = services.now()
  const verdict = judge(due, await doneAtOf(services, due, journeyOf), now)
  if (verdict.does === 'send') await postMail(services.vault, change, wordsOf(services, due))
  await change.tx
    .update(letters)
    .set(noteOf(verdict, now))
    .where(and(eq(letters.notification, due.letter.notification), eq(letters.owner, due.letter.owner)))
}

function noteOf(verdict: Verdict, now: Temporal.Instant) {
  if (verdict.does === 'send') return { sentAt: now }
  return verdict.does === 'wait' ? { due: verdict.until } : { droppedAt: now, why: verdict.why }
}

/** Since when the step that it leads to is done. */
async function doneAtOf(
  services: Services,
  { notification, letter }: Due,
  journeyOf: JourneyOf,
): Promise<Temporal.Instant | null> {
  if (notification.owner === null || notification.href === null || stepIn(notification.href) === undefined) return null
  return doneSince(await journeyOf(services, letter.owner), notification.href)
}

const judge = (
  { notification, person, upTo, readAt, openedAt, mutes, hasWithdrawn, quiet }: Due,
  doneAt: Temporal.Instant | null,
  now: Temporal.Instant,
): Verdict =>
  judgeLetter(
    {
      type: notification.type,
      isMissed: isMissed(
        { isForAll: notification.owner === null, modifiedAt: notification.modifiedAt },
        { since: person.createdAt, upTo, readAt, openedAt, doneAt },
      ),
      endTime: notification.endTime,
      email: person.email,
      mutes,
      hasWithdrawn,
      quiet: quietOf(quiet, person.zone ?? homeZone),
      zone: person.zone ?? homeZone,
    },
    now,
  )

function wordsOf(services: Services, { notification, person }: Due): Mail {
  const { category } = kindOf(notification.type)
  const home = services.settings.publicUrl
  const wayOut = category === 'security' ? undefined : unsubscribeUrl(services, { owner: person.id, category })
  return {
    to: person.email ?? '',
    subject: notification.title,
    text: [
      salutation(person),
      notification.body,
      ...(notification.href === null ? [] : [home + notification.href]),
      'Safar',
      ...(category === 'security' || wayOut === undefined
        ? []
        : [
            `You get this because e-mail about '${categoryNames[category].name}' is on.\nNo more of these: ${wayOut}\nChoose what you get: ${home}/profile/notifications`,
          ]),
    ].join('\n\n'),
    ...(wayOut !== undefined && { headers: unsubscribeHeaders(wayOut) }),
  }
}

/** RFC 8058: a mail program offers its own button, and presses it with one POST. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

// A notification that ended is shown to nobody: it goes, with what was seen of it and its letters. What the desk wrote stays
// longer, in its list.

/** So many in one statement, so that none holds its locks for long. */
const atOnce = 10_000
/** No three months are shorter. */
const shortest = { hours: 89 * 24 }

export async function pruneNotifications({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<void> {
  const at = now().toString()
  for (;;) {
    // None ends before it begins, and the oldest have the smallest ids: newer ones are not looked at.
    const gone = await sql`
      delete from notifications where id in (
        select id from notifications
        where id < ${firstIdAt(now().subtract(shortest))}::uuid
          and end_time < ${at}::timestamptz - (case when writer is null then interval '3 months' else interval '12 months' end)
        limit ${atOnce})`
    if (gone.count < atOnce) return
  }
}
