// The protocol itself: slow, broken, endless and ambiguous requests. The others are served meanwhile.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword, meera } from '#seed/people.ts'
import { seedPeople } from '../people.ts'
import { beSlow, sendSlowly } from './slow.ts'
import { refusal } from '../inputs/refusal.ts'
import { buildApp } from '#src/platform/http/app.ts'
import { readSettings } from '#src/platform/settings.ts'
import { malformed } from '#src/wire/problem.ts'
import { recordedErrors } from '#src/platform/records/tables.ts'
import { openRoute } from '#src/wire/route.ts'
import { ordinary, ordinaryHere } from '#src/platform/http/patience.ts'
import { openTestApp, type TestApp } from '../app.ts'
import { visitor } from '../visitor.ts'
import { bodies, malformedRequests, smuggled } from './corpus/http.ts'
import { exchange, rawClient, statusesIn } from './raw.ts'

let app: TestApp
/** So long that only those who mean to be slow are let go, however busy the machine is. */
const quick = { head: 2000, silence: 4000, body: 2000, look: 100 }
/** In an instance of its own: every other request here has all the time that it needs. */
const openQuick = (patience = quick) => openTestApp({ databaseUrl: app.databaseUrl, clock: app.clock, patience })

beforeAll(async () => {
  app = await openTestApp()
  await seedPeople(app.services)
})
afterAll(() => app.end())
afterEach(async () => {
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200)
})

describe('slow clients', () => {
  test('heads and bodies in drips, answers that nobody reads, and connections that say nothing are let go; nobody else waits', async () => {
    const quickApp = await openQuick()
    const { broken, lines } = await beSlow(quickApp, { clients: 20, patience: quick })
    expect(broken, lines.join('\n')).toEqual([])
    await quickApp.end()
  })

  test('a file may take its time as long as it comes', async () => {
    // A PDF is read in a process of its own before it is answered, and nothing is said meanwhile.
    const waiting = await openQuick({ ...quick, silence: 600_000 })
    const who = visitor(waiting)
    await who.api.accounts.signIn({ email: meera.email, password: demoPassword })
    const parts = Array.from({ length: 40 }, () => Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(4000)]))
    const head = [
      'POST /api/documents?purpose=chat&name=slow.pdf HTTP/1.1',
      `Host: ${new URL(waiting.url).host}`,
      `Origin: ${waiting.url}`,
      `Cookie: ${who.cookie()}`,
      'Content-Type: application/octet-stream',
      `Content-Length: ${Buffer.concat(parts).length}`,
      '',
      '',
    ]
    const client = rawClient(waiting.url)
    // Longer in all than a body may take, and never silent for as long.
    await sendSlowly(client, [head.join('\r\n'), ...parts], quick.body / 30)
    await expect.poll(() => statusesIn(client.said())).toEqual([200])
    client.socket.destroy()
    await waiting.end()
  })

  test('in earnest they are given seconds and not hours', () => {
    expect(Object.values(ordinary).every(milliseconds => milliseconds > 0 && milliseconds <= 60_000)).toBe(true)
    const { headersTimeout, timeout, maxHeadersCount } = app.server.app.server
    const { head, silence } = ordinaryHere()
    expect([headersTimeout, timeout]).toEqual([head, silence])
    expect(maxHeadersCount ?? 2000).toBeLessThanOrEqual(2000)
  })
})

describe('who hangs up', () => {
  /** An app with one route of each kind of body, that says what it answers and what it takes for an error. */
  async function listening() {
    const refused: (string | undefined)[] = []
    const recorded: string[] = []
    const app = await buildApp({
      settings: readSettings({ SAFAR_LOG: 'silent' }),
      newRequestId: () => 'id',
      recordError: async ({ message }) => void recorded.push(message),
    })
    app.addHook('onSend', async request => void refused.push(request.refused))
    app.post('/json', async () => ({}))
    const route = openRoute('POST', '/stream', { summary: 'Reads a file.', body: 'stream' })
    app.post('/stream', { config: { route } }, async ({ raw }) => {
      for await (const _ of raw);
      return {}
    })
    app.get('/database', async () => {
      throw new Error('Failed query', { cause: Object.assign(new Error('read'), { code: 'ECONNRESET' }) })
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    return { app, refused, recorded, url: app.listeningOrigin }
  }

  test.each([
    ['/json', 'application/json', '{"email":'],
    ['/stream', 'application/octet-stream', '%PDF-1.4'],
  ])('half-way through a body for %s is no error of ours, and none of the database', async (path, kind, start) => {
    const { app, refused, recorded, url } = await listening()
    const client = rawClient(url)
    const head = [`POST ${path} HTTP/1.1`, 'Host: here', `Content-Type: ${kind}`, 'Content-Length: 50000', '', start]
    const arrived = once(app.server, 'request')
    client.socket.write(head.join('\r\n'))
    await arrived
    client.socket.resetAndDestroy()
    await expect.poll(() => refused).toEqual([malformed.code])
    expect(recorded).toEqual([])
    await app.close()
  })

  test('while it is asked who they are is no error of ours either', async () => {
    await app.services.db.delete(recordedErrors)
    const who = visitor(app)
    await who.api.accounts.signIn({ email: meera.email, password: demoPassword })
    const isGone = new Promise<void>(gone => {
      app.server.app.server.once('connection', (socket: Socket) => socket.once('close', () => gone()))
    })
    const answered = once(app.server.app.server, 'request')
    const client = rawClient(app.url)
    await app.services.sql.begin(async tx => {
      await tx`lock table sessions in access exclusive mode`
      const head = ['GET /api/session HTTP/1.1', `Host: ${new URL(app.url).host}`, `Cookie: ${who.cookie()}`, '', '']
      client.socket.write(head.join('\r\n'))
      await answered
      client.socket.resetAndDestroy()
      await isGone
    })
    // Asked after it, on a connection of its own, it is answered after it.
    await who.api.accounts.session({})
    expect(await app.services.db.select().from(recordedErrors)).toEqual([])
  })

  test('a connection to the database that is reset is said and noted as before', async () => {
    const { app, recorded, url } = await listening()
    expect((await fetch(`${url}/database`)).status).toBe(503)
    expect(recorded).toEqual(['Failed query'])
    await app.close()
  })
})

describe('one request or two', () => {
  test.each(smuggled)('$tries', async ({ bytes }) => {
    const said = await exchange(app.url, bytes)
    expect(
      statusesIn(said).filter(status => status < 400),
      said,
    ).toEqual([])
    expect(said).not.toContain('alive')
  })
})

describe('no request of ours', () => {
  test.each(malformedRequests)('$tries', async ({ bytes }) => {
    const said = await exchange(app.url, bytes)
    expect(
      statusesIn(said).filter(status => status < 400 || status >= 500),
      said,
    ).toEqual([])
    expect(said).not.toMatch(/secret|node_modules|\.ts:\d/)
  })
})

describe('a body that is', () => {
  test.each(bodies)('$tries', async ({ body, type = 'application/json', encoding }) => {
    const answer = await fetch(`${app.url}/api/session/password`, {
      method: 'POST',
      headers: {
        origin: app.url,
        'content-type': type,
        ...(encoding !== undefined && { 'content-encoding': encoding }),
      },
      body: typeof body === 'string' ? body : new Uint8Array(body),
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(refusal.safeParse(await answer.json()).success).toBe(true)
  })
})

test('a length that is not kept: the body that ends early is no request', async () => {
  const head = `POST /api/session/guest HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{}`
  const client = rawClient(app.url)
  client.socket.end(head.replace('{host}', new URL(app.url).host))
  await client.closed
  expect(statusesIn(client.said()).filter(status => status < 400)).toEqual([])
})
