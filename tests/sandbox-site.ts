// A site with the sandbox's pages and nothing else, which keeps the notices that the payment sandboxes send it.
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import Fastify, { type FastifyRequest } from 'fastify'
import { sandboxPages } from '../src/platform/sandbox/pages/pages.ts'
import { openOutside, type TestOutside } from './outside.ts'

export type CaughtNotice = { raw: Uint8Array; headers: Record<string, string> }

export type SandboxSite = TestOutside & {
  url: string
  notices: { stripe: CaughtNotice[]; razorpay: CaughtNotice[]; typeform: CaughtNotice[] }
  /** What the site answers to a notice from now on. */
  answer: (status: number) => void
  get: (path: string) => Promise<Response>
  submit: (path: string, form: Record<string, string>) => Promise<Response>
}

type Options = { environment?: Record<string, string>; mayRead?: (request: FastifyRequest) => Promise<boolean> }

export async function openSandboxSite({ environment = {}, mayRead }: Options = {}): Promise<SandboxSite> {
  // Listening before it is built: the sandboxes are given its address.
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  const outside = await openOutside({ SAFAR_URL: url, ...environment })
  if (outside.sandboxes === undefined) throw new Error('There is no sandbox.')

  let status = 200
  const notices: SandboxSite['notices'] = { stripe: [], razorpay: [], typeform: [] }
  const app = Fastify({ serverFactory: listener => server.on('request', listener) })
  await app.register(async hooks => {
    hooks.removeAllContentTypeParsers()
    hooks.addContentTypeParser('*', async (_: FastifyRequest, payload: NodeJS.ReadableStream) => buffer(payload))
    for (const provider of ['stripe', 'razorpay', 'typeform'] as const) {
      hooks.post<{ Body: Buffer }>(`/webhooks/${provider}`, async (request, reply) => {
        const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)])
        notices[provider].push({ raw: request.body, headers: Object.fromEntries(headers) })
        return reply.code(status).send()
      })
    }
  })
  await app.register(sandboxPages, {
    sandboxes: outside.sandboxes,
    db: outside.db,
    vault: outside.vault,
    now: outside.clock.now,
    ...(mayRead === undefined ? {} : { mayRead }),
  })
  await app.ready()

  return {
    ...outside,
    url,
    notices,
    answer: code => {
      status = code
    },
    get: path => fetch(new URL(path, url), { redirect: 'manual' }),
    submit: (path, form) =>
      fetch(new URL(path, url), { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' }),
    close: async () => {
      await app.close()
      server.closeAllConnections()
      server.close()
      await outside.close()
    },
  }
}
