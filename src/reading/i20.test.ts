// An I-20 as different programs print it. The samples are our own drawing of the form, which says so.
import { readFile } from 'node:fs/promises'
import { degrees, PDFDocument, rgb, StandardFonts, type PDFPage } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { readPdfPaper as read } from '#tests/pdf-words.ts'
import { dayIn } from './days.ts'
import { i20Of } from './i20.ts'

const whole = {
  programmeStart: '2027-08-16',
  programmeEnd: '2029-05-15',
  earliestAdmission: '2027-07-17',
  classesStart: '2027-08-23',
  bornOn: '2001-07-09',
  surname: 'Iyer',
  givenName: 'Meera Lakshmi',
  sevisId: 'N0004705512',
  schoolCode: 'DAL214F00111000',
}

/** As words, for days compare as texts. */
const said = (result: Awaited<ReturnType<typeof read>>) =>
  result.kind === 'read'
    ? Object.fromEntries(Object.entries(i20Of(result.says)).map(([name, value]) => [name, value.toString()]))
    : result.kind

/** The first year of the samples: 35,346 dollars of costs, 40,000 of funds. */
const money = { costYear1: '3534600', fundsYear1: '4000000' }

type Draw = (page: PDFPage, text: (words: string, x: number, y: number, size?: number) => void) => void

async function drawn(draw: Draw, { turn = 0, pages = 1 } = {}): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (let count = 0; count < pages; count += 1) {
    const page = document.addPage([612, 792])
    page.setRotation(degrees(turn))
    draw(page, (words, x, y, size = 9) => page.drawText(words, { x, y, size, font, color: rgb(0, 0, 0) }))
  }
  return document.save()
}

type Text = Parameters<Draw>[1]

function form(text: Text, start = '16 AUGUST 2027', both?: string) {
  text('I-20, Certificate of Eligibility for Nonimmigrant Student Status', 40, 740, 14)
  text('SEVIS ID: N0004705512', 40, 720)
  const row = (y: number, cells: readonly (readonly [string, string])[]) =>
    cells.forEach(([label, value], index) => {
      text(label, 40 + index * 185, y, 7)
      text(value, 40 + index * 185, y - 12)
    })
  row(690, [
    ['SURNAME/PRIMARY NAME', 'Iyer'],
    ['GIVEN NAME', 'Meera Lakshmi'],
    ['CLASS OF ADMISSION', 'F-1'],
  ])
  row(660, [
    ['COUNTRY OF BIRTH', 'INDIA'],
    ['DATE OF BIRTH', '09 JULY 2001'],
    ['SCHOOL CODE AND APPROVAL DATE', 'DAL214F00111000'],
  ])
  row(630, [
    ['NORMAL PROGRAM LENGTH', '24 Months'],
    ['PROGRAM ENGLISH PROFICIENCY', 'Required'],
    ['EARLIEST ADMISSION DATE', '17 JULY 2027'],
  ])
  row(600, [
    ['START OF CLASSES', '23 AUGUST 2027'],
    ...(both === undefined
      ? ([
          ['PROGRAM START DATE', start],
          ['PROGRAM END DATE', '15 MAY 2029'],
        ] as const)
      : ([['PROGRAM START/END DATE', both]] as const)),
  ])
}

/** Label and value on one line, and every word by itself. */
function oneColumn(text: Text) {
  const rows = [
    ['Form I-20', ''],
    ['SEVIS ID:', 'N0004705512'],
    ['SURNAME/PRIMARY NAME:', 'Iyer'],
    ['GIVEN NAME:', 'Meera Lakshmi'],
    ['DATE OF BIRTH:', '09 JULY 2001'],
    ['SCHOOL CODE AND APPROVAL DATE:', 'DAL214F00111000'],
    ['EARLIEST ADMISSION DATE:', '17 JULY 2027'],
    ['START OF CLASSES:', '23 AUGUST 2027'],
    ['PROGRAM START DATE:', '16 AUGUST 2027'],
    ['PROGRAM END DATE:', '15 MAY 2029'],
  ] as const
  rows.forEach(([label, value], index) => {
    let x = 40
    for (const word of `${label} ${value}`.trim().split(' ')) {
      text(word, x, 740 - index * 20)
      x += word.length * 6.2 + 4
    }
  })
}

const sample = (name: string) => readFile(`tests/papers/${name}.pdf`)

describe('an I-20 is read as printed', () => {
  test.each(['libreoffice-web', 'libreoffice-writer', 'chromium'])('by %s', async name => {
    expect(said(await read(await sample(name)))).toEqual({ ...whole, ...money, university: 'Sample State University' })
  })

  test.each([
    ['in columns', drawn((_, text) => form(text))],
    ['in one column, word by word', drawn((_, text) => oneColumn(text))],
    ['on each of three pages', drawn((_, text) => form(text), { pages: 3 })],
    ['turned left', drawn((_, text) => form(text), { turn: 90 })],
    ['upside down', drawn((_, text) => form(text), { turn: 180 })],
    ['turned right', drawn((_, text) => form(text), { turn: 270 })],
    ['with a mark across it', drawn((_, text) => form(text)).then(marked)],
  ])('%s', async (_, made) => {
    expect(said(await read(await made))).toEqual(whole)
  })
})

/** As a program does that draws 'copy' over each page. */
async function marked(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf)
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (const page of document.getPages())
    page.drawText('COPY COPY', { x: 300, y: 200, size: 40, font, rotate: degrees(90), opacity: 0.2 })
  return document.save()
}

const costs = ['Tuition and Fees|$ 23,000', 'Living Expenses|$ 12,346', 'TOTAL|$ 35,346']
const funding = ['Personal Funds|$ 40,000', 'TOTAL|$ 40,000']
const rows = (text: Text, left: number, top: number, lines: readonly string[]) =>
  lines.forEach((line, row) =>
    line.split('|').forEach((cell, column) => text(cell, left + column * 120, top - row * 16)),
  )

describe('the totals of costs and funding are kept apart', () => {
  const costsHead = 'ESTIMATED AVERAGE COSTS FOR: 9 MONTHS'
  const fundingHead = "STUDENT'S FUNDING FOR: 9 MONTHS"

  test.each([
    [
      'beside each other',
      (text: Text) => {
        rows(text, 40, 560, [costsHead, ...costs])
        rows(text, 320, 560, [fundingHead, ...funding])
      },
    ],
    ['under each other', (text: Text) => rows(text, 40, 560, [costsHead, ...costs, fundingHead, ...funding])],
    [
      'the funding first',
      (text: Text) => {
        rows(text, 320, 560, [costsHead, ...costs])
        rows(text, 40, 560, [fundingHead, ...funding])
      },
    ],
  ])('%s', async (_, financials) => {
    const made = drawn((_page, text) => {
      form(text)
      financials(text)
    })
    expect(said(await read(await made))).toEqual({ ...whole, ...money })
  })

  test('a total without its heading is neither', async () => {
    const made = drawn((_page, text) => {
      form(text)
      rows(text, 40, 560, costs)
    })
    expect(said(await read(await made))).toEqual(whole)
  })
})

describe('the present print has start and end of the programme in one field', () => {
  const present = (text: Text, both: string) => form(text, undefined, both)

  test.each(['16 AUGUST 2027 - 15 MAY 2029', '16 AUGUST 2027 – 15 MAY 2029', '16 AUGUST 2027 to 15 MAY 2029'])(
    '%s',
    async both => {
      expect(said(await read(await drawn((_, text) => present(text, both))))).toEqual(whole)
    },
  )

  test('one day in it is the start, and no end is guessed', async () => {
    const { programmeEnd: _, ...rest } = whole
    expect(said(await read(await drawn((_page, text) => present(text, '16 AUGUST 2027'))))).toEqual(rest)
  })
})

test('what differs from page to page is not known', async () => {
  const document = await PDFDocument.create()
  for (const start of ['16 AUGUST 2027', '10 JANUARY 2028']) {
    const [page] = await document.copyPages(await PDFDocument.load(await drawn((_, text) => form(text, start))), [0])
    if (page !== undefined) document.addPage(page)
  }
  const { programmeStart: _, ...rest } = whole
  expect(said(await read(await document.save()))).toEqual(rest)
})

test('a picture of a paper says that it has no words, and another paper that it is another', async () => {
  expect(said(await read(await drawn(() => {})))).toBe('no-words')
  const letter = drawn((_, text) => text('Dear Meera, we are glad to offer you admission to our programme.', 40, 700))
  expect(said(await read(await letter))).toBe('another-paper')
})

test('an empty form gives nothing, and a label no value of its neighbour', async () => {
  const empty = drawn((_, text) => {
    text('I-20, Certificate of Eligibility. SEVIS', 40, 740)
    text('START OF CLASSES', 40, 600, 7)
    text('PROGRAM START DATE', 225, 600, 7)
    text('16 AUGUST 2027', 225, 588)
  })
  expect(said(await read(await empty))).toEqual({ programmeStart: '2027-08-16' })
})

test.each([
  ['16 AUGUST 2027', '2027-08-16'],
  ['16-AUG-2027', '2027-08-16'],
  ['August 16, 2027', '2027-08-16'],
  ['08/16/2027', '2027-08-16'],
  ['16/08/2027', '2027-08-16'],
  ['29 FEBRUARY 2028', '2028-02-29'],
  ['29 FEBRUARY 2027', undefined],
  ['03/04/2027', undefined],
  ['04/04/2027', '2027-04-04'],
  ['30 SMARCH 2027', undefined],
  ['24 Months', undefined],
])('%s is %s', (text, day) => {
  expect(dayIn(text)?.toString()).toBe(day)
})
