// The student's side of the chat.
import type { Limit } from '../../platform/database/limits.ts'
import type { Call } from '../../platform/house.ts'
import type { Nothing } from '../../wire/shapes.ts'
import { tooManyMessages, type ConversationView, type MessageView } from './contract.ts'
import * as conversation from './conversation.ts'

export { answer, markReadOf, queue, readOf } from './desk.ts'

export const read = (call: Call, { before }: { before?: number | undefined }): Promise<ConversationView> =>
  conversation.readPage(call, { owner: call.caller.id, side: 'student', before })

export const unread = async (call: Call): Promise<{ unread: number }> => ({
  unread: await conversation.unreadBy(call.db, call.caller.id, 'student'),
})

const messagesOf = (owner: string): Limit => ({
  key: `chat:${owner}`,
  most: 20,
  per: Temporal.Duration.from({ minutes: 1 }),
})

export async function say(call: Call, { text }: { text: string }): Promise<MessageView> {
  await call.limits.use(messagesOf(call.caller.id), tooManyMessages)
  return call.change(change => conversation.say(change, call, { owner: call.caller.id, text, isFromDesk: false }))
}

export async function markRead(call: Call, { upTo }: { upTo: number }): Promise<Nothing> {
  await call.change(change => conversation.noteRead(change, call.caller.id, 'student', upTo))
  return {}
}
