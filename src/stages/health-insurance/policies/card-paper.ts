// The ID card as a PDF: drawn large, to be folded or read from a phone.
import { openPaper, type Sheet } from '#src/platform/pdf/paper.ts'
import { card as words } from './copy.ts'

export type CardInput = {
  /** A moment as text: this comes from another process. */
  at: string
  name: string
  member: string
  policy: string
  plan: string
  insurer: string
  university: string
  /** As they are written in the US: month, day, year. */
  from: string
  until: string
  isSample: boolean
  /** The day on which it was ended before its time, as it is written in the US. */
  endedOn: string | null
}

const [left, right, top, bottom] = [76, 536, 720, 448]

export async function printCard(card: CardInput): Promise<Uint8Array> {
  const texts = [card.name, card.plan, card.insurer, card.university]
  const paper = await openPaper({ title: words.title, at: Temporal.Instant.from(card.at), texts })
  const sheet = paper.sheet()
  drawFrame(sheet)
  drawFace(sheet, card)
  const below = [
    ...(card.endedOn === null ? [{ text: words.use }] : [{ text: words.endedWords(card.endedOn), bold: true }]),
    ...(card.isSample ? [{ text: words.sampleWords, bold: true }] : []),
  ]
  let y = bottom - 26
  for (const { text, bold = false } of below) {
    y = sheet.paragraph(text, { x: left, y, size: 10, width: right - left, bold }) - 6
  }
  return paper.finish()
}

function drawFrame(sheet: Sheet): void {
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
  for (const [index, from] of corners.entries()) sheet.line(from, corners[(index + 1) % 4] ?? from)
}

function drawFace(sheet: Sheet, card: CardInput): void {
  const inner = left + 22
  sheet.words(card.insurer, { x: inner, y: top - 34, size: 16, bold: true })
  sheet.words(words.title, { x: inner, y: top - 52, size: 10, quiet: true, as: 'h1' })
  const mark = { x: right - 92, size: 16, bold: true }
  if (card.isSample) sheet.words(words.sample, { ...mark, y: top - 34 })
  if (card.endedOn !== null) sheet.words(words.ended, { ...mark, y: card.isSample ? top - 54 : top - 34 })
  sheet.line({ x: left, y: top - 66 }, { x: right, y: top - 66 })
  const rows = [
    [words.name, card.name],
    [words.member, card.member],
    [words.policy, card.policy],
    [words.plan, card.plan],
    [words.university, card.university],
    [words.covered, `${card.from} ${words.until} ${card.until}`],
  ] as const
  for (const [index, [label, value]] of rows.entries()) {
    const y = top - 96 - index * 31
    sheet.row()
    sheet.words(label, { x: inner, y, size: 9, quiet: true, as: 'th' })
    sheet.paragraph(value, {
      x: inner + 116,
      width: right - inner - 130,
      bold: index < 2,
      as: 'td',
      ...fitting(value, y),
    })
  }
}

/** A long name is set smaller, and in two lines if need be, so that it stays on the card. */
const fitting = (value: string, y: number): { y: number; size: number } =>
  value.length > 36 ? { y: y + 5, size: 8.5 } : { y, size: 13 }
