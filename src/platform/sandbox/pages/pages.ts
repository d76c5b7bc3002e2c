// The pages of the sandbox. Registered only where at least one sandbox runs.
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import type { Database } from '#src/platform/database/database.ts'
import type { MessageBox } from '../messages.ts'
import type { Sandboxes } from '../sandboxes.ts'
import { serveAuthenticator, type DemoCode } from './authenticator.ts'
import { serveCards } from './cards.ts'
import { serveCaptchaScript } from './captcha.ts'
import { serveCheckout } from './checkout.ts'
import { serveInbox } from './inbox.ts'
import { missing } from './layout.ts'
import { serveRooms } from './rooms.ts'
import { serveRupees } from './rupees.ts'
import { style } from './style.ts'
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
