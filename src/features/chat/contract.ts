import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { visibleText } from '#src/values/visible-text.ts'
import { notFound, problem } from '#src/wire/problem.ts'
import { route, studentRoute, sentByPage } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import * as copy from './copy.ts'
import { documentView, notAttachable } from '../documents/contract.ts'
import { handedNote, handedView, undoable } from '../desk-kit/contract.ts'
import { checkMessage, mostFiles } from './rules.ts'
import { chatRepliesContract } from './replies/contract.ts'

export const nothingWaits = problem('nothing-waits', 409, copy.nothingWaits)
export const tooManyMessages = problem('too-many-messages', 429, copy.tooMany)

export const sentAlready = problem('sent-already', 409, copy.sentAlready)

const desk = ['advisor', 'admin'] as const

const messageView = z.object({
  /** From 1 on, without gaps. */
  number: z.number().int(),
  text: z.string(),
  at: moment,
  isFromDesk: z.boolean(),
  isMine: z.boolean(),
  /** The writer's first name. */
  by: z.string(),
  /** Where it was written, as the student read it there. */
  about: z.object({ stage: z.string(), step: z.string().nullable(), title: z.string() }).nullable(),
  documents: z.array(documentView),
})
export type MessageView = z.infer<typeof messageView>

const conversationView = z.object({
  messages: z.array(messageView),
  unread: z.number().int(),
  /** How far the other side has seen it. */
  seenUpTo: z.number().int(),
})
export type ConversationView = z.infer<typeof conversationView>

const student = z.object({ id: z.string(), firstName: z.string(), name: z.string() })
const claim = z.object({ id: z.string(), firstName: z.string(), since: moment })
export type Claim = z.infer<typeof claim>

/** An answer that its writer can take back until then. Colleagues see that there is one, and not what it says. */
const heldView = z.object({
  id: z.uuid(),
  by: z.string(),
  isMine: z.boolean(),
  sendAt: moment,
  text: z.string(),
  documents: z.array(documentView),
})
export type HeldView = z.infer<typeof heldView>

const deskConversationView = conversationView.extend({
  held: z.array(heldView),
  student,
  claim: claim.nullable(),
  /** Where you have it because a colleague handed it to you. */
  handed: handedView.nullable(),
  /** Since when the student waits; null where nobody does. */
  waitingSince: moment.nullable(),
})
export type DeskConversationView = z.infer<typeof deskConversationView>

const queuedChat = z.object({
  student,
  last: z.object({ text: z.string(), at: moment, isFromDesk: z.boolean(), by: z.string() }),
  /** Since when the student has had no answer; null when nobody waits. */
  waitingSince: moment.nullable(),
  unread: z.number().int(),
  claim: claim.nullable(),
  /** An answer is written, and sent in some seconds. */
  isSending: z.boolean(),
})
export type QueuedChat = z.infer<typeof queuedChat>

const number = z.number().int().min(1).max(2_000_000_000)
const before = z.coerce.number<number>().int().min(1).max(2_000_000_000).optional()
const text = z.string().max(20_000).transform(visibleText)
const studentId = z.uuid()
const documents = z.array(z.uuid()).max(mostFiles).default([])
const place = z.string().min(1).max(100)
/** The page it is written on; what is not in the student's journey is left out. */
const about = z.object({ stage: place, step: place.optional() }).nullable().default(null)

/** Who writes just now, and for how many seconds that counts. */
const typingView = z.array(z.object({ id: z.string(), by: z.string(), seconds: z.number() }))
export type TypingView = z.infer<typeof typingView>

export const chatContract = {
  read: studentRoute('GET', '/api/chat', {
    summary: 'The last 50 messages with Asha, or the 50 before a number; oldest first.',
    input: z.object({ before }),
    answer: conversationView,
  }),
  unread: studentRoute('GET', '/api/chat/unread', {
    summary: 'How many replies you have not seen.',
    topic: 'chat',
    answer: z.object({ unread: z.number().int() }),
  }),
  say: studentRoute('POST', '/api/chat', {
    summary: 'Writes to Asha.',
    staysOpen: true,
    input: z.object({ text, about, documents }).superRefine(saying(checkMessage)),
    answer: messageView,
    problems: [tooManyMessages, notAttachable],
  }),
  markRead: studentRoute('PUT', '/api/chat/read', {
    byItself: sentByPage(),
    summary: 'Notes up to which message you have seen the conversation.',
    input: z.object({ upTo: number }),
  }),
  typing: studentRoute('GET', '/api/chat/typing', {
    summary: 'Who is writing to you just now.',
    topic: 'chat-typing',
    answer: typingView,
  }),
  type: studentRoute('PUT', '/api/chat/typing', {
    byItself: sentByPage(),
    summary: 'Says that you are typing; it is passed on at most once in three seconds.',
  }),
  intercom: studentRoute('GET', '/api/chat/intercom', {
    summary: "Intercom's messenger in place of our own, with proof of who you are; null where none is set up.",
    topic: 'chat-intercom',
    answer: z.object({ app: z.string(), user: z.string(), hash: z.string() }).nullable(),
  }),
  queue: route('GET', '/api/desk/chats', {
    who: desk,
    summary: 'Conversations: those that wait for an answer first, the longest waiting at the top.',
    topic: 'chat',
    answer: z.array(queuedChat),
  }),
  readOf: route('GET', '/api/desk/chats/{student}', {
    who: desk,
    summary: "A student's conversation, as the desk sees it.",
    input: z.object({ student: studentId, before }),
    answer: deskConversationView,
    problems: [notFound],
  }),
  answer: route('POST', '/api/desk/chats/{student}', {
    who: desk,
    summary: 'Writes to a student, who sees the first name of the writer.',
    input: z.object({ student: studentId, text, documents }).superRefine(saying(checkMessage)),
    answer: messageView,
    problems: [notFound, notAttachable],
  }),
  hold: route('POST', '/api/desk/chats/{student}/held', {
    who: desk,
    summary: 'Writes to a student, and sends it in ten seconds unless its writer takes it back.',
    input: z.object({ student: studentId, text, documents }).superRefine(saying(checkMessage)),
    answer: heldView.pick({ id: true, sendAt: true }),
    problems: [notFound, notAttachable],
  }),
  takeBack: route('DELETE', '/api/desk/chats/{student}/held/{id}', {
    who: desk,
    summary: 'Takes back what you wrote to a student, while it is held; answers what it said.',
    input: z.object({ student: studentId, id: z.uuid() }),
    answer: heldView.pick({ text: true, documents: true }),
    problems: [notFound, sentAlready],
  }),
  close: route('PUT', '/api/desk/chats/{student}/closed', {
    who: desk,
    summary: 'Closes a conversation that needs no answer. It waits again once the student writes.',
    input: z.object({ student: studentId }),
    answer: undoable,
    problems: [notFound, nothingWaits],
  }),
  markReadOf: route('PUT', '/api/desk/chats/{student}/read', {
    who: desk,
    summary: 'Notes up to which message the desk has seen a conversation.',
    input: z.object({ student: studentId, upTo: number }),
    problems: [notFound],
  }),
  typingOf: route('GET', '/api/desk/chats/{student}/typing', {
    who: desk,
    summary: 'Who else is typing in a conversation just now.',
    topic: 'chat-typing',
    input: z.object({ student: studentId }),
    answer: typingView,
  }),
  typeTo: route('PUT', '/api/desk/chats/{student}/typing', {
    who: desk,
    summary: 'Says that you are typing to a student.',
    input: z.object({ student: studentId }),
    problems: [notFound],
  }),
  claim: route('PUT', '/api/desk/chats/{student}/claim', {
    who: desk,
    summary: 'Takes a conversation, or hands it to a colleague who answers the chat, with a note to them.',
    input: z.object({ student: studentId, to: z.uuid().optional(), note: handedNote }),
    problems: [notFound],
  }),
  release: route('DELETE', '/api/desk/chats/{student}/claim', {
    who: desk,
    summary: 'Releases a conversation.',
    input: z.object({ student: studentId }),
    problems: [notFound],
  }),
}

export const chatContracts = { chat: chatContract, chatReplies: chatRepliesContract }
