// Which paper it is, and what it says. Pure: nothing of it leaves where it is read.
import { admissionLetter } from './admission-letter.ts'
import { appointment } from './appointment.ts'
import { bankLetter } from './bank-letter.ts'
import { ds160 } from './ds160.ts'
import { i20Form } from './i20-form.ts'
import type { Page } from './labels.ts'
import { loanLetter } from './loan-letter.ts'
import { readFields, wordsIn, type Paper } from './paper.ts'
import type { PaperName, Says } from './says.ts'
import { sevisReceipt } from './sevis-receipt.ts'

/** Papers name each other: the more particular first. */
const papers: readonly Paper[] = [ds160, i20Form, appointment, sevisReceipt, loanLetter, bankLetter, admissionLetter]

export type ReadPaper =
  | { kind: 'read'; paper: PaperName; says: Says }
  /** A picture of a paper: it has to be typed. */
  | { kind: 'no-words' }
  | { kind: 'another-paper' }

/** Fewer letters than this are a stamp on a picture. */
const fewestLetters = 40

export function readPaper(pages: readonly Page[]): ReadPaper {
  const words = wordsIn(pages)
  if (words.text.replaceAll(/[\s|]/g, '').length < fewestLetters) return { kind: 'no-words' }
  const paper = papers.find(({ isIt }) => isIt(words))
  return paper === undefined
    ? { kind: 'another-paper' }
    : { kind: 'read', paper: paper.name, says: readFields(paper, pages) }
}
