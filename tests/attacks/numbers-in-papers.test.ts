// A PDF that shows a whole Aadhaar or card number is not kept, whatever it was sent for.
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { meera } from '#seed/people.ts'
import { studentPurposes, purposeOf } from '#src/features/documents/rules.ts'
import { documents } from '#src/features/documents/tables.ts'
import { openTeamApp, type TeamApp } from '../team.ts'
import type { Visitor } from '../visitor.ts'

let app: TeamApp
let asMeera: Visitor
beforeAll(async () => {
  app = await openTeamApp()
  asMeera = await app.enter(meera)
})
afterAll(() => app.end())

async function pdfSaying(words: string): Promise<Uint8Array> {
  const made = await PDFDocument.create()
  made.addPage().drawText(words, { font: await made.embedFont(StandardFonts.Helvetica), x: 40, y: 400, size: 12 })
  return made.save()
}

async function send(purpose: string, content: Uint8Array, { name = 'paper.pdf', headers = {} } = {}) {
  const answer = await fetch(`${app.url}/api/documents?${new URLSearchParams({ purpose, name })}`, {
    method: 'POST',
    headers: { cookie: asMeera.cookie(), origin: app.url, 'content-type': 'application/octet-stream', ...headers },
    body: new Uint8Array(content),
  })
  return { status: answer.status, body: Object(await answer.json()) }
}
const keptDocuments = async () =>
  (await app.services.db.select().from(documents)).filter(({ arrivedAt }) => arrivedAt !== null)

const aadhaar = 'Government of India 2341 2341 2346 Meera Iyer'
const purposes = studentPurposes.filter(name => purposeOf(name).kinds.includes('pdf'))

test.each(purposes)(
  'an Aadhaar sent as %s is refused, and the last four digits say which number it is',
  async purpose => {
    const before = await keptDocuments()
    const { status, body } = await send(purpose, await pdfSaying(aadhaar))
    expect([status, body.code]).toEqual([422, 'number-in-paper'])
    expect(body.fields.file).toContain('a number ending in 2346')
    expect(JSON.stringify(body)).not.toContain('2341')
    expect(await keptDocuments()).toEqual(before)
  },
)

test.each([
  ['a card', 'Visa 4242 4242 4242 4242 12/28', 422],
  ['a masked Aadhaar', 'Government of India XXXX XXXX 2346', 200],
  ['a statement with references of a bank', 'UPI/234123412346/Rent 25,000.00', 200],
  ['nothing that is text', '', 200],
])('%s', async (_, words, status) => {
  expect((await send('chat', await pdfSaying(words))).status).toBe(status)
})

test('what its sender says is something else is taken', async () => {
  expect((await send('chat', await pdfSaying(aadhaar), { headers: { 'safar-numbers': 'keep' } })).status).toBe(200)
})

test('a PDF that cannot be read is taken as it is', async () => {
  expect((await send('chat', Buffer.from('%PDF-1.7\nnothing'))).status).toBe(200)
})

test('the name of a file keeps the last four digits at most', async () => {
  const { body } = await send('chat', await pdfSaying('Hello'), { name: 'aadhaar_234123412346.pdf' })
  expect(body.name).toBe('aadhaar_XXXX 2346.pdf')
})
