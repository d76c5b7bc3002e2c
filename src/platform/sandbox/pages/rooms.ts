// BigMarker's live room and its chat.
import type { FastifyInstance } from 'fastify'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { catchingMessages, talkIn, type CaughtMessage } from '../messages.ts'
import { sandboxRegistrations } from '../tables.ts'
import { html } from './html.ts'
import { moment, show } from './layout.ts'

const room = z.object({ conferenceId: z.string().regex(/^safar-[\w-]{1,100}$/) })
const word = z
  .string()
  .trim()
  .max(500)
  .transform(text => text.replaceAll('\0', ''))
const entering = z.object({ name: word.catch('Guest') })
const saying = z.object({ name: word.catch('Guest'), words: word })

export function serveRooms(app: FastifyInstance, db: Database, now: () => Temporal.Instant): void {
  const say = catchingMessages(db, now)

  app.get('/sandbox/rooms/:conferenceId', async (request, reply) => {
    const { conferenceId } = room.parse(request.params)
    const { name } = entering.parse(request.query)
    const registered = await db.$count(sandboxRegistrations, eq(sandboxRegistrations.conferenceId, conferenceId))
    const body = html`<div class="board">
        <h1>Live now</h1>
        <p>${conferenceId}</p>
        <p class="quiet">You are in as ${name}. Registered: ${registered}.</p>
      </div>
      ${chat(conferenceId, name, await talkIn(db, conferenceId))}`
    return show(reply, { title: 'Live room', body })
  })

  app.get('/sandbox/rooms/:conferenceId/chat', async (request, reply) => {
    const { conferenceId } = room.parse(request.params)
    const { name } = entering.parse(request.query)
    return show(reply, { title: 'Chat', body: chat(conferenceId, name, await talkIn(db, conferenceId)) })
  })

  app.post('/sandbox/rooms/:conferenceId/chat', async (request, reply) => {
    const { conferenceId } = room.parse(request.params)
    const { name, words } = saying.parse(request.body)
    if (words !== '') await say({ channel: 'room', sender: name, recipient: conferenceId, body: words })
    return reply.redirect(`/sandbox/rooms/${conferenceId}/chat?${new URLSearchParams({ name })}`, 303)
  })
}

const chat = (conferenceId: string, name: string, talk: readonly CaughtMessage[]) =>
  html`<h2>Chat</h2>
    <ol class="list">
      ${talk.map(
        ({ sender, body, at }) =>
          html`<li>
            <strong>${sender}</strong> <span class="quiet">${moment(at)}</span>
            <div>${body}</div>
          </li>`,
      )}
    </ol>
    ${talk.length === 0 ? html`<p class="quiet">Nobody has said anything yet.</p>` : undefined}
    <form method="post" action="/sandbox/rooms/${conferenceId}/chat">
      <input type="hidden" name="name" value="${name}" />
      <label>Say something <input name="words" maxlength="500" required autocomplete="off" /></label>
      <button class="first">Send</button>
    </form>`
