// Whether a PDF shows a whole Aadhaar number as text. A picture of one is masked in the browser; nobody here reads pictures.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { growsTooLarge } from '../../../../platform/papers/growth.ts'
import { isAadhaar } from '../../../../values/indian-identifiers.ts'

/** A masked card has a page or two: nobody hides a number behind twenty. */
const mostPages = 20

export async function showsWholeNumber(pdf: Uint8Array): Promise<boolean> {
  if (await growsTooLarge(pdf)) throw new Error('This PDF grows too large to be read.')
  // pdf.js takes bytes over, and takes no Buffer, which is what comes from another process.
  const task = getDocument({ data: new Uint8Array(pdf), useSystemFonts: true, verbosity: 0 })
  try {
    const read = await task.promise
    for (let number = 1; number <= Math.min(read.numPages, mostPages); number += 1) {
      const content = await (await read.getPage(number)).getTextContent()
      const text = content.items.map(item => ('str' in item ? item.str : '')).join(' ')
      if (holdsNumber(text)) return true
    }
    return false
  } finally {
    await task.destroy()
  }
}

/** Three times four digits, however they are parted; four times four are a virtual ID, which may be shown. */
export const holdsNumber = (text: string): boolean =>
  [...text.matchAll(number)].some(([, found = '']) => isAadhaar(found))

const number = /(?<!\d)(?<!\d{4}[\s-]{1,3})(?=(\d{4}[\s-]{0,3}\d{4}[\s-]{0,3}\d{4})(?!\d)(?![\s-]{1,3}\d{4}(?!\d)))/g
