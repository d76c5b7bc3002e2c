// PDFs that are small outside and huge inside, put behind a record of vaccinations: the record is made without them, and
// somebody else's is not kept waiting.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { vaccineSetStock } from '#seed/vaccines/sets.ts'
import { meera, rohan } from '#seed/people.ts'
import { stockVaccineSets } from '#src/stages/vaccines/requirements/stock.ts'
import { openTeamHouse, type TeamHouse } from '../team.ts'
import type { Visitor } from '../visitor.ts'
import { paper, paperBombs } from './corpus/papers.ts'
import { blackPng } from './corpus/pictures.ts'
import { mostDuring } from './memory-of-children.ts'

let house: TeamHouse
beforeAll(async () => {
  house = await openTeamHouse()
  await stockVaccineSets(house.house, vaccineSetStock)
  for (const who of [await house.enter(meera), await house.enter(rohan)]) {
    await who.call('PUT', '/api/vaccines/birth', { dob: '2003-04-17' })
    await who.call('PUT', '/api/vaccines/university', { university: null })
    await who.call('POST', '/api/vaccines/records', { vaccine: 'mmr', kind: 'dose', on: '2026-05-01' })
  }
})
beforeEach(async () => {
  await house.connections.sql`delete from rate_limits`
  await house.connections.sql`delete from vaccine_proofs`
})
afterAll(() => house.end())

async function prove(who: Visitor, content: Buffer) {
  const answer = await fetch(`${house.url}/api/documents?purpose=vaccine&name=slip.pdf`, {
    method: 'POST',
    headers: { cookie: who.cookie(), origin: house.url, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(content),
  })
  const { id } = Object(await answer.json())
  expect((await who.call('POST', '/api/vaccines/proofs', { vaccine: 'mmr', documents: [id] })).status).toBe(200)
  return id
}

async function record(who: Visitor) {
  const answer = await fetch(`${house.url}/api/vaccines/record`, { headers: { cookie: who.cookie() } })
  return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

async function pagesIn(bytes: Uint8Array): Promise<number> {
  const task = getDocument({ data: bytes, useSystemFonts: true, verbosity: 0 })
  const { numPages } = await task.promise
  await task.destroy()
  return numPages
}

test.each(paperBombs)(
  '%s: the record is made without it, in little memory',
  async (_, made) => {
    const asMeera = await house.enter(meera)
    await prove(asMeera, made())
    const answer = record(asMeera)
    expect(await mostDuring(answer)).toBeLessThan(200)
    const { status, bytes } = await answer
    expect(status).toBe(200)
    // Its own page alone.
    expect(await pagesIn(bytes)).toBe(1)
  },
  30_000,
)

test('a picture that was stored before any was measured is not unpacked', async () => {
  const asMeera = await house.enter(meera)
  const id = await prove(asMeera, paper('4 0 obj<</Length 0>>stream\n\nendstream endobj'))
  const [row] = await house.connections.sql<
    { path: string }[]
  >`update documents set type = 'image/png' where id = ${id} returning path`
  const bomb = await blackPng({ width: 20_000, height: 20_000 })
  await house.house.ports.files.put(
    house.idOf(meera),
    row?.path ?? '',
    (async function* () {
      yield bomb
    })(),
  )
  const answer = record(asMeera)
  expect(await mostDuring(answer)).toBeLessThan(150)
  expect(await pagesIn((await answer).bytes)).toBe(1)
}, 30_000)

test("one person's bombs keep nobody else waiting", async () => {
  const [asMeera, asRohan] = [await house.enter(meera), await house.enter(rohan)]
  for (const [, made] of paperBombs.slice(0, 4)) await prove(asMeera, made())
  const order: string[] = []
  await Promise.all([
    ...Array.from({ length: 5 }, () => record(asMeera).then(() => order.push('the attacker'))),
    record(asRohan).then(({ status }) => order.push(`the other ${status}`)),
  ])
  expect(order.indexOf('the other 200')).toBeGreaterThanOrEqual(0)
  expect(order.indexOf('the other 200')).toBeLessThan(2)
}, 60_000)
