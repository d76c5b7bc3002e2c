// Which paper it is, and what it says. Pure: nothing of it leaves where it is read.
import { admissionLetter } from './admission-letter.ts'
import { appointment } from './appointment.ts'
import { bankLetter } from './bank-letter.ts'
import { ds160 } from './ds160.ts'
import { i20Form } from './i20-form.ts'
import type { Page } from './labels.ts'
import { loanLetter } from './loan-letter.ts'
import { readFields, wordsIn, type Paper } from './paper.ts'
import { saysNames, type PaperName, type Says, type SaysName } from './says.ts'
import { sevisReceipt } from './sevis-receipt.ts'

/** Papers name each other: the more particular first. */
const papers: readonly Paper[] = [ds160, i20Form, appointment, sevisReceipt, loanLetter, bankLetter, admissionLetter]

export type ReadPaper =
  | { kind: 'read'; paper: PaperName; says: Says }
  /** A picture of a paper: it has to be typed. */
  | { kind: 'no-words' }
  | { kind: 'another-paper' }

/** Of these one is enough: a paper has the name in two parts, or in one line. */
const insteadOf: { readonly [name in SaysName]?: SaysName } = {
  surname: 'studentName',
  givenName: 'studentName',
  studentName: 'surname',
}

/** What is looked for on such a paper and wasn't found. */
export function lacksOf(name: PaperName, says: Says): SaysName[] {
  const fields = papers.find(paper => paper.name === name)?.fields ?? {}
  return saysNames.filter(one => {
    const other = insteadOf[one]
    return (
      one !== 'bornOnInNumbers' &&
      fields[one] !== undefined &&
      says[one] === undefined &&
      (other === undefined || says[other] === undefined)
    )
  })
}

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
