// What colleagues write down about a student for each other.
import { and, desc, eq } from 'drizzle-orm'
import { noteAction, noteLook, type HistorySource } from '#src/features/audit/actions.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import * as audited from './audit-actions.ts'
import type { NoteView } from './contract.ts'
import { notes, requests } from './tables.ts'
import type { Kinds } from './kinds.ts'
import { todo } from './request-verbs.ts'

const mostShown = 200

export async function read(call: Call, { student }: { student: string }): Promise<NoteView[]> {
  await requireStudent(call, student)
  await noteLook(call, { what: audited.studentRead, about: student })
  const rows = await call.db
    .select({ note: notes, name: people.firstName })
    .from(notes)
    .leftJoin(people, eq(people.id, notes.author))
    .where(eq(notes.owner, student))
    .orderBy(desc(notes.at), desc(notes.id))
    .limit(mostShown)
  const opened = rows.map(async ({ note, name }) => ({
    id: note.id,
    text: await call.vault.open(student, note.text),
    author: note.author === null ? null : { id: note.author, name: name ?? '' },
    at: note.at.toString(),
  }))
  return Promise.all(opened)
}

export async function write(call: Call, { student, text }: { student: string; text: string }): Promise<{ id: string }> {
  await requireStudent(call, student)
  const sealed = await call.vault.seal(student, text)
  return call.change(async change => {
    const [row] = await change.tx
      .insert(notes)
      .values({ owner: student, author: call.caller.id, text: sealed, at: call.now() })
      .returning({ id: notes.id })
    await noteAction(change, call, { what: audited.noteWritten, about: student })
    await change.announceToDesk('desk-notes')
    return { id: row?.id ?? '' }
  })
}

export async function remove(call: Call, { id }: { id: string }): Promise<void> {
  const isAdmin = call.caller.roles.includes('admin')
  return call.change(async change => {
    const [gone] = await change.tx
      .delete(notes)
      .where(and(eq(notes.id, id), isAdmin ? undefined : eq(notes.author, call.caller.id)))
      .returning({ owner: notes.owner })
    if (gone === undefined) throw new Refusal(notFound)
    await noteAction(change, call, { what: audited.noteRemoved, about: gone.owner })
    await change.announceToDesk('desk-notes')
  })
}

async function requireStudent({ db }: Call, student: string): Promise<void> {
  const isStudent = and(eq(people.id, student), eq(people.isGuest, false))
  if ((await db.$count(people, isStudent)) === 0) throw new Refusal(notFound)
}

/** Those that a feature asks for are in that feature's own history, with what became of them. */
/** And only of those that are for anyone who reads. */
export const requestsOf =
  (kinds: Kinds): HistorySource =>
  async ({ db, caller: { roles } }, student) => {
    const rows = await db
      .select({ request: requests, settler: people.firstName })
      .from(requests)
      .leftJoin(people, eq(people.id, requests.settledBy))
      .where(eq(requests.owner, student))
      .orderBy(desc(requests.askedAt))
      .limit(100)
    return rows
      .filter(
        ({ request: { kind, role } }) =>
          kinds(kind).isByHand === true && (roles.includes('admin') || roles.includes(role)),
      )
      .flatMap(({ request: { title, kind, askedAt, settledAt }, settler }) => [
        { at: askedAt, what: `${kind === todo.name ? 'To do' : 'Asked'}: ${title}` },
        ...(settledAt === null ? [] : [{ at: settledAt, what: `Settled: ${title}`, by: settler }]),
      ])
  }
