// What the desk writes, to one student or to everybody.
import * as audited from './audit-actions.ts'
import { and, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Audience, Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import { noteAction, type AuditAction } from '../audit/actions.ts'
import { calledLike, studentsWho } from '../people/finding/search.ts'
import { endTimePast, notAStudent, type FoundStudent } from './contract.ts'
import { notify } from './notify.ts'
import { usualLife, type NotificationType } from './rules.ts'
import { notifications } from './tables.ts'

export { written } from './written-list.ts'

type Words = {
  type: NotificationType
  title: string
  body: string
  href: string
  showOnce: boolean
  endTime: string | null
}

export async function write(call: Call, { to, mail, ...words }: Words & { to: string; mail: boolean }) {
  const { endTime, href, ...rest } = wordsAt(call, words)
  return call.change(async change => {
    if (to !== 'all') await refuseUnlessStudent(change, to)
    const wanted = { ...rest, to, mail, endTime, href: href ?? undefined, writer: call.caller.id }
    const id = await notify(change, call, wanted)
    await note(change, call, audited.notificationSent, { id, title: rest.title, owner: to === 'all' ? null : to })
    return { id }
  })
}

/** In one transaction. A writer's own calls follow one another, so that what is sent twice at once is written once. */
export async function writeToMany(call: Call, { to, mail, ...words }: Words & { to: string[]; mail: boolean }) {
  const { endTime, href, ...rest } = wordsAt(call, words)
  const writer = call.caller.id
  return call.change(async change => {
    await change.tx.select({ id: people.id }).from(people).where(eq(people.id, writer)).for('no key update')
    const ids = [...new Set(to)]
    const open = await withoutThese(change, call, ids, rest)
    for (const student of open) {
      const wanted = { ...rest, to: student, mail, endTime, href: href ?? undefined, writer }
      const id = await notify(change, call, wanted)
      await note(change, call, audited.notificationSent, { id, title: rest.title, owner: student })
    }
    return { written: open.length, left: ids.length - open.length }
  })
}

/** Students with an account to whom the same was not written by the same person since yesterday. */
async function withoutThese({ tx }: Change, call: Call, ids: string[], { title, body }: Pick<Words, 'title' | 'body'>) {
  const [students, written] = await Promise.all([
    tx
      .select({ id: people.id })
      .from(people)
      .where(and(inArray(people.id, ids), eq(people.isGuest, false), isNull(people.erasedAt))),
    tx
      .select({ owner: notifications.owner })
      .from(notifications)
      .where(
        and(
          inArray(notifications.owner, ids),
          eq(notifications.writer, call.caller.id),
          eq(notifications.title, title),
          eq(notifications.body, body),
          gt(notifications.createdAt, call.now().subtract({ hours: 24 })),
        ),
      ),
  ])
  const known = new Set(written.map(({ owner }) => owner))
  return students.map(({ id }) => id).filter(id => !known.has(id))
}

export async function change(call: Call, { id, ...words }: Words & { id: string }): Promise<void> {
  await put(call, audited.notificationChanged, id, { ...wordsAt(call, words), modifiedAt: call.now() })
}

export async function end(call: Call, { id }: { id: string }): Promise<void> {
  await put(call, audited.notificationEnded, id, { endTime: call.now() })
}

/** Students by name, e-mail or phone; nobody without a search. */
export async function students(call: Call, { search }: { search: string }): Promise<FoundStudent[]> {
  if (search.trim() === '') return []
  const found = await studentsWho(call, and(calledLike(search), eq(people.isGuest, false)), mostFound)
  return found.map(({ id, name, email }) => ({ id, name, email }))
}

const mostFound = 10

function wordsAt({ now }: Call, { type, title, body, href, showOnce, endTime }: Words) {
  const until = endTime === null ? now().add(usualLife) : Temporal.Instant.from(endTime)
  if (Temporal.Instant.compare(until, now()) <= 0) throw new Refusal(endTimePast)
  return { type, title, body, showOnce, endTime: until, href: href === '' ? null : href }
}

/** One that has ended is over: it is written again. */
async function put(
  call: Call,
  what: AuditAction,
  id: string,
  values: Partial<typeof notifications.$inferInsert>,
): Promise<void> {
  await call.change(async made => {
    const [notification] = await made.tx
      .update(notifications)
      .set(values)
      .where(and(eq(notifications.id, id), isNotNull(notifications.writer), gt(notifications.endTime, call.now())))
      .returning()
    if (notification === undefined) throw new Refusal(notFound)
    await made.announce(audienceOf(notification.owner), 'notifications')
    await note(made, call, what, notification)
  })
}

const audienceOf = (owner: string | null): Audience => (owner === null ? 'all' : `person:${owner}`)

type Noted = { id: string; title: string; owner: string | null }

/** About the student to whom it is written, or it itself where it is for all. */
async function note(made: Change, call: Call, what: AuditAction, { id, title, owner }: Noted) {
  const to = owner === null ? { about: id, detail: `${title} (to all students)` } : { about: owner, detail: title }
  await noteAction(made, call, { what, ...to })
  await made.announceToDesk('notifications-written')
}

async function refuseUnlessStudent({ tx }: Change, id: string): Promise<void> {
  const [person] = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.id, id), eq(people.isGuest, false)))
  if (person === undefined) throw new Refusal(notAStudent)
}
