import type { FastifyReply } from 'fastify'

type Page = {
  title: string
  body: Html
  status?: number
  /** Where its form may end up besides here: a browser checks where a form is redirected to, as well. */
  leadsTo?: readonly (string | null)[]
  /** Shown inside another page, and looked at again by itself. */
  isPart?: boolean
}

const warning =
  'Sandbox: nothing here is real. No message leaves this computer, no money moves and nobody else is in the room.'

export function show(
  reply: FastifyReply,
  { title, body, status = 200, leadsTo = [], isPart = false }: Page,
): FastifyReply {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – Safar sandbox</title>
        <link rel="stylesheet" href="/sandbox/style.css" />
        ${isPart ? html`<meta http-equiv="refresh" content="3" />` : undefined}
      </head>
      <body class="${isPart ? 'part' : 'page'}">
        ${isPart ? undefined : html`<p class="warning" role="note">${warning}</p>`}
        <main>${body}</main>
      </body>
    </html>`
  return secure(reply, leadsTo).code(status).type('text/html; charset=utf-8').send(page.text)
}

const secure = (reply: FastifyReply, leadsTo: readonly (string | null)[]) =>
  reply.headers({
    'cache-control': 'no-store',
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': [
      "default-src 'none'",
      "style-src 'self'",
      "frame-src 'self'",
      ["form-action 'self'", ...new Set(leadsTo.flatMap(originOf))].join(' '),
      "base-uri 'none'",
      "frame-ancestors 'self'",
    ].join('; '),
  })

const originOf = (url: string | null) => (url !== null && URL.canParse(url) ? [new URL(url).origin] : [])

export const missing = (reply: FastifyReply) =>
  show(reply, {
    status: 404,
    title: 'Not here',
    body: html`<div class="board"><h1>This is not here</h1></div>
      <p><a href="/sandbox">To the inbox</a></p>`,
  })

export const moment = (at: Temporal.Instant) =>
  `${at.toLocaleString('en-GB', { timeZone: 'UTC', dateStyle: 'medium', timeStyle: 'short' })} UTC`

export const money = (currency: string, minor: number) =>
  new Intl.NumberFormat(currency.toUpperCase() === 'INR' ? 'en-IN' : 'en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
  }).format(minor / 100)

// Pages as templates: whatever is put into one is escaped, unless it is a template itself.

export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | readonly Html[] | undefined

export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((text, string, index) => text + write(parts[index - 1]) + string))
}

function write(part: Part): string {
  if (part === undefined) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part))
  return part.map(each => each.text).join('')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escape = (text: string) => text.replaceAll(/[&<>"']/g, letter => entities[letter] ?? '')

/** Text whose web addresses can be clicked. */
export function linked(text: string): Html {
  const addresses = text.match(address) ?? []
  const between = text.split(address)
  const parts = between.map((part, index) => html`${part}${link(addresses[index])}`)
  return html`${parts}`
}

/** Without the full stop or bracket that closes the sentence around it. */
const address = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/g

const link = (url: string | undefined) => (url === undefined ? undefined : html`<a href="${url}">${url}</a>`)
