// What is said in a live room.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { catchingMessages, talkIn, type CaughtMessage, type MessageBox } from '../messages.ts'
import { moment, show, html, type Html } from './layout.ts'

export const room = z.object({ conferenceId: z.string().regex(/^safar-[\w-]{1,100}$/) })
const word = z
  .string()
  .trim()
  .max(500)
  .transform(text => text.replaceAll('\0', ''))
export const entering = z.object({ name: word.catch('Guest') })
const saying = z.object({ name: word.catch('Guest'), words: word, from: z.enum(['room', 'chat']).catch('chat') })

export function serveTalk(app: FastifyInstance, box: MessageBox, now: () => Temporal.Instant): void {
  const say = catchingMessages(box, now)

  app.get('/sandbox/rooms/:conferenceId/chat', async (request, reply) => {
    const { conferenceId } = room.parse(request.params)
    const { name } = entering.parse(request.query)
    const body = html`<h2>Chat</h2>
      ${said(await talkIn(box, conferenceId))} ${talkForm(conferenceId, name, 'chat')}`
    return show(reply, { title: 'Chat', body })
  })

  app.get('/sandbox/rooms/:conferenceId/chat/talk', async (request, reply) => {
    const { conferenceId } = room.parse(request.params)
    const talk = await talkIn(box, conferenceId)
    return show(reply, { title: 'What was said', body: said(talk.toReversed()), isPart: true })
  })

  app.post('/sandbox/rooms/:conferenceId/chat', async (request, reply) => {
    const { conferenceId } = room.parse(request.params)
    const { name, words, from } = saying.parse(request.body)
    if (words !== '') await say({ channel: 'room', sender: name, recipient: conferenceId, body: words })
    const back = from === 'chat' ? `${conferenceId}/chat` : conferenceId
    return reply.redirect(`/sandbox/rooms/${back}?${new URLSearchParams({ name })}`, 303)
  })
}

/** `from` is the page to come back to. */
export const talkForm = (conferenceId: string, name: string, from: 'room' | 'chat'): Html =>
  html`<form method="post" action="/sandbox/rooms/${conferenceId}/chat">
    <input type="hidden" name="name" value="${name}" />
    <input type="hidden" name="from" value="${from}" />
    <label>Say something <input name="words" maxlength="500" required autocomplete="off" /></label>
    <button class="first">Send</button>
  </form>`

const said = (talk: readonly CaughtMessage[]): Html =>
  html`<ol class="list">
      ${talk.map(
        ({ sender, body, at }) =>
          html`<li>
            <strong>${sender}</strong> <span class="quiet">${moment(at)}</span>
            <div>${body}</div>
          </li>`,
      )}
    </ol>
    ${talk.length === 0 ? html`<p class="quiet">Nobody has said anything yet.</p>` : undefined}`
