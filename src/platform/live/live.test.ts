import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { meera, rohan, demoPassword } from '#seed/people.ts'
import { seedPeople } from '#tests/people.ts'
import { openTestApp, type TestApp } from '#tests/app.ts'
import { openStream, type OpenedStream } from '#tests/stream.ts'
import { visitor, type Visitor } from '#tests/visitor.ts'
import { pruneChanges } from './prune.ts'
import { topics, type Topic } from '#src/wire/topics.ts'

let here: TestApp
let there: TestApp

beforeAll(async () => {
  here = await openTestApp()
  there = await openTestApp({ databaseUrl: here.databaseUrl, clock: here.clock })
  await seedPeople(here.services)
})
afterAll(async () => {
  await there.end()
  await here.end()
})

async function signedIn(email: string = meera.email): Promise<Visitor> {
  const who = visitor(here)
  await who.api.accounts.signIn({ email, password: demoPassword })
  return who
}
const news = (stream: OpenedStream) => stream.heard.flatMap(({ abouts }) => abouts).filter(about => about !== 'all')
const settled = (stream: OpenedStream) => expect.poll(() => stream.heard.length, { interval: 5 }).toBeGreaterThan(0)

// How fast is a figure, and figures are the bench's: npm run bench.
test('a change written by one process reaches a browser on another', async () => {
  const who = await signedIn()
  const stream = await openStream(there, who)
  await settled(stream)
  for (const stage of ['vaccines', 'forex', 'loans', 'visas', 'apartments']) {
    const before = news(stream).length
    await who.api.journey.visit({ stage })
    await expect.poll(() => news(stream).length, { interval: 2 }).toBe(before + 1)
  }
  stream.close()
})

test('nobody hears of what is another student’s', async () => {
  const [mine, theirs] = [await signedIn(), await signedIn(rohan.email)]
  const [own, other] = [await openStream(here, mine), await openStream(here, theirs)]
  await Promise.all([settled(own), settled(other)])
  await mine.api.journey.visit({ stage: 'bank-accounts' })
  await expect.poll(() => news(own)).toEqual(['journey'])
  expect(news(other)).toEqual([])
  own.close()
  other.close()
})

test('what was missed while the connection was lost arrives when it is back, once', async () => {
  const who = await signedIn(rohan.email)
  const first = await openStream(here, who)
  await settled(first)
  const last = first.heard.at(-1)?.id
  first.close()
  await who.api.journey.visit({ stage: 'vaccines' })
  const second = await openStream(there, who, last)
  await expect.poll(() => second.heard.length).toBe(1)
  expect(news(second)).toEqual(['journey'])
  const third = await openStream(here, who, second.heard.at(-1)?.id)
  await settled(third)
  expect(third.heard).toMatchObject([{ abouts: [] }])
  second.close()
  third.close()
})

test('who knows no chunks is notified all the same', async () => {
  const who = await signedIn()
  let text = ''
  const { port } = new URL(here.url)
  const socket = connect(Number(port), '127.0.0.1', () =>
    socket.write(`GET /api/events HTTP/1.0\r\ncookie: ${who.cookie()}\r\n\r\n`),
  )
  socket.on('data', piece => (text += String(piece)))
  await expect.poll(() => text).toContain('data: ["all"]\n\n')
  await who.api.journey.visit({ stage: 'health-insurance' })
  await expect.poll(() => text).toMatch(/\n\nid: [\dA-F/:,]+\ndata: \["journey"\]\n\n$/)
  socket.destroy()
})

test('commits that overlap are all notified, in whatever order they end', async () => {
  const who = await signedIn()
  const { user } = await who.api.accounts.session({})
  const stream = await openStream(there, who)
  await settled(stream)
  const names = Object.keys(topics).filter((name): name is Topic => name !== 'ended')
  const writes = names.slice(0, 40).map((name, index) =>
    here.services.change(async ({ tx, announce }) => {
      await announce(`person:${user?.id}`, name)
      // The first to write is the last to commit.
      await tx.execute(`select pg_sleep(${(40 - index) / 400})`)
    }),
  )
  await Promise.all(writes)
  await expect.poll(() => new Set(news(stream)).size).toBe(40)
  expect(news(stream)).toHaveLength(40)
  stream.close()
})

test('a revoked session is out at the next request, and its streams close', async () => {
  const who = await signedIn()
  const [near, far] = [await openStream(here, who), await openStream(there, who)]
  await Promise.all([settled(near), settled(far)])
  const other = await signedIn()
  for (const { id, isThisOne } of await other.api.accounts.sessions())
    if (!isThisOne) await other.api.accounts.revoke({ id })
  expect((await who.call('GET', '/api/journey')).status).toBe(401)
  await Promise.all([near.ended, far.ended])
})

test.each(['nonsense', '1:2', '999999999999:999999999999:', "1:1:'; drop table changes; --"])(
  'a cursor that is none of ours (%s) starts afresh',
  async cursor => {
    const stream = await openStream(here, await signedIn(), cursor)
    await settled(stream)
    expect(stream.heard[0]?.abouts).toEqual(['all'])
    stream.close()
  },
)

test('a cursor older than what is kept starts afresh', async () => {
  const who = await signedIn()
  const stream = await openStream(here, who)
  await settled(stream)
  const old = stream.heard.at(-1)?.id
  stream.close()
  await who.api.journey.visit({ stage: 'credit-card' })
  await here.services.db.execute(`update changes set at = at - interval '2 days'`)
  await pruneChanges(here.services.sql)
  const again = await openStream(here, who, old)
  await settled(again)
  expect(again.heard[0]?.abouts).toEqual(['all'])
  again.close()
})
