// Clients that take their time: each holds a connection for as long as it is let, and nobody else may feel it.
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Patience } from '#src/platform/http/patience.ts'
import { rawClient, type RawClient } from '#tests/attacks/raw.ts'
import type { TestApp } from '#tests/app.ts'
import { longest, until } from '../until.ts'

type Slowness = { lines: string[]; broken: string[] }

/** How each begins, and what it says again and again. */
const kinds = {
  'heads in drips': { begin: 'GET /healthz HTTP/1.1\r\nHost: safar\r\n', drip: 'X-A: b\r\n' },
  'bodies in drips': {
    begin:
      'POST /api/session/password HTTP/1.1\r\nHost: safar\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
    drip: ' ',
  },
  'chunks in drips': {
    begin:
      'POST /api/session/password HTTP/1.1\r\nHost: safar\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    drip: '1\r\n \r\n',
  },
  'bodies of what there is not': {
    begin: 'POST /nowhere HTTP/1.1\r\nHost: safar\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
    drip: ' ',
  },
  'files in drips, of strangers': {
    begin:
      'POST /api/documents?purpose=chat&name=a.pdf HTTP/1.1\r\nHost: safar\r\nContent-Type: application/octet-stream\r\nContent-Length: 60000\r\n\r\n%',
    drip: ' ',
  },
  'answers that nobody reads': { begin: 'GET /docs HTTP/1.1\r\nHost: safar\r\n\r\n'.repeat(40), drip: '' },
  nothing: { begin: '', drip: '' },
} as const

export async function beSlow(
  { url, server }: Pick<TestApp, 'url' | 'server'>,
  { clients, patience }: { clients: number; patience: Patience },
): Promise<Slowness> {
  const begun = performance.now()
  const slow = Object.entries(kinds).flatMap(([kind, how]) =>
    Array.from({ length: clients }, () => ({ kind, client: open(url, how, patience.body / 6) })),
  )
  // The slow ones come first.
  await until('all of them were connected', () => slow.every(({ client }) => !client.socket.connecting))
  const openConnections = () => promisify(server.app.server.getConnections.bind(server.app.server))()
  const { waits, isOver } = await othersUntil(url, async () => (await openConnections()) < 5)
  // Who reads nothing does not hear either that it is over.
  for (const { client } of slow) client.socket.resume()
  await setTimeout(100)
  const stuck = isOver ? [] : slow.filter(({ client }) => !client.socket.destroyed)
  for (const { client } of slow) client.socket.destroy()
  const middle = waits.toSorted((one, other) => one - other)[Math.floor(waits.length / 2)] ?? Infinity
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  return {
    lines: [
      `${slow.length} slow clients of ${Object.keys(kinds).length} kinds, ${isOver ? 'all' : slow.length - stuck.length} let go after ${seconds} s`,
      `${waits.length} others meanwhile, median ${middle.toFixed(1)} ms, slowest ${Math.max(...waits).toFixed(1)} ms`,
    ],
    broken: [
      ...new Set(stuck.map(({ kind }) => `${kind}: still there after ${longest / 60_000} minutes`)),
      ...(waits.includes(Infinity) ? ['others were refused meanwhile'] : []),
    ],
  }
}

function open(url: string, { begin, drip }: { begin: string; drip: string }, every: number): RawClient {
  const client = rawClient(url)
  if (begin.includes('/docs')) client.socket.pause()
  if (begin !== '') client.socket.write(begin)
  const dripping = drip === '' ? undefined : setInterval(() => client.socket.write(drip), every)
  client.socket.once('close', () => clearInterval(dripping))
  return client
}

async function othersUntil(url: string, isDone: () => Promise<boolean>) {
  const waits: number[] = []
  const end = performance.now() + longest
  let isOver = false
  while (!isOver && performance.now() < end) {
    const begun = performance.now()
    const { ok } = await fetch(`${url}/healthz`)
    waits.push(ok ? performance.now() - begun : Infinity)
    await setTimeout(20)
    isOver = await isDone()
  }
  return { waits, isOver }
}

/** In so many parts, with pauses between them. */
export async function sendSlowly(client: RawClient, parts: readonly (string | Buffer)[], pause: number): Promise<void> {
  for (const part of parts) {
    client.socket.write(part)
    await setTimeout(pause)
  }
}
