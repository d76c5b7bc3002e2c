// Which whole Aadhaar or card number a PDF shows as text. Pictures are not read here: an Aadhaar is masked in the browser.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { growsTooLarge } from '#src/platform/pdf/growth.ts'
import { isAadhaar } from '#src/values/indian-identifiers.ts'
import { asRead, shownInPaper } from '#src/values/secret-numbers.ts'

/** A card has a page or two, and what comes with it few more: nobody hides a number behind twenty. */
const mostPages = 20

export type Shown = {
  /** The last four digits of one that is printed as on a card. */
  ending: string | undefined
  /** Twelve digits in any form that are an Aadhaar number by their check digit: enough where the paper is an Aadhaar. */
  isAadhaar: boolean
}

export async function numbersShown(pdf: Uint8Array): Promise<Shown> {
  if (await growsTooLarge(pdf)) throw new Error('This PDF grows too large to be read.')
  // pdf.js takes bytes over, and takes no Buffer, which is what comes from another process.
  const task = getDocument({ data: new Uint8Array(pdf), useSystemFonts: true, verbosity: 0 })
  const shown: Shown = { ending: undefined, isAadhaar: false }
  try {
    const read = await task.promise
    for (let number = 1; number <= Math.min(read.numPages, mostPages); number += 1) {
      const content = await (await read.getPage(number)).getTextContent()
      const text = content.items.map(item => ('str' in item ? item.str : '')).join(' ')
      shown.ending ??= shownInPaper(text)
      shown.isAadhaar ||= holdsAadhaar(text)
    }
    return shown
  } finally {
    await task.destroy()
  }
}

/** Three times four digits, however they are parted; four times four are a virtual ID, which may be shown. */
export const holdsAadhaar = (text: string): boolean =>
  [...asRead(text).matchAll(number)].some(([, found = '']) => isAadhaar(found.replaceAll(/\D/g, '')))

const number = /(?<!\d)(?<!\d{4}\W{1,3})(?=(\d{4}\W{0,3}\d{4}\W{0,3}\d{4})(?!\d)(?!\W{1,3}\d{4}(?!\d)))/g
