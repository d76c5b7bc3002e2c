// `npm run cluster` with everything that several processes share, each thing written by one and read by another.
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dummyToken } from '#src/platform/captcha/turnstile.ts'
import { composed } from '#ops/deploy/composed.ts'
import { addStudents, type Student } from '#ops/faults/load/students.ts'
import { killAndRestart } from '#ops/faults/rolling.ts'
import { openThree, type Three } from '#ops/faults/three.ts'
import { z } from 'zod'
import { freshDatabase, ownerUrlOf, type FreshDatabase } from '#tests/database.ts'
import { openStream } from '#tests/stream.ts'
import { visitor, type Visitor } from '#tests/visitor.ts'

let database: FreshDatabase
let three: Three
let sql: postgres.Sql
let students: Student[]
beforeAll(async () => {
  database = await freshDatabase()
  three = await openThree({ ownerUrl: ownerUrlOf(database.url), appUrl: database.url })
  sql = postgres(database.url, { max: 2, onnotice: () => {} })
  students = await addStudents(database.url, 'three', 12)
})
afterAll(async () => {
  await sql.end()
  await three.close()
  await database.drop()
})

/** The same person at each server, past nginx. */
function atEach(who: Pick<Student, 'cookie'>): Visitor[] {
  return three.members.map(({ url }) => {
    const one = visitor({ url })
    one.takeCookie(who.cookie)
    return one
  })
}

function trio(who: Pick<Student, 'cookie'>): [Visitor, Visitor, Visitor] {
  const [a, b, c] = atEach(who)
  if (a === undefined || b === undefined || c === undefined) throw new Error('There are not three servers.')
  return [a, b, c]
}

const student = (): Student => students.pop() ?? expect.fail('no student is left')
const journey = z.object({
  stages: z.array(z.object({ steps: z.array(z.object({ id: z.string(), status: z.string() })) })),
})

async function isMarked(who: Visitor): Promise<boolean> {
  const { stages } = journey.parse(await who.api.journey.read({}))
  return stages.flatMap(({ steps }) => steps).find(({ id }) => id === 'PaySEVISFee')?.status === 'complete'
}

describe('three servers', () => {
  test('know one session: opened at one it is good at all, ended at one it is out at all', async () => {
    const [a, b, c] = trio({ cookie: '' })
    await a.api.accounts.signInAsGuest({})
    for (const one of [b, c]) one.takeCookie(a.cookie())
    const stream = await openStream({ url: three.members[2]?.url ?? '' }, c)
    await b.api.journey.read({})
    const held = a.cookie()
    expect((await b.call('DELETE', '/api/session')).status).toBeLessThan(300)
    c.takeCookie(held)
    expect([(await a.call('GET', '/api/journey')).status, (await c.call('GET', '/api/journey')).status]).toEqual([
      401, 401,
    ])
    await stream.ended
  })

  test('what was written at one is in the very next answer of another', async () => {
    const [a, b, c] = trio(student())
    for (const [writer, reader] of [
      [a, b],
      [b, c],
      [c, a],
      [a, c],
    ] as const) {
      await writer.api.journey.mark({ stage: 'visas', step: 'PaySEVISFee' })
      expect(await isMarked(reader)).toBe(true)
      await writer.api.journey.unmark({ stage: 'visas', step: 'PaySEVISFee' })
      expect(await isMarked(reader)).toBe(false)
    }
  })

  test('a change at one is announced by the stream of another', async () => {
    const [a, b] = trio(student())
    const stream = await openStream({ url: three.members[1]?.url ?? '' }, b)
    await expect.poll(() => stream.heard.length).toBe(1)
    await a.api.journey.mark({ stage: 'visas', step: 'PaySEVISFee' })
    await expect.poll(() => stream.heard.flatMap(({ abouts }) => abouts)).toContain('journey')
    stream.close()
  })

  test('guesses at a password are counted over all of them', async () => {
    const tries = Array.from({ length: 11 }, (_, turn) => turn)
    const email = 'guessed@example.com'
    const statuses: number[] = []
    for (const turn of tries) {
      const one = visitor({ url: three.members[turn % 3]?.url ?? '' })
      statuses.push((await one.call('POST', '/api/session/password', { email, password: 'a wrong one' })).status)
    }
    expect(statuses.slice(0, 10)).not.toContain(429)
    expect(statuses[10]).toBe(429)
  })

  test('a file taken in by one is handed out by another, and lies sealed in the bucket', async () => {
    const [a, b] = trio(student())
    const paper = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(300_000)])
    const sent = await fetch(`${three.url}/api/documents?purpose=chat&name=paper.pdf`, {
      method: 'POST',
      headers: { cookie: a.cookie(), origin: three.url, 'content-type': 'application/octet-stream' },
      body: paper,
    })
    expect(sent.status).toBe(200)
    const { id }: { id: string } = await sent.json()
    const read = await fetch(`${three.members[1]?.url}/api/documents/${id}`, { headers: { cookie: b.cookie() } })
    expect(Buffer.from(await read.arrayBuffer()).equals(paper)).toBe(true)
    const stored = await readdir(three.bucket, { recursive: true, withFileTypes: true })
    const files = await Promise.all(
      stored.filter(one => one.isFile()).map(one => readFile(path.join(one.parentPath, one.name))),
    )
    expect(files.some(({ length }) => length > paper.length)).toBe(true)
    expect(files.some(bytes => bytes.includes(paper.subarray(100, 200)))).toBe(false)
  })

  test('one key at all of them at once has one effect, and one answer', async () => {
    const [a, b, c] = trio(student())
    const text = `Once ${randomUUID()}`
    const key = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(
      [a, b, c, a, b, c].map(one => one.call('POST', '/api/chat', { text, documents: [] }, key)),
    )
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 200, body: answers[0]?.body })
    const body = await b.api.chat.read({})
    expect(body.messages.filter(said => said.text === text)).toHaveLength(1)
  })

  test('a job is done by one of them, once', async () => {
    const phones = Array.from({ length: 9 }, (_, index) => `984801100${index}`)
    const sent = phones.map((phone, index) =>
      visitor({ url: three.members[index % 3]?.url ?? '' }).call('POST', '/api/phone-codes', {
        prefix: 'IN:91',
        phone,
        captcha: dummyToken,
      }),
    )
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(phones.map(() => 200))
    const letters = () =>
      sql`select recipient from sandbox_messages where recipient = any(${phones.map(phone => `+91${phone}`)})`
    const waiting = () =>
      sql`select 1 from jobs.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%'`
    await expect.poll(async () => (await letters()).length).toBe(phones.length)
    await expect.poll(async () => (await waiting()).length).toBe(0)
    expect(await letters()).toHaveLength(phones.length)
  })
})

describe('nginx', () => {
  test('says whose address it saw, whatever a client writes of it', async () => {
    const who = visitor(three)
    const forged = {
      'x-forwarded-for': '6.6.6.6',
      forwarded: 'for=6.6.6.6',
      'x-real-ip': '6.6.6.6',
      'x-request-id': 'mine',
    }
    const answer = await who.call(
      'POST',
      '/api/session/password',
      { email: 'forger@example.com', password: 'a wrong one' },
      forged,
    )
    expect(answer.headers.get('x-request-id')).not.toBe('mine')
    const keys = (await sql<{ key: string }[]>`select key from rate_limits`).map(({ key }) => key)
    expect(keys).toContain('password-from:127.0.0.1')
    expect(keys.filter(key => key.includes('6.6.6.6'))).toEqual([])
  })

  test('lets nobody in by another name, and keeps the figures to those who run the server', async () => {
    expect(await statusFor('evil.example')).toBe(421)
    expect(await statusFor('localhost')).toBe(200)
    expect((await fetch(`${three.url}/metrics`)).status).toBe(404)
    expect((await fetch(`${three.members[0]?.url}/metrics`)).status).toBe(200)
  })

  test('says in the product’s own shape that something is too large', async () => {
    const answer = await visitor(three).call('POST', '/api/chat', 'x'.repeat(5_000_000))
    expect(answer.status).toBe(413)
    expect(answer.body).toMatchObject({ code: 'too-large' })
  })

  test('is set up in the compose file as the template says', async () => {
    expect(await readFile('ops/deploy/nginx.conf', 'utf8')).toBe(composed)
  })
})

/** Asked for by a name that is not its own; fetch lets nobody say so. */
async function statusFor(host: string): Promise<number | undefined> {
  const { port } = new URL(three.url)
  const [answer] = await once(http.get({ host: '127.0.0.1', port, path: '/readyz', headers: { host } }), 'response')
  answer.resume()
  return answer.statusCode
}

test('none of them is missed: one started again under load, and one killed', async () => {
  const figures = await killAndRestart(three, database.url, { kills: 1, restarts: 1, each: 1 })
  expect(figures.broken).toEqual([])
})
