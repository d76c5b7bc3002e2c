import * as audited from './audit-actions.ts'
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { foundIn, notFound, Refusal } from '#src/wire/problem.ts'
import type { FileAnswer } from '#src/wire/route.ts'
import { noteAction } from '../audit/actions.ts'
import type { DocumentView } from './contract.ts'
import { mayRead } from './readers.ts'
import { receiveOnce, type Arriving } from './uploads.ts'
import { purposeOf } from './rules.ts'
import { fileOf, removeUnused } from './documents.ts'
import { documents } from './tables.ts'

type Named = { id: string }

export async function send(call: Call, arriving: Arriving): Promise<DocumentView> {
  return receiveOnce(call, call.caller.id, arriving)
}

export async function sendFor(
  call: Call,
  { student, ...arriving }: Arriving & { student?: string | undefined },
): Promise<DocumentView> {
  if (!mayRead(call.caller.roles, arriving.purpose)) throw new Refusal(notFound)
  if (student === undefined) return receiveOnce(call, null, arriving)
  const person = foundIn(await call.db.select({ id: people.id }).from(people).where(eq(people.id, student)))
  return receiveOnce(call, person.id, arriving)
}

/** What one sent, and what was sent to one. A half-arrived file is no file yet. */
export async function read(call: Call, { id }: Named): Promise<FileAnswer> {
  const { caller, db } = call
  const [found] = await db
    .select()
    .from(documents)
    .where(
      and(eq(documents.id, id), or(eq(documents.owner, caller.id), isLoose(caller.id)), isNotNull(documents.arrivedAt)),
    )
  return fileOf(call, found)
}

const isLoose = (person: string) => and(eq(documents.sentBy, person), isNull(documents.attachedTo))

export async function readLibrary(call: Call, { id }: Named): Promise<FileAnswer> {
  const [found] = await call.db
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), isNull(documents.owner), isNotNull(documents.attachedTo)))
  return { ...(await fileOf(call, found)), keeps: true }
}

export async function readOf(call: Call, { id }: Named): Promise<FileAnswer> {
  const [found] = await call.db
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), isNotNull(documents.arrivedAt)))
  if (found === undefined || !mayRead(call.caller.roles, found.purpose)) throw new Refusal(notFound)
  const file = await fileOf(call, found)
  const { owner, name, purpose } = found
  if (owner !== null) {
    await call.change(change =>
      noteAction(change, call, {
        what: audited.documentRead,
        about: owner,
        detail: purposeOf(purpose).isPrivate ? '' : name,
        document: id,
      }),
    )
  }
  return file
}

export async function drop(call: Call, { id }: Named): Promise<void> {
  const [dropped] = await call.db
    .delete(documents)
    .where(and(eq(documents.id, id), isLoose(call.caller.id)))
    .returning()
  if (dropped === undefined) throw new Refusal(notFound)
  await removeUnused(call, [dropped.path])
}
