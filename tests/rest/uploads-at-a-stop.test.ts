// A server that is stopped while a file is on its way: the file arrives, and nobody new comes in.
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { meera } from '#seed/people.ts'
import { rawClient, statusesIn } from '#tests/attacks/raw.ts'
import { openTeamApp } from '#tests/team.ts'

const half = Buffer.alloc(100_000, 'x')

async function halfSent(settings: Record<string, string> = {}) {
  const app = await openTeamApp(settings)
  const asMeera = await app.enter(meera)
  const client = rawClient(app.url)
  const head = [
    'POST /api/documents?purpose=chat&name=slow.pdf HTTP/1.1',
    `Host: ${new URL(app.url).host}`,
    `Origin: ${app.url}`,
    `Cookie: ${asMeera.cookie()}`,
    'Content-Type: application/octet-stream',
    `Content-Length: ${half.length * 2}`,
  ]
  client.socket.write(`${head.join('\r\n')}\r\n\r\n`)
  client.socket.write('%PDF-1.7\n')
  client.socket.write(half.subarray(9))
  await expect
    .poll(async () => (await app.connections.sql`select id from documents where name = 'slow.pdf'`).length)
    .toBe(1)
  return { services: app, client }
}

const isOpen = (url: string) =>
  new Promise<boolean>(resolve => {
    const socket = connect(Number(new URL(url).port), new URL(url).hostname)
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

test('what is on its way arrives', async () => {
  const { services, client } = await halfSent()
  const ended = services.end()
  await expect.poll(() => isOpen(services.url)).toBe(false)
  client.socket.write(half)
  await expect.poll(() => statusesIn(client.said())).toEqual([200])
  await ended
})

test('what never arrives holds up no stop', async () => {
  const { services, client } = await halfSent({ SAFAR_FINISH_SECONDS: '0.3' })
  await services.end()
  await client.closed
  expect(statusesIn(client.said())).toEqual([])
})
