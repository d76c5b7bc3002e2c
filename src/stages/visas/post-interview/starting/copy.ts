// What a further application after a refusal means, keeps and asks for. A fact says where it is from and when it was checked.
import { refusals, refusedPaper } from '#src/features/papers/stated/copy.ts'
import { factsOfPoints, type DatedFact, type DatedPoint, type GuidePoint } from '#src/journey/guide.ts'
import { ordinal, refusedOn } from '#src/stages/visas/rounds/copy.ts'

export const title = 'Apply again'
export const meaningTitle = 'What 214(b) means'
export const meaning: readonly DatedPoint[] = [
  {
    id: 'visas.refusal.214b',
    text: 'The officer was not convinced that you meet the conditions of a student visa, above all that you have ties at home to which you will return.',
    source: refusals,
  },
  {
    id: 'visas.refusal.no-appeal',
    text: 'It cannot be appealed, but you may apply again at any time: with something that was not in the first application, or once your circumstances have changed.',
    source: refusals,
  },
]

/** Where the DS-160 is filled in. */
export const sayRefused = (at: string): string =>
  `Your visa was refused on ${refusedOn(at)}. Under Previous US travel the form asks whether you have ever been refused a US visa: answer Yes, with the year and the section on your letter.`

export const staysTitle = 'What stays'
export const staysPoints: readonly GuidePoint[] = [
  { text: 'Your I-20, unless your university issues a new one. If it does, its SEVIS ID may differ.' },
  {
    text: 'The SEVIS fee, perhaps: check at fmjfee.com whether your payment still counts. Don’t pay twice before you know.',
  },
  { text: 'The transcripts that you read, your mock interview and the rest of your papers.' },
]

export const againTitle = 'What you pay and do again'
export const againPoints: readonly GuidePoint[] = [
  refusedPaper,
  { text: 'Both visits, fingerprints and interview, are booked again with the barcode of the new DS-160.' },
  { text: 'Confirmations, the fee receipt, bank statements and affidavits are new papers in your folder.' },
]

export const reasonLabel = 'Which section does your letter name?'
export const reasonHint = 'It is on the letter that you were given at the window. An advisor who helps you sees it.'
export const reasonNames = { '214b': '214(b)', other: 'Another section', unsure: 'Not sure' } as const
export const reasonRequired = 'Please choose the section, or Not sure.'
export const start = 'Start a new application'
export const startHint =
  'These steps open again, and your plan is made again. What you entered for this application is kept as history.'
export const started = 'Your new application is open. Begin with the DS-160.'

export const historyTitle = 'Earlier applications'
/** 'First application: refused on 12th May 2027.' */
export const past = ({ number, refusedAt }: { number: number; refusedAt: string }): string =>
  `${ordinal(number - 1)} application: refused on ${refusedOn(refusedAt)}.`
export const undo = 'I’m not applying again'
export const undone = 'The new application is taken back. All is as it was.'
export const undoHint = 'You can take the new application back as long as nothing in it is entered.'

export const notRefused = 'A new application begins after a refusal. Say at Post-interview what the officer said.'
export const roundBegun = 'Something in this application is entered already. Take it back first.'

export const history = (number: number, reason: keyof typeof reasonNames): string =>
  `Began the ${ordinal(number).toLowerCase()} visa application after a refusal (${reasonNames[reason]})`

export const markedBefore = (step: string, number: number): string =>
  `Marked as completed in the ${ordinal(number).toLowerCase()} visa application: ${step}`

export const datedFacts: readonly DatedFact[] = factsOfPoints([...meaning, ...againPoints], '/visas/post-interview')
