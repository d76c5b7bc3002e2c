// The student's side of the chat.
import type { Limit } from '#src/platform/database/limits.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import type { Call } from '#src/platform/services.ts'
import { noteReadOf } from '../notifications/notify.ts'
import { tooManyMessages, type chatContract, type ConversationView, type MessageView } from './contract.ts'
import * as conversation from './conversation.ts'
import * as desk from './desk.ts'
import { noteTyping, whoTypes } from './typing.ts'
import { createHmac } from 'node:crypto'

/** Stages and their steps as a student has them; wired in `app/`, since the chat knows none by name. */
export type Places = (call: Call) => Promise<readonly Place[]>
type Place = { route: string; label: string; steps: readonly { id: string; title: string }[] }

type Input = {
  text: string
  about: { stage: string; step?: string | undefined } | null
  documents: string[]
}

export const chatHandlers = (places: Places): Handlers<{ chat: typeof chatContract }>['chat'] => ({
  read,
  unread,
  say: (call, input) => say(places, call, input),
  markRead,
  typing: call => whoTypes(call, { owner: call.caller.id, isDesk: false }),
  type: async call => {
    await noteTyping(call, { owner: call.caller.id, isFromDesk: false })
  },
  intercom,
  ...desk.handlers,
})

const read = (call: Call, { before }: { before?: number | undefined }): Promise<ConversationView> =>
  conversation.readPage(call, { owner: call.caller.id, side: 'student', before })

const unread = async (call: Call): Promise<{ unread: number }> => ({
  unread: await conversation.unreadBy(call.db, call.caller.id, 'student'),
})

const messagesOf = (owner: string): Limit => ({
  key: `chat:${owner}`,
  most: 20,
  per: Temporal.Duration.from({ minutes: 1 }),
})

async function say(places: Places, call: Call, { about, ...words }: Input): Promise<MessageView> {
  await call.limits.use(messagesOf(call.caller.id), tooManyMessages)
  await call.vault.keyOf(call.caller.id)
  const where = about === null ? null : await placeOf(places, call, about)
  return call.change(change =>
    conversation.say(change, call, { owner: call.caller.id, isFromDesk: false, about: where, ...words }),
  )
}

/** As it stands in the student's own journey; a place that is not there is none. */
async function placeOf(
  places: Places,
  call: Call,
  { stage, step }: { stage: string; step?: string | undefined },
): Promise<conversation.About | null> {
  const found = (await places(call)).find(({ route }) => route === stage)
  if (found === undefined) return null
  const at = found.steps.find(({ id }) => id === step)
  if (at === undefined) return { stage, step: null, title: found.label }
  return { stage, step: at.id, title: `${found.label}: ${at.title}` }
}

async function markRead(call: Call, { upTo }: { upTo: number }): Promise<void> {
  await call.change(async change => {
    await conversation.noteRead(change, call.caller.id, 'student', upTo)
    await noteReadOf(change, call, { owner: call.caller.id, type: 'chat' })
  })
}

// Intercom in place of our own chat, where its settings are given. Its messenger believes who somebody is
// only with a hash under the secret that we share with it, so nobody reads another's conversation there.

type Identity = { app: string; user: string; hash: string }

async function intercom({ settings, caller }: Call): Promise<Identity | null> {
  const { SAFAR_INTERCOM_APP: app, SAFAR_INTERCOM_SECRET: secret } = settings
  if (app === undefined || secret === undefined) return null
  return { app, user: caller.id, hash: createHmac('sha256', secret).update(caller.id).digest('hex') }
}
