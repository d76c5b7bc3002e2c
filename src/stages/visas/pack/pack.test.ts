// The folder for the interview, read back by another program: its order, its pages, what is missing, and what cannot be opened.
import { degrees, PDFDocument } from '@cantoo/pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { meera, rohan } from '#seed/people.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import { unzipped } from '#tests/unzipped.ts'
import type { Visitor } from '#tests/visitor.ts'
import { visaAppointments } from '../rounds/tables.ts'
import { paperSkips, paperTicks } from '../compile-docs/tables.ts'
import { keptPapers } from '#src/features/papers/tables.ts'
import * as copy from './copy.ts'

let app: TeamApp
let asMeera: Visitor
let asRohan: Visitor
beforeAll(async () => {
  app = await openTeamApp()
  ;[asMeera, asRohan] = [await app.enter(meera), await app.enter(rohan)]
})
beforeEach(async () => {
  await app.clear(keptPapers, paperTicks, paperSkips, visaAppointments)
  // So many are made in a test that the limit of an hour would end it.
  app.clock.pass({ hours: 2 })
})
afterAll(() => app.end())

async function pdf(texts: readonly string[], turned = 0): Promise<Uint8Array> {
  const made = await PDFDocument.create()
  for (const text of texts) {
    const page = made.addPage([595, 842])
    page.drawText(text, { x: 60, y: 500, size: 14 })
    page.setRotation(degrees(turned))
  }
  return made.save({ useObjectStreams: false })
}

/** One red pixel, as a browser makes it. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
)

async function add(who: Visitor, paper: string, content: Uint8Array, more: Record<string, string> = {}) {
  const named = { name: `${paper}.pdf`, paper, ...more }
  const answer = await fetch(`${app.url}/api/vault/papers?${new URLSearchParams(named)}`, {
    method: 'POST',
    headers: { cookie: who.cookie(), origin: app.url, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(content),
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
}

async function fileOf(who: Visitor, path: string) {
  const answer = await fetch(app.url + path, { headers: { cookie: who.cookie() } })
  return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

async function pagesOf(who: Visitor): Promise<string[]> {
  const { status, bytes } = await fileOf(who, '/api/vault/pack')
  expect(status).toBe(200)
  const task = getDocument({ data: bytes, useSystemFonts: true, verbosity: 0 })
  const read = await task.promise
  const pages: string[] = []
  for (let number = 1; number <= read.numPages; number += 1) {
    const { items } = await (await read.getPage(number)).getTextContent()
    pages.push(
      items
        .map(item => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
  }
  await task.destroy()
  return pages
}

describe('the PDF', () => {
  test('says first that it is printed, then what is missing, and is in the order of the window', async () => {
    await add(asMeera, 'bank-statements', await pdf(['Statement']), { year: '2025-26' })
    await add(asMeera, 'admission-letter', await pdf(['Letter 1', 'Letter 2']))
    await add(asMeera, 'i-20', await pdf(['I-20 front', 'I-20 back', 'I-20 third'], 90))
    await add(asMeera, 'passport', await pdf(['My passport']), { validUntil: '2035-01-01' })
    await add(asMeera, 'photo', png, { name: 'photo.png' })
    const [cover = '', ...rest] = await pagesOf(asMeera)
    expect(cover.startsWith(copy.print.text)).toBe(true)
    const missing = cover.slice(cover.indexOf(copy.paper.missing), cover.indexOf(copy.paper.contents))
    expect(missing).toContain('DS-160 confirmation')
    expect(missing).toMatch(/If they apply to you: .*Loan sanction letter;/)
    expect(missing).not.toMatch(/Passport|Form I-20|Admission letter/)
    const order = rest.map(text => text.replace(/ ?Page \d+ of \d+$/, ''))
    expect(order.map(text => text.split(' ').slice(0, 3).join(' '))).toEqual([
      'You and your',
      'My passport',
      'I-20 front',
      'I-20 back',
      'I-20 third',
      '',
      'Studies and work',
      'Letter 1',
      'Letter 2',
      'Money Bank statements,',
      'Statement',
    ])
    // Each says which page it is, and the cover says where each paper begins.
    expect(rest.map(text => /Page (\d+) of (\d+)$/.exec(text)?.slice(1))).toEqual(
      rest.map((_, index) => [String(index + 2), '12']),
    )
    const contents = cover.slice(cover.indexOf(copy.paper.contents))
    for (const [title, page] of [
      ['Passport', 3],
      ['Form I-20', 4],
      ['Passport photo', 7],
      ['Admission letter', 9],
      ['April 2025 to March 2026', 12],
    ])
      expect(contents).toContain(`${title} ${page}`)
  })

  test('is on A4, the paper on which it is printed in India, with a picture on a page of the same size', async () => {
    await add(asMeera, 'photo', png, { name: 'photo.png' })
    const { bytes } = await fileOf(asMeera, '/api/vault/pack')
    const whole = await PDFDocument.load(bytes)
    const sizes = whole.getPages().map(page => [Math.round(page.getWidth()), Math.round(page.getHeight())])
    expect(sizes.length).toBeGreaterThanOrEqual(3)
    for (const one of sizes) expect(one).toEqual([595, 842])
  })

  test('is made without any paper, and says so', async () => {
    const pages = await pagesOf(asRohan)
    expect(pages).toHaveLength(1)
    expect(pages[0]).toContain(copy.paper.empty)
    expect(pages[0]).toContain(copy.noInterview)
  })

  test('a broken PDF is named on the cover, and the others are inside', async () => {
    await add(asMeera, 'passport', Buffer.from('%PDF-1.7\nnothing that a program could read'))
    await add(asMeera, 'photo', png, { name: 'photo.png' })
    const [cover, ...rest] = await pagesOf(asMeera)
    expect(cover).toContain(copy.paper.unreadable('Passport', 'passport.pdf'))
    expect(rest).toHaveLength(2)
  })

  test('a paper that is not valid on the day is not inside, and the cover says why', async () => {
    await app.services.db.insert(visaAppointments).values({
      owner: app.idOf(meera),
      place: 'Hyderabad',
      interview: Temporal.Instant.from('2027-06-15T04:00:00Z'),
      vac: null,
      why: 'booked',
      enteredAt: app.clock.now(),
    })
    await add(asMeera, 'photo', await pdf(['Old photo']), { issuedOn: '2026-01-10' })
    await add(asMeera, 'asset-summary', await pdf(['Summary']), { issuedOn: '2026-06-01' })
    const pages = await pagesOf(asMeera)
    const [cover = ''] = pages
    expect(cover).toContain(copy.forInterview('15th June 2027'))
    expect(cover).toContain('Passport photo: Good until 9th July 2026 only; it is needed on 15th June 2027.')
    expect(cover).toContain('Bank statements, April 2027 to now')
    expect(pages.join(' ')).not.toContain('Old photo')
    // What is only advised is inside all the same.
    expect(pages.join(' ')).toContain('Summary')
  })

  test('what does not apply is not missing, and what is ticked is said to be on paper', async () => {
    const say = (what: string) => asMeera.call('PUT', `/api/visas/papers/${what}`, {})
    expect((await say('resume/skip')).status).toBe(200)
    expect(await say('passport/skip')).toMatchObject({ status: 409, body: { code: 'paper-needed' } })
    expect((await say('diary/skip')).status).toBe(404)
    await say('i-20/tick')
    const [cover = ''] = await pagesOf(asMeera)
    expect(cover).not.toContain('Resume')
    expect(cover).toContain(copy.paper.onPaper('Form I-20'))
    await asMeera.api.compileDocs.unskip({ paper: 'resume' })
    expect((await pagesOf(asMeera))[0]).toContain('Resume')
  })

  test('letters of any script stand on the cover, and a long name breaks nothing', async () => {
    const name = `${'நீண்ட பெயர் '.repeat(12)}.pdf`
    await add(asMeera, 'passport', Buffer.from('%PDF-1.7\nbroken'), { name })
    expect((await pagesOf(asMeera))[0]).toContain(copy.paper.contents)
  })

  test('nothing of another student is inside, and too many are refused with words', async () => {
    await add(asMeera, 'passport', await pdf(['Of Meera alone']))
    expect((await pagesOf(asRohan)).join(' ')).not.toContain('Meera alone')
    const tries = await Promise.all(Array.from({ length: 32 }, () => asRohan.call('GET', '/api/vault/pack/files')))
    expect(tries.map(({ status }) => status)).toContain(429)
  })
})

test('the ZIP holds the same files under the names of the folder, and a list', async () => {
  await add(asMeera, 'i-20', await pdf(['I-20']))
  await add(asMeera, 'passport', await pdf(['Passport']))
  const { status, headers, bytes } = await fileOf(asMeera, '/api/vault/pack/files')
  expect([status, headers.get('content-type')]).toEqual([200, 'application/zip'])
  const entries = await unzipped(Buffer.from(bytes))
  const names = [...entries.keys()]
  expect(names).toEqual(['01 Passport.pdf', '02 Form I-20.pdf', 'README.txt'])
  expect(String(entries.get('README.txt'))).toContain('DS-160 confirmation')
})
