// The receipt of a payment as a page of its own.
import { openPaper } from '#src/platform/pdf/paper.ts'
import { receipt as words } from '../copy.ts'

/** `at` is a moment as text: this comes from another process. */
export type ReceiptInput = {
  at: string
  amount: string
  /** 'Received from', 'Meera Iyer': in the order in which they are read. */
  lines: readonly (readonly [label: string, value: string])[]
  isSample: boolean
}

const left = 64
const right = 548
const top = 716

export async function printReceipt({ at, amount, lines, isSample }: ReceiptInput): Promise<Uint8Array> {
  const texts = [amount, ...lines.map(([, value]) => value)]
  const paper = await openPaper({ title: words.title, at: Temporal.Instant.from(at), texts })
  const sheet = paper.sheet()
  sheet.words(words.title, { x: left, y: top, size: 24, bold: true, as: 'h1' })
  sheet.words(words.product, { x: left, y: top - 20, size: 10, quiet: true })
  sheet.line({ x: left, y: top - 34 }, { x: right, y: top - 34 })
  sheet.words(amount, { x: left, y: top - 74, size: 28, bold: true })
  let y = top - 112
  for (const [label, value] of lines) {
    sheet.row()
    sheet.words(label, { x: left, y, size: 10, quiet: true, as: 'th' })
    const under = sheet.paragraph(value, { x: 220, y, size: 11, width: right - 220, as: 'td' })
    y = under - 6
  }
  sheet.line({ x: left, y }, { x: right, y })
  y = sheet.paragraph(words.keep, { x: left, y: y - 22, size: 10, width: right - left })
  if (isSample) sheet.paragraph(words.sample, { x: left, y: y - 8, size: 10, width: right - left, quiet: true })
  return paper.finish()
}
