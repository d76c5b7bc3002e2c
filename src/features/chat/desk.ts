// The desk's side of the chat: one queue for all who answer.
import * as kinds from './request-kinds.ts'
import * as audited from './audit-actions.ts'
import { and, eq } from 'drizzle-orm'
import type { Handlers } from '#src/platform/http/serve.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import { settle } from '../desk-kit/requests.ts'
import { undoably } from '../desk-kit/undo.ts'
import type { Undoable } from '../desk-kit/contract.ts'
import { noteAction, noteLook } from '../audit/actions.ts'
import {
  nothingWaits,
  type chatContract,
  type DeskConversationView,
  type MessageView,
  type QueuedChat,
} from './contract.ts'
import * as conversation from './conversation.ts'
import * as copy from './copy.ts'
import { claimOf, release, take, takeIfFree } from './claims.ts'
import { heldAnswers, hold, takeBack } from './held-answers.ts'
import { firstWords } from './last-words.ts'
import { noteTyping, whoTypes } from './typing.ts'
import { displayName } from '#src/platform/identity/naming.ts'

type OfDesk =
  | 'queue'
  | 'readOf'
  | 'answer'
  | 'hold'
  | 'takeBack'
  | 'close'
  | 'markReadOf'
  | 'typingOf'
  | 'typeTo'
  | 'claim'
  | 'release'
type Of = { student: string }

export const handlers: Pick<Handlers<{ chat: typeof chatContract }>['chat'], OfDesk> = {
  queue: call => queue(call),
  readOf: (call, input) => readOf(call, input),
  answer: (call, input) => answer(call, input),
  hold: async (call, { student, ...words }) => hold(call, { owner: (await studentWith(call, student)).id, ...words }),
  takeBack: (call, { student, id }) => takeBack(call, { owner: student, id }),
  close: (call, input) => close(call, input),
  markReadOf: (call, input) => markReadOf(call, input),
  typingOf: (call, { student }) => whoTypes(call, { owner: student, isDesk: true }),
  typeTo: (call, input) => withStudent(call, input, id => noteTyping(call, { owner: id, isFromDesk: true })),
  claim: (call, { to, note, ...input }) => withStudent(call, input, id => take(call, id, to, note)),
  release: (call, input) => withStudent(call, input, id => release(call, id)),
}

async function withStudent(call: Call, { student }: Of, act: (id: string) => Promise<void>): Promise<void> {
  await act((await studentWith(call, student)).id)
}

type QueueRow = {
  id: string
  first_name: string
  last_name: string
  text: string
  sealed_text: Uint8Array | null
  at: Date
  is_from_desk: boolean
  by: string | null
  waiting_since: Date | null
  unread: number
  claimed_by: string | null
  claimer: string | null
  claimed_at: Date | null
  is_sending: boolean
}

const mostQueued = 200

async function queue({ sql, vault }: Call): Promise<QueuedChat[]> {
  const rows = await sql<QueueRow[]>`
    select p.id, p.first_name, p.last_name, last.text, last.sealed_text, last.at, last.is_from_desk, w.first_name as by,
      waiting.since as waiting_since, news.unread, assignee.id as claimed_by, assignee.first_name as claimer, c.claimed_at,
      exists (select from chat_held h where h.owner = first.owner) as is_sending
    from chat_messages first
      join people p on p.id = first.owner
      join lateral (select * from chat_messages m where m.owner = first.owner order by number desc limit 1) last on true
      left join people w on w.id = last.author
      left join desk_claims c on c.kind = 'chat' and c.subject = first.owner::text
        and exists (select from staff s where s.person = c.by and s.role in ('advisor', 'admin'))
      left join people assignee on assignee.id = c.by
      left join lateral (
        select r.asked_at as since from requests r
        where r.kind = 'chat' and r.subject = first.owner::text and r.settled_at is null) waiting on true
      cross join lateral (
        select count(*)::int as unread from chat_messages m
        where m.owner = first.owner and not m.is_from_desk and m.number > coalesce(
          (select up_to from chat_reads r where r.owner = first.owner and r.side = 'desk'), 0)) news
    where first.number = 1
    order by waiting.since asc nulls last, last.at desc, p.id
    limit ${mostQueued}`
  const opened = rows.map(async row => ({
    student: studentOf({ id: row.id, firstName: row.first_name, lastName: row.last_name }),
    last: {
      text: await firstWords(vault, { ...row, owner: row.id, sealedText: row.sealed_text }),
      at: row.at.toISOString(),
      isFromDesk: row.is_from_desk,
      by: row.by ?? copy.nameless,
    },
    waitingSince: row.waiting_since?.toISOString() ?? null,
    unread: row.unread,
    claim: claimIn(row),
    isSending: row.is_sending,
  }))
  return Promise.all(opened)
}

const claimIn = ({ claimed_by: id, claimer, claimed_at: at }: QueueRow): QueuedChat['claim'] =>
  id === null || at === null ? null : { id, firstName: claimer ?? '', since: at.toISOString() }

type Wanted = { student: string; before?: number | undefined }

async function readOf(call: Call, { student, before }: Wanted): Promise<DeskConversationView> {
  const person = await studentWith(call, student)
  await noteLook(call, { what: audited.chatRead, about: person.id })
  const page = await conversation.readPage(call, { owner: person.id, side: 'desk', before })
  const [standing, [open], held] = await Promise.all([
    claimOf(call, person.id),
    conversation.openRequest(call.db, person.id),
    heldAnswers(call, person.id),
  ])
  return { ...page, ...standing, held, student: studentOf(person), waitingSince: open?.askedAt.toString() ?? null }
}

type Answer = { student: string; text: string; documents: string[] }

async function answer(call: Call, { student, ...words }: Answer): Promise<MessageView> {
  const { id } = await studentWith(call, student)
  await call.vault.keyOf(id)
  return call.change(async change => {
    await takeIfFree(change, call, id)
    return conversation.say(change, call, { owner: id, isFromDesk: true, ...words })
  })
}

/** What was thanks, or is settled by phone, waits for nothing. */
async function close(call: Call, { student }: Of): Promise<Undoable> {
  const { id: owner } = await studentWith(call, student)
  const find = async ({ tx }: Change) => {
    // Two who close it at once: the first one's word is written down.
    const [open] = await conversation.openRequest(tx, owner).for('update')
    if (open === undefined) throw new Refusal(nothingWaits)
    return { work: { kind: kinds.toAnswer.name, subject: owner, owner }, roles: [open.role] }
  }
  return undoably(call, 'closed', find, async change => {
    await settle(change, call, { kind: kinds.toAnswer, subject: owner })
    await noteAction(change, call, { what: audited.chatClosed, about: owner })
    await change.announceToDesk('chat')
  })
}

async function markReadOf(call: Call, { student, upTo }: { student: string; upTo: number }): Promise<void> {
  const { id } = await studentWith(call, student)
  await call.change(change => conversation.noteRead(change, id, 'desk', upTo))
}

type Named = { id: string; firstName: string; lastName: string }

/** A guest has no chat identity. */
async function studentWith({ db }: Call, id: string): Promise<Named> {
  const [person] = await db
    .select({ id: people.id, firstName: people.firstName, lastName: people.lastName })
    .from(people)
    .where(and(eq(people.id, id), eq(people.isGuest, false)))
  if (person === undefined) throw new Refusal(notFound)
  return person
}

const studentOf = (student: Named) => ({ id: student.id, firstName: student.firstName, name: displayName(student) })
