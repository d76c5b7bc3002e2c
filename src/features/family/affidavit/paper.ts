// The affidavit of support on A4, with what is signed on one page: it is printed, and signed before a notary, in India.
import { openPaper } from '#src/platform/pdf/paper.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'
import * as copy from './copy.ts'
import type { Line } from './rules.ts'

/** `at` is a moment as text: this comes from another process. */
export type AffidavitInput = { at: string; student: readonly Line[]; sponsor: readonly Line[] }

const [left, right, values, top, bottom] = [56, 539, 226, 796, 30]
/** From one line to the next: what is written by hand takes more. */
const [printed, written, signed] = [15, 17, 24]
const size = 10

export async function printAffidavit({ at, student, sponsor }: AffidavitInput): Promise<Uint8Array> {
  const moment = Temporal.Instant.from(at)
  const texts = [...student, ...sponsor].map(([, value]) => value)
  const paper = await openPaper({ title: copy.title, at: moment, texts, size: 'a4' })
  let [sheet, y] = [paper.sheet(), top]
  const room = (height: number) => {
    if (y - height >= bottom) return
    ;[sheet, y] = [paper.sheet(), top]
  }
  const heading = (text: string) => {
    y -= 8
    sheet.words(text, { x: left, y, size: 12, bold: true, as: 'h2' })
    y -= 18
  }
  /** What is not known is a line to write on. */
  const line = ([label, value]: Line, high = written) => {
    room(high)
    if (value !== '') sheet.row()
    sheet.words(label, { x: left, y, size, quiet: true, as: value === '' ? 'p' : 'th' })
    if (value === '') sheet.line({ x: values, y: y - 2 }, { x: right, y: y - 2 })
    const cell = { x: values, y, size, width: right - values, as: 'td' } as const
    y = value === '' ? y - high : sheet.paragraph(value, cell) + 14 - printed
  }
  const paragraph = (text: string, quiet = false) => {
    y = sheet.paragraph(text, { x: left, y, size, width: right - left, quiet }) - 4
  }
  sheet.words(copy.title, { x: left, y, size: 20, bold: true, as: 'h1' })
  y -= 16
  sheet.words(formatDay(dayOf(moment)), { x: left, y, size, quiet: true })
  y -= 16
  heading(copy.student.title)
  for (const one of student) line(one)
  heading(copy.sponsor.title)
  for (const one of sponsor) line(one)
  heading(copy.support.title)
  paragraph(copy.support.what)
  for (const [index, kind] of copy.support.kinds.entries()) {
    sheet.tick({ name: `support-${index}`, label: kind }, false, { x: left, y: y - 2 })
    sheet.words(kind, { x: left + 18, y, size })
    y -= 17
  }
  line([copy.support.amount, ''])
  line([copy.support.years, ''])
  room(242)
  heading(copy.signing.title)
  paragraph(copy.signing.statement)
  y -= 10
  line([copy.signing.signature, ''], signed)
  line([copy.signing.date, ''], signed)
  heading(copy.signing.notary)
  for (const label of [copy.signing.sworn, copy.signing.notaryName, copy.signing.notarySignature])
    line([label, ''], signed)
  paragraph(copy.foot, true)
  return paper.finish()
}
