// The I-20 data as a PDF with real form fields, one for each field of the document and named like it, so that
// a person may go on in any viewer and a program may read it back.
import { openPaper, type Paper, type Sheet } from '#src/platform/pdf/paper.ts'
import type { I20Data } from './contract.ts'
import { flagLabels, personalLabels, sourceLabels, worksheet as words } from './copy.ts'
import { amountWords } from './forms/rules.ts'
import { flagsOf, sources, totalsOf, years, type Flags, type TotalName } from './rules.ts'

/** `at` is a moment as text: this comes from another process. */
export type WorksheetInput = { data: I20Data; university: string; at: string }

export async function fillWorksheet({ data, university, at }: WorksheetInput): Promise<Uint8Array> {
  const texts = [university, ...Object.values(data).filter(value => typeof value === 'string')]
  const paper = await openPaper({ title: words.title, at: Temporal.Instant.from(at), texts })
  const name = [data.first_name, data.middle_name, data.last_name].filter(Boolean).join(' ')
  const personal = begin(paper, { title: words.personal, university, name })
  drawPersonal(personal, data)
  drawSignature(personal)
  const funds = begin(paper, { title: words.funds, university, name })
  drawFunds(funds, data)
  drawSignature(funds)
  return paper.finish()
}

const left = 48
const right = 564
const top = 738

type Head = { title: string; university: string; name: string }

/** Pages come apart on a desk: each says whose it is. */
function begin(paper: Paper, { title, university, name }: Head): Sheet {
  const sheet = paper.sheet()
  sheet.words(`${words.title}: ${title}`, { x: left, y: top, size: 17, bold: true, as: 'h1' })
  const whose = [name === '' ? '' : words.of(name), university].filter(Boolean).join(', ')
  sheet.words(whose, { x: left, y: top - 19, size: sizeFor(whose) })
  sheet.line({ x: left, y: top - 30 }, { x: right, y: top - 30 })
  sheet.paragraph(words.note, { x: left, y: top - 45, size: 8.5, width: right - left, quiet: true })
  return sheet
}

/** Two long names on one line are written smaller. */
const sizeFor = (text: string): number => (text.length > 80 ? 8 : 11)

const signatureY = 46

function drawSignature(sheet: Sheet): void {
  for (const { label, x, width } of [
    { label: words.signature, x: left, width: 300 },
    { label: words.signedOn, x: 396, width: 168 },
  ]) {
    sheet.line({ x, y: signatureY }, { x: x + width, y: signatureY })
    sheet.words(label, { x, y: signatureY - 11, size: 8, quiet: true })
  }
}

const rowHeight = 32
const personalFields = [
  'last_name',
  'first_name',
  'middle_name',
  'gender',
  'dob',
  'birth_country',
  'birth_city',
  'citizenship_country',
  'i20_holder',
] as const

function drawPersonal(sheet: Sheet, data: I20Data): void {
  for (const [index, name] of personalFields.entries()) {
    const y = top - 108 - index * rowHeight
    sheet.words(personalLabels[name], { x: left, y: y + 6, size: 10 })
    const named = { name, label: personalLabels[name] }
    sheet.field(named, data[name] ?? '', { x: 220, y, width: name === 'gender' ? 60 : right - 220, height: 20 })
    if (name === 'gender') tickRow(sheet, flagsOf(data), ['check_male', 'check_female'], 300, y + 5)
  }
}

function tickRow(sheet: Sheet, flags: Flags, names: readonly (keyof Flags)[], x: number, y: number): void {
  for (const [index, name] of names.entries()) {
    sheet.tick({ name, label: flagLabels[name] }, flags[name], { x: x + index * 74, y })
    sheet.words(flagLabels[name], { x: x + index * 74 + 17, y: y + 2, size: 9.5 })
  }
}

const blockHeight = 92
/** The type of aid stands in a line of its own. */
const aidHeight = 16
const columnOf = (year: number): number => 216 + (year - 1) * 88
const columnWidth = 84

function drawFunds(sheet: Sheet, data: I20Data): void {
  sheet.words(words.assured, { x: left, y: top - 82, size: 9.5 })
  for (const [index, source] of sources.entries()) {
    const y = top - 152 - index * blockHeight - (source === 'other' ? aidHeight : 0)
    sheet.words(sourceLabels[source], { x: left, y: y + 41, size: 11, bold: true, as: 'h2' })
    for (const [column, label] of words.columns.entries()) {
      sheet.words(label, { x: column === 0 ? left : columnOf(column), y: y + 26, size: 8, quiet: true })
    }
    // Two parents and a sponsor wrap; the type of aid leaves no room for more lines of its name.
    const room = source === 'university' ? 20 : 38
    const label = (column: number) => `${sourceLabels[source]}: ${words.columns[column] ?? ''}`
    sheet.field({ name: `${source}_name`, label: label(0) }, data[`${source}_name`] ?? '', {
      x: left,
      y: y + 20 - room,
      width: 160,
      height: room,
    })
    for (const year of years) {
      const amount = amountWords(data[`${source}_year${year}`], '$31,000.50')
      sheet.field({ name: `${source}_year${year}`, label: label(year) }, amount, {
        x: columnOf(year),
        y,
        width: columnWidth,
        height: 20,
      })
    }
    if (source === 'university') drawAid(sheet, data, y)
  }
  drawTotals(sheet, data, top - 152 - sources.length * blockHeight)
}

function drawAid(sheet: Sheet, data: I20Data, y: number): void {
  sheet.words(words.aid, { x: left, y: y - 16, size: 8, quiet: true })
  sheet.field({ name: 'university_aid', label: words.aid }, data.university_aid ?? '', {
    x: 108,
    y: y - 22,
    width: 100,
    height: 17,
  })
  tickRow(sheet, flagsOf(data), ['check_job', 'check_loan', 'check_grant'], 220, y - 19)
}

function drawTotals(sheet: Sheet, data: I20Data, y: number): void {
  const totals = totalsOf(data)
  const total = (name: TotalName, label: string, x: number, under: number) =>
    sheet.field(
      { name, label },
      amountWords(totals[name], '$31,000.50'),
      { x, y: under, width: columnWidth, height: 20 },
      true,
    )
  sheet.line({ x: left, y: y + 36 }, { x: right, y: y + 36 })
  sheet.words(words.totals, { x: left, y: y + 6, size: 11, bold: true, as: 'h2' })
  for (const year of years) {
    sheet.words(words.columns[year], { x: columnOf(year), y: y + 25, size: 8, quiet: true })
    total(`total_year${year}`, `${words.totals}: ${words.columns[year]}`, columnOf(year), y)
  }
  sheet.words(words.totalOfAll, { x: left, y: y - 22, size: 11, bold: true })
  total('total', words.totalOfAll, columnOf(1), y - 28)
}
