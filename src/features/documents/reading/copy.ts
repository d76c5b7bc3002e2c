// What is said where a paper is read on the student's device.
import type { PaperName } from '#src/reading/says.ts'

export const staysHere = 'The PDF is read on this device. Nothing of it is sent; you say what is kept.'

export const failed = {
  'no-words': 'This PDF is a picture without words, as a scanner makes it. Please type what it says.',
  'another-paper': 'This does not look like a Form I-20. Please choose the PDF that your university sent.',
  locked: 'This PDF is locked with a password. Save it without one, or type what it says.',
  unreadable: 'We could not open this PDF. Download it once more, or type what it says.',
  'too-long': 'This PDF takes too long to read. Please type what it says.',
} as const

/** As a sentence names it. */
export const papers = {
  'i-20': 'an I-20',
  'ds-160-confirmation': 'a DS-160 confirmation',
  'sevis-receipt': 'a SEVIS fee receipt',
  'appointment-confirmation': 'an appointment confirmation',
  'admission-letter': 'an admission letter',
  'loan-letter': 'a loan sanction letter',
  'bank-letter': 'a bank letter',
} as const satisfies Record<PaperName, string>

const without = (paper: string): string => paper.replace(/^an? /, '')

/** 'an I-20, a loan sanction letter or a bank letter' */
const oneOf = (awaited: readonly PaperName[]): string =>
  new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(awaited.map(paper => papers[paper]))

const only = (awaited: readonly PaperName[]): string | undefined => {
  const [first, second] = awaited
  return first === undefined || second !== undefined ? undefined : without(papers[first])
}

export const choose = (awaited: readonly PaperName[]): string => `Choose the ${only(awaited) ?? 'paper'} (PDF)`
export const reading = (awaited: readonly PaperName[]): string => `Reading your ${only(awaited) ?? 'paper'} …`

/** Where it was read, and is none of those that are asked for here. */
export const another = (awaited: readonly PaperName[], seen: PaperName): string =>
  `This looks like ${papers[seen]}. Here we need ${oneOf(awaited)}: please choose that PDF.`

export const unknown = (awaited: readonly PaperName[]): string =>
  only(awaited) === 'I-20'
    ? failed['another-paper']
    : `This does not look like ${oneOf(awaited)}. Please choose another PDF, or type what it says.`
