// How long somebody may take to say what they want. Who sends a letter a minute holds a connection, and memory, for ever.
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { patiently } from '../patience.ts'

/** In milliseconds. */
export type Patience = {
  /** For the whole head of a request, counted from the connection. */
  head: number
  /** Without a byte either way. Event streams beat four times in it. */
  silence: number
  /** For the whole body; of a file that is sent, for the next part of it. */
  body: number
  /** How often the heads are looked at. */
  look: number
}

export const ordinary: Patience = { head: 15_000, silence: 60_000, body: 30_000, look: 5_000 }

/** Longer where the machine has much else to do. */
export const ordinaryHere = (): Patience => ({
  head: patiently(ordinary.head),
  silence: patiently(ordinary.silence),
  body: patiently(ordinary.body),
  look: ordinary.look,
})

/** What must have come of a file in the time for a body: a kilobyte a second, less than the slowest phone sends. */
const leastPart = (patience: Patience): number => patience.body

/** As Fastify and Node call them. Their own limit for a whole request would end large files of slow lines. */
export const serverPatience = ({ head, silence, look }: Patience) => ({
  connectionTimeout: silence,
  requestTimeout: 0,
  http: { requestTimeout: 0, headersTimeout: head, connectionsCheckingInterval: look },
})

export function watchBodies(app: FastifyInstance, patience: Patience): void {
  app.addHook('onRequest', async ({ raw, headers, routeOptions }) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (hasBody) watch(raw, routeOptions.config.route?.body === 'stream', patience)
  })
  app.addHook('onResponse', async ({ raw }) => {
    // What the server asks of itself has no connection, and says nothing of being complete.
    if (raw.complete === false) letGo(raw)
  })
}

/** In milliseconds: for an answer to be read by anyone who is still sending. */
const farewell = 2000

/** Refused before all of it came: the rest is read away for a moment, and then nobody waits for it, least of all a stop. */
function letGo(request: IncomingMessage): void {
  const { socket } = request
  request.resume()
  const leaving = setTimeout(() => {
    if (!request.complete) socket.destroy()
  }, farewell)
  leaving.unref()
  request.once('close', () => {
    if (request.complete) clearTimeout(leaving)
  })
}

/** Also once it is refused: what is still to come of it has to be read away. */
function watch(request: IncomingMessage, isFile: boolean, patience: Patience): void {
  const { socket } = request
  let before = socket.bytesRead
  const watching = setInterval(() => {
    const came = socket.bytesRead - before
    before = socket.bytesRead
    if (request.complete) clearInterval(watching)
    else if (!isFile || came < leastPart(patience)) socket.destroy()
  }, patience.body)
  watching.unref()
  request.once('close', () => clearInterval(watching))
}
