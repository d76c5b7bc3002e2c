// The page of somebody signed in is drawn before it is sent, by the app itself: a program that the build leaves in dist/drawn.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyRequest } from 'fastify'
import type { Send } from '../wire/client.ts'
import type { Drawn, Program, Read } from '../wire/drawn.ts'

const program = new URL('../../dist/drawn/drawn.mjs', import.meta.url)
let loading: Promise<Program> | undefined

/** Each page asks as the person does whose page it is, however many are drawn at a time. */
const askingAs = new AsyncLocalStorage<Send>()

/** Anyone who comes while so many are drawn gets a page that the browser draws: a rush must not stand in line for this. */
const mostAtOnce = 8
let inHand = 0

export async function drawnFor(request: FastifyRequest, read: Read): Promise<Drawn | undefined> {
  if (inHand >= mostAtOnce) return undefined
  inHand += 1
  try {
    const { draw } = await (loading ??= load())
    const { pathname: path, search } = new URL(request.url, 'http://localhost')
    return await askingAs.run(asking(request), () => draw({ path, search, read }))
  } finally {
    inHand -= 1
  }
}

/** When it is first needed: a server that only answers calls has no use for it. */
async function load(): Promise<Program> {
  const { sendBy, draw }: Program = await import(program.href)
  sendBy((...call) => {
    const ask = askingAs.getStore()
    if (ask === undefined) throw new Error(`A call that no page has made: ${call[1]}`)
    return ask(...call)
  })
  return { sendBy, draw }
}

/** Through the same door as from a browser: who may not read it is refused here too. */
const asking =
  ({ server, headers, ip }: FastifyRequest): Send =>
  async (method, url) => {
    if (method !== 'GET') throw new Error(`A page that is drawn changes nothing: ${method} ${url}`)
    const { cookie = '', authorization = '' } = headers
    const forwarded = {
      accept: 'application/json',
      ...(cookie !== '' && { cookie }),
      ...(authorization !== '' && { authorization }),
    }
    const answer = await server.inject({ method, url, headers: forwarded, remoteAddress: ip })
    return {
      status: answer.statusCode,
      text: answer.body,
      isJson: String(answer.headers['content-type']).startsWith('application/json'),
    }
  }
