// The record on paper; behind it the proofs, page by page as they were uploaded.
import { PDFDocument } from '@cantoo/pdf-lib'
import { openPaper, type Sheet } from '#src/platform/pdf/paper.ts'
import { copyOf, pagesOf } from '#src/platform/pdf/pages.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { paper as words } from './copy.ts'

/** `at` is a moment as text: this comes from another process. */
export type RecordInput = {
  at: string
  name: string
  dob: string
  university: string
  rows: readonly { what: string; on: string; where: string }[]
  /** Without bytes where it was too much for one paper. */
  proofs: readonly { label: string; type: string; bytes: Uint8Array | null }[]
}

const left = 48
const right = 564
const top = 738
const bottom = 72
const columns = { what: left, on: 258, where: 378 } as const

export async function printRecord(input: RecordInput): Promise<Uint8Array> {
  const { at, name, rows, proofs } = input
  const moment = Temporal.Instant.from(at)
  const readable = await Promise.all(proofs.map(async proof => ({ ...proof, pages: await pagesOf(proof) })))
  const texts = [name, ...rows.flatMap(({ where }) => where), ...proofs.map(({ label }) => label)]
  const paper = await openPaper({ title: words.title, at: moment, texts })
  let sheet = paper.sheet()
  let y = head(sheet, input, moment)
  for (const row of rows) {
    if (y < bottom) [sheet, y] = goOn(paper.sheet())
    y = drawRow(sheet, row, y)
  }
  const lines = proofs.length === 0 ? [words.none] : [words.shown, ...readable.map(lineOf)]
  y -= 14
  for (const line of [...lines, '', words.sign]) {
    if (y < bottom) [sheet, y] = goOn(paper.sheet())
    y = sheet.paragraph(line, { x: left, y, size: 9.5, width: right - left })
  }
  sheet.line({ x: left, y: y - 34 }, { x: left + 240, y: y - 34 })
  return withProofs(await paper.finish(), readable)
}

function head(sheet: Sheet, { name, dob, university }: RecordInput, moment: Temporal.Instant): number {
  sheet.words(words.title, { x: left, y: top, size: 20, bold: true, as: 'h1' })
  sheet.words(words.product, { x: left, y: top - 18, size: 9, quiet: true })
  let y = top - 46
  for (const [label, value] of [
    [words.name, name],
    [words.dob, dob],
    [words.university, university],
    [words.printed, formatDay(dayOf(moment))],
  ] as const) {
    if (value === '') continue
    sheet.row()
    sheet.words(label, { x: left, y, size: 9.5, quiet: true, as: 'th' })
    y = sheet.paragraph(value, { x: 150, y, size: 11, width: right - 150, as: 'td' }) - 3
  }
  y -= 12
  sheet.table()
  sheet.row()
  for (const column of ['what', 'on', 'where'] as const) {
    sheet.words(titles[column], { x: columns[column], y, size: 9, bold: true, as: 'th' })
  }
  sheet.line({ x: left, y: y - 6 }, { x: right, y: y - 6 })
  return y - 22
}

const titles = { what: words.vaccine, on: words.date, where: words.where } as const

function goOn(sheet: Sheet): [Sheet, number] {
  sheet.words(words.goesOn, { x: left, y: top, size: 10.5, quiet: true, as: 'mark' })
  return [sheet, top - 26]
}

function drawRow(sheet: Sheet, row: RecordInput['rows'][number], y: number): number {
  sheet.row()
  const ends = (['what', 'on', 'where'] as const).map(column =>
    sheet.paragraph(row[column], {
      x: columns[column],
      y,
      size: 10,
      width: widths[column],
      as: column === 'what' ? 'th' : 'td',
    }),
  )
  const under = Math.min(...ends)
  sheet.line({ x: left, y: under + 6 }, { x: right, y: under + 6 })
  return under - 8
}

const widths = { what: 200, on: 112, where: 186 } as const

type Readable = RecordInput['proofs'][number] & { pages: PDFDocument | null }

const lineOf = ({ label, pages }: Readable): string => (pages === null ? `${label} (${words.unread})` : label)

/** Of one file so many: nobody's slip has more. */
const mostPages = 20

async function withProofs(record: Uint8Array, proofs: readonly Readable[]): Promise<Uint8Array> {
  const readable = proofs.flatMap(({ pages }) => pages ?? [])
  if (readable.length === 0) return record
  const whole = await PDFDocument.load(record)
  for (const pages of readable) {
    const indices = pages.getPageIndices().slice(0, mostPages)
    for (const page of await copyOf(pages, indices, whole)) whole.addPage(page)
  }
  return whole.save({ updateFieldAppearances: false })
}
