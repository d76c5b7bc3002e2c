// The folder as one PDF: a cover that says what is missing and what is inside, and each part behind a page of its own.
import {
  beginMarkedContent,
  degrees,
  endMarkedContent,
  PDFDocument,
  StandardFonts,
  type PDFFont,
  type PDFPage,
} from '@cantoo/pdf-lib'
import { copyOf, pagesOf } from '#src/platform/pdf/pages.ts'
import { openPaper } from '#src/platform/pdf/paper.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'
import * as copy from './copy.ts'
import { coverOf, drawLines, type Inside, type PackInput } from './cover.ts'
import { partNames, type Part } from './rules.ts'

/** Nobody's paper for the window has more. */
const mostPages = 60

export async function printPack(input: PackInput): Promise<Uint8Array> {
  const files = await filesIn(input)
  // The cover says on which page each paper is, and how long it is itself decides about that.
  const first = await drawn(input, files, 1)
  const whole = first.covers === 1 ? first : await drawn(input, files, first.covers)
  return numbered(await assembled(whole.pdf, whole.covers, files))
}

type Opened = Inside & { pages: PDFDocument | null; indices: number[] }

/** Opened one after the other: each may be large. */
async function filesIn({ rows }: PackInput): Promise<readonly Opened[]> {
  const opened: Opened[] = []
  for (const { part, title, files } of rows) {
    for (const [at, file] of files.entries()) {
      const pages = await pagesOf(file, 'a4')
      const indices = pages?.getPageIndices().slice(0, mostPages) ?? []
      const isCut = (pages?.getPageCount() ?? 0) > mostPages
      const named = files.length === 1 ? title : `${title} (${at + 1})`
      opened.push({
        part,
        title: isCut ? copy.paper.tooLong(named, mostPages) : named,
        problem:
          pages !== null
            ? null
            : file.bytes === null
              ? copy.paper.tooLarge(title, file.name)
              : copy.paper.unreadable(title, file.name),
        pages,
        indices,
      })
    }
  }
  return opened
}

const partsWith = (files: readonly Opened[]): readonly Part[] =>
  partNames.filter(part => files.some(file => file.part === part && file.indices.length > 0))

/** Our own pages: the cover, then one for each part. */
async function drawn(input: PackInput, files: readonly Opened[], covers: number) {
  const moment = Temporal.Instant.from(input.at)
  const paper = await openPaper({ title: copy.title, at: moment, texts: textsOf(input), size: 'a4' })
  const numbers = numbersOf(files, covers)
  const cover = coverOf({ ...input, today: formatDay(dayOf(moment)) }, files, numbers)
  const sheets = drawLines(paper, cover)
  for (const part of partsWith(files)) {
    const behind = files.filter(file => file.part === part && file.indices.length > 0)
    drawLines(paper, [
      { text: copy.parts[part], size: 26, gap: 40, bold: true, as: 'h1' },
      ...behind.map(file => ({ text: file.title, number: numbers.get(file) })),
    ])
  }
  return { pdf: await paper.finish(), covers: sheets }
}

const textsOf = ({ name, rows }: PackInput): string[] => [
  name,
  ...rows.flatMap(({ files }) => files.map(file => file.name)),
]

/** The page on which each file begins. */
function numbersOf(files: readonly Opened[], covers: number): ReadonlyMap<Inside, number> {
  const numbers = new Map<Inside, number>()
  let next = covers + 1
  for (const part of partsWith(files)) {
    next += 1
    for (const file of files) {
      if (file.part !== part || file.indices.length === 0) continue
      numbers.set(file, next)
      next += file.indices.length
    }
  }
  return numbers
}

async function assembled(own: Uint8Array, covers: number, files: readonly Opened[]): Promise<PDFDocument> {
  const whole = await PDFDocument.load(own)
  let at = covers
  for (const part of partsWith(files)) {
    at += 1
    for (const { pages, indices, ...file } of files) {
      if (pages === null || file.part !== part) continue
      for (const page of await copyOf(pages, indices, whole)) {
        whole.insertPage(at, page)
        at += 1
      }
    }
  }
  return whole
}

async function numbered(whole: PDFDocument): Promise<Uint8Array> {
  const font = await whole.embedFont(StandardFonts.Helvetica)
  const count = whole.getPageCount()
  for (const [index, page] of whole.getPages().entries()) stamp(page, copy.paper.page(index + 1, count), font)
  return whole.save({ updateFieldAppearances: false })
}

const size = 8.5
const margin = 14

/** At the lower right as one reads the page, whichever way it is turned, on a ground of its own. */
function stamp(page: PDFPage, text: string, font: PDFFont): void {
  const { x, y, width, height } = page.getCropBox()
  const long = font.widthOfTextAtSize(text, size)
  const turn = ((Math.round(page.getRotation().angle / 90) % 4) + 4) % 4
  const corners = [
    { x: x + width - margin - long, y: y + margin },
    { x: x + width - margin, y: y + height - margin - long },
    { x: x + margin + long, y: y + height - margin },
    { x: x + margin, y: y + margin + long },
  ]
  const at = corners[turn] ?? { x, y }
  page.pushOperators(beginMarkedContent('Artifact'))
  page.drawText(text, { ...at, size, font, rotate: degrees([0, 90, 180, 270][turn] ?? 0) })
  page.pushOperators(endMarkedContent())
}
