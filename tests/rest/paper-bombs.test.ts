// PDFs that are small outside and huge inside, put behind a record of vaccinations: the record is made without them, and
// somebody else's is not kept waiting.
import { PDFDocument } from '@cantoo/pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { vaccineSetStock } from '#seed/vaccines/sets.ts'
import { meera, rohan } from '#seed/people.ts'
import { pagesOf } from '#src/platform/pdf/pages.ts'
import { stockVaccineSets } from '#src/stages/vaccines/sets/stock.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { paper, paperBombs } from '#tests/attacks/corpus/papers.ts'
import { blackPng } from '#tests/attacks/corpus/pictures.ts'
import { watchReadings } from '#tests/attacks/reading-files.ts'

let app: TeamApp
beforeAll(async () => {
  app = await openTeamApp()
  await stockVaccineSets(app.services, vaccineSetStock)
  for (const who of [await app.enter(meera), await app.enter(rohan)]) {
    await who.api.vaccineRecords.tellDob({ dob: '2003-04-17' })
    await who.api.vaccineRecords.choose({ university: null })
    await who.api.vaccineRecords.add({ vaccine: 'mmr', kind: 'dose', on: '2026-05-01' })
  }
})
beforeEach(async () => {
  await app.connections.sql`delete from rate_limits`
  await app.connections.sql`delete from vaccine_proofs`
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => app.end())

async function prove(who: Visitor, content: Buffer) {
  const answer = await fetch(`${app.url}/api/documents?purpose=vaccine&name=slip.pdf`, {
    method: 'POST',
    headers: { cookie: who.cookie(), origin: app.url, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(content),
  })
  const { id } = Object(await answer.json())
  await who.api.vaccineProofs.add({ vaccine: 'mmr', documents: [id] })
  return id
}

async function record(who: Visitor) {
  const answer = await fetch(`${app.url}/api/vaccines/record`, { headers: { cookie: who.cookie() } })
  return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

async function pagesIn(bytes: Uint8Array): Promise<number> {
  const task = getDocument({ data: bytes, useSystemFonts: true, verbosity: 0 })
  const { numPages } = await task.promise
  await task.destroy()
  return numPages
}

test.each(paperBombs)('%s: the record is made without it', async (_, made) => {
  const asMeera = await app.enter(meera)
  await prove(asMeera, made())
  const { status, bytes } = await record(asMeera)
  expect(status).toBe(200)
  // Its own page alone.
  expect(await pagesIn(bytes)).toBe(1)
})

// In memory it is as large as its file: what unpacks it is not called.
test.each(paperBombs.filter(([name]) => !/page/.test(name)))('%s is not opened', async (_, made) => {
  const opened = vi.spyOn(PDFDocument, 'load')
  expect(await pagesOf({ type: 'application/pdf', bytes: made() })).toBeNull()
  expect(opened).not.toHaveBeenCalled()
})

test('a picture that was stored before any was measured is not unpacked', async () => {
  const asMeera = await app.enter(meera)
  const id = await prove(asMeera, paper('4 0 obj<</Length 0>>stream\n\nendstream endobj'))
  const [row] = await app.connections.sql<
    { path: string }[]
  >`update documents set type = 'image/png' where id = ${id} returning path`
  const bomb = await blackPng({ width: 20_000, height: 20_000 })
  await app.services.ports.files.put(
    app.idOf(meera),
    row?.path ?? '',
    (async function* () {
      yield bomb
    })(),
  )
  expect(await pagesIn((await record(asMeera)).bytes)).toBe(1)
  const unpacked = vi.spyOn(PDFDocument.prototype, 'embedPng')
  const redrawn = vi.spyOn(PDFDocument.prototype, 'embedJpg')
  expect(await pagesOf({ type: 'image/png', bytes: bomb })).toBeNull()
  expect([unpacked.mock.calls, redrawn.mock.calls]).toEqual([[], []])
})

test("one person's bombs keep nobody else waiting", async () => {
  const [asMeera, asRohan] = [await app.enter(meera), await app.enter(rohan)]
  for (const [, made] of paperBombs.slice(0, 4)) await prove(asMeera, made())
  const readings = watchReadings(app)
  const goOn = readings.hold(app.idOf(meera))
  const all = Promise.all(Array.from({ length: 5 }, () => record(asMeera)))
  await expect.poll(() => readings.owners).toEqual([app.idOf(meera)])
  // While the first of hers is in hand, somebody else's is made.
  expect((await record(asRohan)).status).toBe(200)
  expect(readings.owners).toEqual([app.idOf(meera)])
  goOn()
  expect((await all).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  readings.stop()
})
