// Serves the built web app: hashed files for ever, pages afresh, everything in brotli.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound, Refusal } from '../wire/problem.ts'
import { callerOf } from '../platform/http/callers.ts'
import { pagePolicy } from '../platform/http/security-headers.ts'
import type { Services } from '../platform/services.ts'
import { readDeskFiles } from './desk-files.ts'
import { pageFor, pathOf, readPages, saysItWantsPage, type Pages } from './pages.ts'
import { isSecret, isSentAbout } from './previews.ts'

const folder = fileURLToPath(new URL('../../dist/web', import.meta.url))
const brotli = promisify(brotliCompress)
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

export async function serveWeb(app: FastifyInstance, services: Services): Promise<void> {
  const deskFiles = await readDeskFiles(folder)
  app.addHook('onRequest', async request => {
    if (!deskFiles.has(request.url.replace(/\?.*/s, ''))) return
    const caller = await callerOf(request, services)
    if (caller === undefined || caller.roles.length === 0) throw new Refusal(notFound)
  })
  await app.register(fastifyStatic, {
    root: path.join(folder, 'assets'),
    prefix: '/assets/',
    index: false,
    preCompressed: true,
    setHeaders: reply => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  })
  await app.register(fastifyStatic, {
    root: folder,
    decorateReply: false,
    // A route for each that lies here; for each of the hundreds below, a server would start half as fast again.
    wildcard: false,
    index: false,
    preCompressed: true,
    // A page is sent as one, to whom it is for.
    globIgnore: ['assets/**', '**/*.html', '**/*.br', '**/*.json'],
    setHeaders: reply => void reply.header('cache-control', 'no-cache'),
  })
  // Browsers and chat programs ask for it by this name, whatever a page says.
  app.get('/favicon.ico', async (_, reply) => reply.redirect('/favicon.svg', 308))
  const pages = await readPages(folder)
  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request, pages)) throw new Refusal(notFound)
    const clean = withoutSignature(request)
    if (clean !== undefined) return reply.header('cache-control', 'no-store').redirect(clean, 303)
    const nonce = Buffer.from(services.random(16)).toString('base64url')
    const { html, isDrawn } = await pageFor(request, pages, services, nonce)
    if (isSecret(pathOf(request))) reply.headers(secretAddress)
    reply.header('content-security-policy', pagePolicy(services.settings, nonce, { hasStyle: isDrawn }))
    return sendPage(request, reply, html)
  })
}

/** What Razorpay adds to the address that it leads back to is not read: a signed notice counts. It stays in no history and no share. */
function withoutSignature({ url }: FastifyRequest): string | undefined {
  const [path = '/', search = ''] = url.split('?')
  const given = new URLSearchParams(search)
  const added = [...given.keys()].filter(name => name.startsWith('razorpay_'))
  // Of two slashes, or a slash and its mirror image, a browser makes another site.
  if (added.length === 0 || !/^(\/[\w-]+)+$/.test(path)) return undefined
  for (const name of added) given.delete(name)
  return given.size === 0 ? path : `${path}?${given}`
}

/** Anybody who has the address may pay by it, or accept an invitation: no page that is opened from there learns it, and no search engine keeps it. */
const secretAddress = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' }

/** A chat program asks for whatever there is at an address that was sent to somebody. */
const wantsPage = (request: FastifyRequest, { written }: Pages): boolean =>
  request.method === 'GET' &&
  !/^\/(api|assets)\//.test(request.url) &&
  (saysItWantsPage(request) || isSentAbout(pathOf(request), written))

/** Kept by nobody: what a page knows is one person's, and true for a moment. */
async function sendPage(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-store', vary: 'accept-encoding' })
  if (!/\bbr\b/.test(String(request.headers['accept-encoding']))) return reply.send(html)
  return reply.header('content-encoding', 'br').send(await brotli(html, quickly))
}
