import { z } from 'zod'
import { saying } from '../../values/messages.ts'
import { visibleText } from '../../values/visible-text.ts'
import { notFound, problem } from '../../wire/problem.ts'
import { route } from '../../wire/route.ts'
import { moment, nothing } from '../../wire/shapes.ts'
import * as copy from './copy.ts'
import { checkMessage } from './rules.ts'

export const tooManyMessages = problem('too-many-messages', 429, copy.tooMany)

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
})
export type MessageView = z.infer<typeof messageView>

const conversationView = z.object({ messages: z.array(messageView), unread: z.number().int() })
export type ConversationView = z.infer<typeof conversationView>

const student = z.object({ id: z.string(), firstName: z.string(), name: z.string() })
const deskConversationView = conversationView.extend({ student })
export type DeskConversationView = z.infer<typeof deskConversationView>

const queuedChat = z.object({
  student,
  last: z.object({ text: z.string(), at: moment, isFromDesk: z.boolean(), by: z.string() }),
  /** Since when the student has had no answer; null when nobody waits. */
  waitingSince: moment.nullable(),
  unread: z.number().int(),
})
export type QueuedChat = z.infer<typeof queuedChat>

const number = z.number().int().min(1).max(2_000_000_000)
const before = z.coerce.number<number>().int().min(1).max(2_000_000_000).optional()
const text = z.string().max(20_000).transform(visibleText)
const studentId = z.uuid()

export const chatContract = {
  read: route('GET', '/api/chat', {
    who: 'student',
    summary: 'The last 50 messages with Asha, or the 50 before a number; oldest first.',
    input: z.object({ before }),
    answer: conversationView,
  }),
  unread: route('GET', '/api/chat/unread', {
    who: 'student',
    summary: 'How many answers one has not seen.',
    input: nothing,
    answer: z.object({ unread: z.number().int() }),
  }),
  say: route('POST', '/api/chat', {
    who: 'student',
    summary: 'Writes to Asha.',
    input: z.object({ text }).superRefine(saying(checkMessage)),
    answer: messageView,
    problems: [tooManyMessages],
  }),
  markRead: route('PUT', '/api/chat/read', {
    who: 'student',
    summary: 'Notes up to which message one has seen the conversation.',
    input: z.object({ upTo: number }),
    answer: nothing,
  }),
  queue: route('GET', '/api/desk/chats', {
    who: desk,
    summary: 'Conversations: those that wait for an answer first, the longest waiting at the top.',
    input: nothing,
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
    input: z.object({ student: studentId, text }).superRefine(saying(checkMessage)),
    answer: messageView,
    problems: [notFound],
  }),
  markReadOf: route('PUT', '/api/desk/chats/{student}/read', {
    who: desk,
    summary: 'Notes up to which message the desk has seen a conversation.',
    input: z.object({ student: studentId, upTo: number }),
    answer: nothing,
    problems: [notFound],
  }),
}
