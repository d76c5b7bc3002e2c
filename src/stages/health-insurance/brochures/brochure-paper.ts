// A plan as a paper to read and to show at home. Sample data says so on every page.
import { openPaper, type Paper, type Sheet } from '#src/platform/pdf/paper.ts'
import { brochure as words } from './copy.ts'

type Row = readonly [label: string, value: string]
export type BrochurePart = {
  title: string
  rows?: readonly Row[]
  note?: string
  columns?: readonly (readonly string[])[]
}

/** `at` is a moment as text: this comes from another process. */
export type BrochureInput = {
  at: string
  title: string
  by: string
  foot: string
  isSample: boolean
  parts: readonly BrochurePart[]
}

const [left, right, top, bottom] = [64, 548, 728, 84]
const valueAt = 250
const columnsAt = [left, 250, 400]

export async function printBrochure(input: BrochureInput): Promise<Uint8Array> {
  const texts = [input.title, input.by, ...input.parts.flatMap(textsIn)]
  const paper = await openPaper({
    title: `${input.title}: ${words.product}`,
    at: Temporal.Instant.from(input.at),
    texts,
  })
  const flow = flowOf(paper, input)
  drawHead(flow, input)
  for (const part of input.parts) drawPart(flow, part)
  flow.end()
  return paper.finish()
}

const textsIn = ({ title, note = '', rows = [], columns = [] }: BrochurePart): string[] => [
  title,
  note,
  ...rows.flat(),
  ...columns.flat(),
]

type Flow = { sheet: Sheet; y: number; room: (height: number) => void; end: () => void }

/** Goes on at the top of another page where there is no room left. */
function flowOf(paper: Paper, { foot, isSample, title }: BrochureInput): Flow {
  const sheets: Sheet[] = []
  const next = (): Sheet => {
    const sheet = paper.sheet()
    sheets.push(sheet)
    // Once is enough to hear what stands on every page.
    const as = sheets.length === 1 ? 'p' : 'mark'
    if (isSample) sheet.words(words.sample, { x: right - 74, y: top + 24, size: 18, bold: true, as })
    if (sheets.length > 1) sheet.paragraph(title, { x: left, y: top + 28, size: 10, quiet: true, width: 380, as })
    return sheet
  }
  const flow: Flow = {
    sheet: next(),
    y: top,
    room: height => {
      if (flow.y - height >= bottom) return
      flow.sheet = next()
      flow.y = top - 6
    },
    end: () => {
      for (const [index, sheet] of sheets.entries()) {
        sheet.line({ x: left, y: bottom - 18 }, { x: right, y: bottom - 18 })
        const as = index === sheets.length - 1 ? 'p' : 'mark'
        sheet.paragraph(foot, { x: left, y: bottom - 34, size: 9, width: 380, quiet: true, as })
        const number = words.page(index + 1, sheets.length)
        sheet.words(number, { x: right - 54, y: bottom - 34, size: 9, quiet: true, as: 'mark' })
      }
    },
  }
  return flow
}

function drawHead(flow: Flow, { title, by }: BrochureInput): void {
  flow.y = flow.sheet.paragraph(title, {
    x: left,
    y: flow.y - 6,
    size: 24,
    bold: true,
    width: right - left - 90,
    as: 'h1',
  })
  flow.y = flow.sheet.paragraph(by, { x: left, y: flow.y + 6, size: 12, width: right - left })
  flow.y = flow.sheet.paragraph(words.product, { x: left, y: flow.y - 2, size: 9, width: right - left, quiet: true })
}

/** About so high, from how many letters a line holds. */
const heightOf = (text: string): number => Math.ceil(text.length / 44) * 16

const rowHeight = (value: string): number => heightOf(value) + 2
const cellsHeight = 16
/** What a page holds under its head. */
const wholePage = top - 6 - bottom

/** A part stands on one page where it fits on one; a title never stays behind without what it names. */
function drawPart(flow: Flow, { title, rows = [], note, columns = [] }: BrochurePart): void {
  const head = 60 + heightOf(title)
  const body = rows.reduce((sum, [, value]) => sum + rowHeight(value), columns.length * cellsHeight)
  const whole = head + body + (note === undefined ? 0 : heightOf(note))
  flow.room(whole <= wholePage ? whole : head + rowHeight(rows[0]?.[1] ?? ''))
  const at = { x: left, y: flow.y - 22, width: right - left }
  flow.y = flow.sheet.paragraph(title, { ...at, size: 13, bold: true, as: 'h2' }) + 10
  flow.sheet.line({ x: left, y: flow.y }, { x: right, y: flow.y })
  flow.y -= 17
  for (const row of rows) drawRow(flow, row)
  drawTable(flow, columns)
  if (note === undefined) return
  flow.room(heightOf(note))
  flow.y = flow.sheet.paragraph(note, {
    x: left,
    y: flow.y,
    size: 10,
    width: right - left,
    quiet: rows.length > 0 || columns.length > 0,
  })
}

function drawRow(flow: Flow, [label, value]: Row): void {
  flow.room(heightOf(value))
  flow.sheet.row()
  const under = [
    flow.sheet.paragraph(label, { x: left, y: flow.y, size: 10, width: valueAt - left - 16, quiet: true, as: 'th' }),
    flow.sheet.paragraph(value, { x: valueAt, y: flow.y, size: 11, width: right - valueAt, as: 'td' }),
  ]
  flow.y = Math.min(...under) - 2
}

/** On another page the head of its columns stands again. */
function drawTable(flow: Flow, [head, ...lines]: readonly (readonly string[])[]): void {
  if (head === undefined) return
  drawCells(flow, head, 'head')
  for (const cells of lines) {
    const { sheet } = flow
    flow.room(cellsHeight)
    if (flow.sheet !== sheet) drawCells(flow, head, 'head-again')
    drawCells(flow, cells, 'body')
  }
}

function drawCells(flow: Flow, cells: readonly string[], what: 'head' | 'head-again' | 'body'): void {
  const isHead = what !== 'body'
  if (what !== 'head-again') flow.sheet.row()
  for (const [index, cell] of cells.entries()) {
    flow.sheet.words(cell, {
      x: columnsAt[index] ?? left,
      y: flow.y,
      size: isHead ? 10 : 11,
      bold: false,
      quiet: isHead,
      as: what === 'head-again' ? 'mark' : isHead || index === 0 ? 'th' : 'td',
    })
  }
  flow.y -= cellsHeight
}
