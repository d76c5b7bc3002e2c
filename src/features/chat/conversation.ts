// A student's conversation with the desk, no matter who reads it or writes in it.
import * as kinds from './request-kinds.ts'
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { ask, settle } from '../desk-kit/requests.ts'
import { requests } from '../desk-kit/tables.ts'
import type { DocumentView } from '../documents/contract.ts'
import type { ConversationView, MessageView } from './contract.ts'
import * as copy from './copy.ts'
import { attach, attachedTo, moveAttached } from '../documents/documents.ts'
import { pageSize } from './rules.ts'
import { chatMessages, chatReads, type chatHeld } from './tables.ts'
import { sealedWords, textOf } from './seal.ts'
import { stopTyping } from './typing.ts'

export type Side = (typeof chatReads.$inferSelect)['side']
type Message = typeof chatMessages.$inferSelect

type Wanted = { owner: string; side: Side; before?: number | undefined }

export async function readPage(
  { db, caller, vault }: Call,
  { owner, side, before }: Wanted,
): Promise<ConversationView> {
  const rows = await db
    .select({ message: chatMessages, by: people.firstName })
    .from(chatMessages)
    .leftJoin(people, eq(people.id, chatMessages.author))
    .where(and(eq(chatMessages.owner, owner), before === undefined ? undefined : lt(chatMessages.number, before)))
    .orderBy(desc(chatMessages.number))
    .limit(pageSize)
  const [files, unread, seenUpTo] = await Promise.all([
    attachedTo(
      db,
      rows.map(({ message }) => nameOf(message)),
    ),
    unreadBy(db, owner, side),
    readUpTo(db, owner, side === 'desk' ? 'student' : 'desk'),
  ])
  const opened = rows.toReversed().map(async ({ message, by }) => {
    const text = await textOf(vault, message)
    return viewOf(message, { by, text, reader: caller.id, documents: files.get(nameOf(message)) ?? [] })
  })
  return {
    messages: await Promise.all(opened),
    unread,
    seenUpTo,
  }
}

/** What its files are attached to. */
const nameOf = ({ owner, number }: Pick<Message, 'owner' | 'number'>): string => `chat:${owner}:${number}`
export const heldName = (id: string): string => `chat-held:${id}`

async function readUpTo(db: Queries, owner: string, side: Side): Promise<number> {
  const [row] = await db
    .select({ upTo: chatReads.upTo })
    .from(chatReads)
    .where(and(eq(chatReads.owner, owner), eq(chatReads.side, side)))
  return row?.upTo ?? 0
}

/** What the other side wrote since. */
export async function unreadBy(db: Queries, owner: string, side: Side): Promise<number> {
  const [row] = await db.execute<{ unread: number }>(sql`
    select count(*)::int as unread from chat_messages
    where owner = ${owner} and is_from_desk = ${side === 'student'}
      and number > coalesce((select up_to from chat_reads where owner = ${owner} and side = ${side}), 0)`)
  return row?.unread ?? 0
}

/** The desk owes an answer as long as the request is open that the first unanswered message made. */
export const openRequest = (db: Queries, owner: string) =>
  db
    .select({ askedAt: requests.askedAt, role: requests.role })
    .from(requests)
    .where(and(eq(requests.kind, kinds.toAnswer.name), eq(requests.subject, owner), isNull(requests.settledAt)))

export type About = { stage: string; step: string | null; title: string }
type Words = {
  owner: string
  text: string
  isFromDesk: boolean
  about?: About | null
  documents: readonly string[]
}

/** It waits from the first message that has no answer yet. */
const toAnswer = { role: 'advisor', kind: kinds.toAnswer, title: copy.toAnswer } as const

export async function say(
  change: Change,
  call: Call,
  { owner, text, isFromDesk, about = null, documents }: Words,
): Promise<MessageView> {
  const sealedText = await sealedWords(call.vault, owner, text)
  const message = await write(change, {
    owner,
    author: call.caller.id,
    isFromDesk,
    sealedText,
    aboutStage: about?.stage ?? null,
    aboutStep: about?.step ?? null,
    aboutTitle: about?.title ?? null,
    at: call.now(),
  })
  const files = await attach(change, call, { ids: documents, purpose: 'chat', owner, to: nameOf(message) })
  await stopTyping(change, owner, call.caller.id)
  await (isFromDesk
    ? settle(change, call, { kind: kinds.toAnswer, subject: owner })
    : ask(change, call, { ...toAnswer, student: owner, subject: owner, path: `/desk/chats/${owner}` }))
  await announceNews(change, owner)
  return viewOf(message, { by: call.caller.firstName, text, reader: call.caller.id, documents: files })
}

type Held = typeof chatHeld.$inferSelect

/** An answer that was held is a message from now on: as it was sealed, with its files, and by who wrote it. */
export async function sayHeld(change: Change, { now }: Pick<Call, 'now'>, held: Held): Promise<void> {
  const { id, owner, author, sealedText } = held
  const message = await write(change, { owner, author, isFromDesk: true, sealedText, heldAs: id, at: now() })
  await moveAttached(change, heldName(id), nameOf(message))
  const caller = author === null ? {} : { caller: { id: author } }
  await settle(change, { now, ...caller }, { kind: kinds.toAnswer, subject: owner })
  await announceNews(change, owner)
}

async function write(change: Change, values: Omit<typeof chatMessages.$inferInsert, 'number'>): Promise<Message> {
  const number = (await lastNumber(change, values.owner)) + 1
  const [message] = await change.tx
    .insert(chatMessages)
    .values({ ...values, number })
    .returning()
  if (message === undefined) throw new Error('The message was not written.')
  return message
}

async function announceNews(change: Change, owner: string): Promise<void> {
  await change.announce(`person:${owner}`, 'chat')
  await change.announceToDesk('chat')
}

/** Holds the student's row until the commit, so that numbers are seen in the order in which they were given. */
async function lastNumber({ tx }: Change, owner: string): Promise<number> {
  await tx.select({ id: people.id }).from(people).where(eq(people.id, owner)).for('no key update')
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${chatMessages.number}), 0)::int` })
    .from(chatMessages)
    .where(eq(chatMessages.owner, owner))
  return row?.last ?? 0
}

/** Never back, and never beyond what is there. */
export async function noteRead(change: Change, owner: string, side: Side, upTo: number): Promise<void> {
  const moved = await change.tx.execute(sql`
    insert into chat_reads (owner, side, up_to)
    select ${owner}, ${side}, max(number) from chat_messages where owner = ${owner} and number <= ${upTo}
    having max(number) is not null
    on conflict (owner, side) do update set up_to = excluded.up_to where chat_reads.up_to < excluded.up_to
    returning 1`)
  // Both sides: one has less to read, the other sees that it was seen.
  if (moved.length > 0) await announceNews(change, owner)
}

type Beside = { by: string | null; text: string; reader: string; documents: DocumentView[] }

const viewOf = (message: Message, { by, text, reader, documents }: Beside): MessageView => ({
  number: message.number,
  text,
  at: message.at.toString(),
  isFromDesk: message.isFromDesk,
  isMine: message.author === reader,
  by: by === null || by === '' ? copy.nameless : by,
  about: aboutOf(message),
  documents,
})

const aboutOf = ({ aboutStage: stage, aboutStep: step, aboutTitle: title }: Message): About | null =>
  stage === null || title === null ? null : { stage, step, title }
