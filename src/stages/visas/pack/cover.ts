// The first page of the folder, as lines: what to do with it, what is missing, what is inside and on which page.
import type { Paper, Sheet } from '#src/platform/pdf/paper.ts'
import { formatDay } from '#src/values/dates.ts'
import * as copy from './copy.ts'
import { isToMend, type Part, type Standing } from './rules.ts'

export type Inside = {
  part: Part
  title: string
  /** Why its pages are not inside. */
  problem: string | null
}

export type Line = {
  text: string
  size?: number
  bold?: boolean
  quiet?: boolean
  /** Room above it. */
  gap?: number
  as?: 'h1' | 'h2'
  /** The page that it is about, at the right. */
  number?: number | undefined
}

type Cover = Omit<PackInput, 'at'> & { today: string }

export function coverOf(
  { name, print, today, interviewOn, rows }: Cover,
  files: readonly Inside[],
  numbers: ReadonlyMap<Inside, number>,
): readonly Line[] {
  const day =
    interviewOn === null ? copy.noInterview : copy.forInterview(formatDay(Temporal.PlainDate.from(interviewOn)))
  return [
    { text: print, size: 12, bold: true },
    { text: copy.title, size: 20, bold: true, gap: 26, as: 'h1' },
    { text: [name === '' ? '' : copy.paper.of(name), copy.paper.made(today)].filter(Boolean).join('. '), quiet: true },
    { text: day, quiet: true },
    ...section(copy.paper.missing, missingLines(rows)),
    ...section(copy.paper.notInside, [
      ...rows.filter(({ standing }) => standing === 'on-paper').map(({ title }) => copy.paper.onPaper(title)),
      ...files.flatMap(({ problem }) => problem ?? []),
    ]),
    { text: copy.paper.contents, size: 12, bold: true, gap: 18, as: 'h2' },
    { text: numbers.size === 0 ? copy.paper.empty : copy.paper.asUploaded, quiet: numbers.size > 0 },
    ...files.flatMap(file => (numbers.has(file) ? [{ text: file.title, number: numbers.get(file) }] : [])),
  ]
}

/** What everybody needs, one under the other; what may not apply, together. */
function missingLines(rows: Cover['rows']): string[] {
  const isMissing = ({ standing }: Cover['rows'][number]) => standing === 'missing'
  const optional = rows.filter(row => isMissing(row) && row.isOptional)
  const lines = [
    ...rows.filter(({ standing }) => isToMend(standing)).map(({ title, because }) => `${title}: ${because}`),
    ...rows.filter(row => isMissing(row) && !row.isOptional).map(({ title }) => title),
    ...(optional.length === 0 ? [] : [copy.paper.missingOptional(optional.map(({ title }) => title))]),
  ]
  return lines.length === 0 ? [copy.paper.nothingMissing] : lines
}

const section = (title: string, lines: readonly string[]): Line[] =>
  lines.length === 0
    ? []
    : [{ text: title, size: 12, bold: true, gap: 18, as: 'h2' }, ...lines.map((text): Line => ({ text }))]

const left = 48
// On A4: the folder is printed in India.
const right = 547
const top = 788
const bottom = 60
const ordinary = 10

/** On as many sheets as they take; answers how many. */
export function drawLines(paper: Paper, lines: readonly Line[]): number {
  let sheet: Sheet = paper.sheet()
  let count = 1
  let y = top
  for (const { text, size = ordinary, gap = 5, bold = false, quiet = false, as = 'p', number } of lines) {
    if (y !== top) y -= gap
    if (y < bottom) {
      sheet = paper.sheet()
      count += 1
      sheet.words(copy.paper.goesOn, { x: left, y: top, size: ordinary, quiet: true, as: 'mark' })
      y = top - 26
    }
    const width = right - left - (number === undefined ? 0 : 60)
    const line = y
    y = sheet.paragraph(text, { x: left, y, size, bold, quiet, width, as })
    if (number !== undefined) sheet.words(String(number), { x: right - 30, y: line, size, as: 'same' })
  }
  return count
}

// What the folder is made from, as it goes to another process.

type PackFile = { name: string; type: string; /** None where it was too much for one PDF. */ bytes: Uint8Array | null }
/** `at` is a moment as text: this comes from another process. */
export type PackInput = {
  at: string
  name: string
  interviewOn: string | null
  /** The first line. */
  print: string
  rows: readonly {
    part: Part
    title: string
    isOptional: boolean
    standing: Standing
    because: string
    files: readonly PackFile[]
  }[]
}
