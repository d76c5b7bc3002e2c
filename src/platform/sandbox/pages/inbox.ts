// What would have been sent: e-mails, text messages and words to the team, newest first.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { findMessage, findMessages, type CaughtMessage, type MessageBox } from '../messages.ts'
import { missing, moment, show, html, linked } from './layout.ts'

const word = z
  .string()
  .max(200)
  .transform(text => text.replaceAll('\0', ''))
const search = z.object({
  to: word.optional().catch(undefined),
  channel: z.enum(['mail', 'sms', 'slack', 'room']).optional().catch(undefined),
})
const named = z.object({ id: z.uuid() })

export function serveInbox(app: FastifyInstance, box: MessageBox): void {
  app.get('/sandbox', async (request, reply) => {
    const wanted = search.parse(request.query)
    return show(reply, { title: 'Inbox', body: inbox(await findMessages(box, wanted), wanted.to ?? '') })
  })

  app.get('/sandbox/messages.json', async (request, reply) => {
    const found = await findMessages(box, search.parse(request.query))
    return reply.header('cache-control', 'no-store').send(found.map(asJson))
  })

  app.get('/sandbox/messages/:id', async (request, reply) => {
    const message = await read(box, request.params)
    return message === undefined ? missing(reply) : show(reply, { title: titleOf(message), body: detail(message) })
  })

  app.get('/sandbox/messages/:id/html', async (request, reply) => {
    const message = await read(box, request.params)
    if (message === undefined || message.html === null) return missing(reply)
    return reply.headers(asStrangersPage).type('text/html; charset=utf-8').send(`<base target="_top">${message.html}`)
  })
}

/** A mail's own page may be looked at and its links followed, and may do nothing else. */
const asStrangersPage = {
  'cache-control': 'no-store',
  'x-frame-options': 'SAMEORIGIN',
  'content-security-policy': [
    'sandbox allow-popups allow-top-navigation-by-user-activation',
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "frame-ancestors 'self'",
  ].join('; '),
}

async function read(box: MessageBox, params: unknown): Promise<CaughtMessage | undefined> {
  const parsed = named.safeParse(params)
  return parsed.success ? findMessage(box, parsed.data.id) : undefined
}

const asJson = ({ recipient, body, at, ...rest }: CaughtMessage) => ({
  ...rest,
  to: recipient,
  text: body,
  at: at.toString(),
})

const channels = { mail: 'E-mail', sms: 'Text message', slack: 'To the team', room: 'In a live room' } satisfies Record<
  CaughtMessage['channel'],
  string
>

const titleOf = ({ subject, channel }: CaughtMessage) => (subject === '' ? channels[channel] : subject)

const inbox = (messages: readonly CaughtMessage[], to: string) =>
  html` <div class="board">
      <h1>Inbox</h1>
      <p>Everything that Safar would have sent, newest first.</p>
    </div>
    <form method="get" action="/sandbox" role="search">
      <label
        >Sent to <input name="to" type="search" value="${to}" placeholder="meera@example.in" autocomplete="off"
      /></label>
      <button class="first">Search</button>
    </form>
    ${messages.length === 0 ? html`<p>Nothing was sent${to === '' ? '' : ` to ${to}`} yet.</p>` : undefined}
    <ol class="list">
      ${messages.map(line)}
    </ol>`

const line = (message: CaughtMessage) =>
  html`<li>
    <a href="/sandbox/messages/${message.id}"><strong>${titleOf(message)}</strong></a>
    <div class="quiet">${channels[message.channel]} to ${message.recipient}, ${moment(message.at)}</div>
    <div>${linked(message.body.slice(0, 300))}</div>
  </li>`

const detail = (message: CaughtMessage) =>
  html` <p><a href="/sandbox">Inbox</a></p>
    <div class="board"><h1>${titleOf(message)}</h1></div>
    <dl>
      <dt>By</dt>
      <dd>${channels[message.channel]}</dd>
      <dt>From</dt>
      <dd>${message.sender}</dd>
      <dt>To</dt>
      <dd>${message.recipient}</dd>
      <dt>At</dt>
      <dd>${moment(message.at)}</dd>
    </dl>
    <div class="words">${linked(message.body)}</div>
    ${
      message.html === null
        ? undefined
        : html`<h2>As a mail program shows it</h2>
            <iframe src="/sandbox/messages/${message.id}/html" title="The mail as a page"></iframe>`
    }`
