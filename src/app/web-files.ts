// Serves the built web app: hashed files for ever, pages afresh, everything in brotli.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound, Refusal } from '../wire/problem.ts'
import { callerOf } from '../platform/http/callers.ts'
import { pagePolicy } from '../platform/http/security-headers.ts'
import type { House } from '../platform/house.ts'

const folder = fileURLToPath(new URL('../../dist/web', import.meta.url))

export async function serveWeb(app: FastifyInstance, house: House): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    // A page is sent as one, to whom it is for.
    globIgnore: ['**/*.html', '**/*.html.br'],
    setHeaders: (reply, file) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`)
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const page = await readFile(path.join(folder, 'index.html'), 'utf8')
  const desk = await readFile(path.join(folder, 'desk.html'), 'utf8')
  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request)) throw new Refusal(notFound)
    return sendPage(reply, (await isForDesk(request, house)) ? desk : page, house)
  })
}

/** The service worker fetches the first page without saying that it wants one. */
const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && (url === '/' || (!/^\/(api|assets)\//.test(url) && (headers.accept ?? '').includes('text/html')))

/** Never 'not modified': the word in the page and the one in the header are those of one answer. */
function sendPage(reply: FastifyReply, html: string, { random, settings }: House): FastifyReply {
  const nonce = Buffer.from(random(16)).toString('base64url')
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-cache', 'content-security-policy': pagePolicy(settings, nonce) })
    .send(html.replaceAll('%NONCE%', nonce))
}

/** The desk has a page of its own; whoever does not sit there gets the same page as for any other address. */
async function isForDesk(request: FastifyRequest, house: House): Promise<boolean> {
  if (!/^\/desk([/?]|$)/.test(request.url)) return false
  const caller = await callerOf(request, house)
  return caller !== undefined && caller.roles.length > 0
}
