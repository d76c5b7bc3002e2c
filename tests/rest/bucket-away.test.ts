// The product while its bucket is away: files are refused, everything else goes on, and all works again by itself.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { meera } from '#seed/people.ts'
import { openTestBucket, type TestBucket } from '#tests/bucket.ts'
import { openLine, type Line } from '#tests/proxy.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'

let bucket: TestBucket
let line: Line
let app: TeamApp
let asMeera: Visitor
beforeAll(async () => {
  bucket = await openTestBucket()
  line = await openLine(bucket.settings['SAFAR_S3_ENDPOINT'] ?? '')
  app = await openTeamApp({ ...bucket.settings, SAFAR_S3_ENDPOINT: line.url })
  asMeera = await app.enter(meera)
})
afterAll(async () => {
  await app.end()
  await line.cut()
  await bucket.close()
})

const paper = (text: string) => Buffer.from(`%PDF-1.4\n%${text}\n${'x'.repeat(2000)}\n%%EOF`)

async function upload(text: string): Promise<{ status: number; id: string }> {
  const answer = await fetch(`${app.url}/api/documents?purpose=chat&name=${text}.pdf`, {
    method: 'POST',
    headers: { cookie: asMeera.cookie(), origin: app.url, 'content-type': 'application/octet-stream' },
    body: paper(text),
  })
  const body: unknown = await answer.json()
  return { status: answer.status, id: typeof body === 'object' && body !== null && 'id' in body ? String(body.id) : '' }
}

async function read(id: string): Promise<{ status: number; bytes: Buffer }> {
  const answer = await fetch(`${app.url}/api/documents/${id}`, { headers: { cookie: asMeera.cookie() } })
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
}

const pathOf = async (id: string) => {
  const [row] = await app.connections.sql<{ path: string }[]>`select path from documents where id = ${id}`
  return row?.path ?? ''
}

test('uploads and reads are refused with 503 while it is away; what is removed meanwhile is gone afterwards', async () => {
  const [kept, dropped] = [await upload('kept'), await upload('dropped')]
  expect([kept.status, dropped.status]).toEqual([200, 200])
  const droppedPath = await pathOf(dropped.id)
  expect(await bucket.stored(droppedPath)).toBeDefined()
  await line.cut()

  expect((await upload('refused')).status).toBe(503)
  expect((await read(kept.id)).status).toBe(503)
  await asMeera.api.journey.read({})
  await asMeera.api.chat.say({ text: 'Is my file there?', documents: [kept.id] })
  await asMeera.api.documents.drop({ id: dropped.id })
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200)
  const arrived = await app.connections.sql`select from documents where arrived_at is not null and name = 'refused.pdf'`
  expect(arrived).toHaveLength(0)

  await line.mend()
  expect((await upload('refused')).status).toBe(200)
  expect((await read(kept.id)).bytes.equals(paper('kept'))).toBe(true)
  // The longer the bucket was away, the longer the job waits before its next try.
  await expect.poll(() => bucket.stored(droppedPath), { timeout: 240_000 }).toBeUndefined()
})
