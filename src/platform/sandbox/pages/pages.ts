// The pages of the sandbox. Registered only where at least one sandbox runs.
import type { FastifyPluginAsync, FastifyRequest, FastifyInstance } from 'fastify'
import { ZodError, z } from 'zod'
import type { Database } from '#src/platform/database/database.ts'
import type { CaptchaTokens } from '#src/platform/captcha/turnstile.ts'
import type { MessageBox } from '../messages.ts'
import type { Sandboxes } from '../sandboxes.ts'
import { serveAuthenticator, type DemoCode } from './authenticator.ts'
import { serveCards } from './cards.ts'
import { serveCheckout } from './checkout.ts'
import { serveInbox } from './inbox.ts'
import { missing } from './layout.ts'
import { serveRooms } from './rooms.ts'
import { serveRupees } from './rupees.ts'
import { serveTypeform } from './typeform.ts'

export type SandboxPages = {
  sandboxes: Sandboxes
  db: Database
  vault: MessageBox['vault']
  now: () => Temporal.Instant
  /** Who may read what was caught: anyone, where nobody is real. Payment pages are open to who knows their address. */
  mayRead?: (request: FastifyRequest) => Promise<boolean>
  /** Where the demo's staff are: the codes of their app. */
  readDemoCode?: () => DemoCode
}

export const sandboxPages: FastifyPluginAsync<SandboxPages> = async (
  app,
  { sandboxes, db, vault, now, mayRead, readDemoCode },
) => {
  // The product takes a form for its bytes alone; here it is read.
  app.removeContentTypeParser('application/x-www-form-urlencoded')
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 16_384 }, readForm)
  app.setErrorHandler(async (error, _, reply) => {
    if (error instanceof ZodError) return missing(reply)
    throw error
  })

  app.get('/sandbox/style.css', async (_, reply) =>
    reply.header('cache-control', 'max-age=300').type('text/css; charset=utf-8').send(style),
  )
  if (sandboxes.cards !== undefined) serveCheckout(app, sandboxes.cards.checkouts)
  if (sandboxes.rupees !== undefined) serveRupees(app, sandboxes.rupees.paymentLinks)
  if (sandboxes.captcha !== undefined) serveCaptchaScript(app, sandboxes.captcha.tokens)
  if (sandboxes.forms !== undefined) serveTypeform(app, sandboxes.forms.sent)
  await app.register(async readers => {
    readers.addHook('onRequest', async (request, reply) => {
      if (mayRead !== undefined && !(await mayRead(request))) return missing(reply)
      return undefined
    })
    serveInbox(readers, { db, vault })
    if (sandboxes.issuing !== undefined) serveCards(readers, sandboxes.issuing.spendings)
  })
  if (readDemoCode !== undefined) serveAuthenticator(app, readDemoCode)
  if (sandboxes.webinars !== undefined) serveRooms(app, { db, vault }, now)
}

const readForm = async (_: FastifyRequest, body: string | Buffer) =>
  Object.fromEntries(new URLSearchParams(body.toString()))

// Turnstile's script, as far as the frame calls it: silent, but for anyone who asks very often.

const asked = z.object({ pressed: z.boolean() })

function serveCaptchaScript(app: FastifyInstance, tokens: CaptchaTokens): void {
  app.get('/sandbox/turnstile/v0/api.js', async (_, reply) => reply.type('text/javascript; charset=utf-8').send(script))
  app.post('/sandbox/turnstile/token', async (request, reply) =>
    reply.send({ token: tokens.give(request.ip, asked.parse(request.body).pressed) ?? null }),
  )
}

const script = `
window.turnstile = {
  render: (at, wishes) => {
    const ask = async pressed => {
      const answer = await fetch('/sandbox/turnstile/token', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ pressed }),
      })
      return (await answer.json()).token
    }
    const challenge = () => {
      wishes['before-interactive-callback']()
      const label = document.createElement('label')
      const box = document.createElement('input')
      box.type = 'checkbox'
      box.style.cssText = 'width: 24px; height: 24px; margin: 0'
      label.style.cssText = 'display: inline-flex; align-items: center; gap: 12px; min-height: 48px; margin: 4px; cursor: pointer'
      label.append(box, 'I am a person')
      document.querySelector(at).append(label)
      box.addEventListener('change', () => ask(true).then(wishes.callback, wishes['error-callback']))
    }
    ask(false).then(token => (token === null ? challenge() : wishes.callback(token)), wishes['error-callback'])
  },
}
`

const style = `
:root { color-scheme: light dark; --paper: #fff; --ink: #11151f; --quiet: #535b6c; --line: #d5d9e2; --board: #ffc928; --on-board: #11151f; --link: #0b4fb3 }
@media (prefers-color-scheme: dark) { :root { --paper: #11151f; --ink: #f3f4f7; --quiet: #a8b0c0; --line: #343c4d; --link: #9cc3ff } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
a { color: var(--link) }
.warning { margin: 0; padding: .5rem 1rem; background: var(--ink); color: var(--paper); text-align: center; font-size: .875rem }
main { max-width: 44rem; margin: 0 auto; padding: 1rem }
.board { background: var(--board); color: var(--on-board); border: 3px solid var(--on-board); border-radius: .5rem; padding: 1rem; margin: 1rem 0 }
.board a { color: inherit }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.2 }
h2 { font-size: 1.125rem; margin: 1.5rem 0 .5rem }
.sum { font-size: 2rem; font-weight: 600; margin: .25rem 0 }
.quiet { color: var(--quiet); font-size: .875rem }
.board .quiet { color: inherit }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: 1rem 0 }
label { flex: 1 1 12rem; font-weight: 600 }
input { display: block; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit; background: transparent; border: 2px solid var(--quiet); border-radius: .375rem }
button { min-height: 2.75rem; padding: .5rem 1rem; font: inherit; font-weight: 600; cursor: pointer; color: inherit; background: transparent; border: 2px solid currentColor; border-radius: .375rem }
button.first { background: var(--board); color: var(--on-board); border-color: var(--on-board) }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
ol, ul { list-style: none; margin: 0; padding: 0 }
.list > li { border-top: 1px solid var(--line); padding: .75rem 0 }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 1rem 0 }
dt { color: var(--quiet) }
dd { margin: 0 }
.words { white-space: pre-wrap; margin: 1rem 0; font: inherit }
iframe { width: 100%; min-height: 30rem; border: 1px solid var(--line); border-radius: .375rem; background: #fff }
.part main { max-width: none; padding: 0 }
.slides { min-height: 0; aspect-ratio: 16 / 9; background: #11151f }
.slide { display: grid; align-content: center; gap: .5rem; min-height: 100vh; padding: 6%; background: #11151f; color: #fff }
.slide strong { font-size: clamp(1.25rem, 6vw, 2.75rem); line-height: 1.15 }
.slide .quiet { color: #ffc928 }
.talk { min-height: 0; height: 14rem; background: var(--paper) }
.part .list, .part p { padding: 0 .75rem }
[role=alert] { border-left: .375rem solid #d5392b; padding: .5rem .75rem; margin: 1rem 0 }
`
