// What of a payment goes back once an insurance is ended, by the rule that was shown before it was paid.
import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'

/** Published with each plan, and kept with each purchase. */
export type RefundRule = {
  /** All goes back where the insurance is ended at most so many days after the university refused the waiver. */
  refusedWithinDays: number
}

/** Why that much goes back. */
export const refundGrounds = ['before-cover', 'waiver-refused', 'days-left'] as const

export type RefundDue = {
  ground: (typeof refundGrounds)[number]
  /** In whole minor units, as it was paid. */
  due: number
  kept: number
  /** Of the cover: all its days, and those after the one on which it is ended. */
  days: number
  daysLeft: number
  /** When they asked for it, where that was before the day on which it was ended: then it is the day that counts. */
  askedOn: string | null
}

/** Of all payments for one insurance. */
export type AllDue = { paid: number; due: number; why: string }

/** What of a purchase decides how much of a payment goes back. */
export type RefundTerms = {
  paid: number
  coverageStart: string
  coverageEnd: string
  /** The day on which a refusal was noted that still holds. */
  refusedOn: string | null
  rule: RefundRule
}

/** The day on which the desk ends the insurance, and the one on which the student asked for that. */
export type Ending = { endedOn: string; askedOn: string | null }

/** A slow desk costs the student nothing: the day on which they asked counts, and never a later one than the desk's. */
export function refundDue(
  { paid, coverageStart, coverageEnd, refusedOn, rule }: RefundTerms,
  ending: Ending,
): RefundDue {
  const askedOn = ending.askedOn !== null && ending.askedOn < ending.endedOn ? ending.askedOn : null
  const last = askedOn ?? ending.endedOn
  const days = daysBetween(coverageStart, coverageEnd) + 1
  const daysLeft = Math.min(Math.max(daysBetween(last, coverageEnd), 0), days)
  const all = { due: paid, kept: 0, days, daysLeft, askedOn }
  if (last < coverageStart) return { ground: 'before-cover', ...all }
  if (refusedOn !== null && daysBetween(refusedOn, last) <= rule.refusedWithinDays) {
    return { ground: 'waiver-refused', ...all }
  }
  // Half a minor unit goes to the student. Whole numbers all the way, so that nothing is lost to fractions.
  const due = Math.floor((2 * paid * daysLeft + days) / (2 * days))
  return { ground: 'days-left', due, kept: paid - due, days, daysLeft, askedOn }
}

/** Of all payments for one insurance; undefined where no rule was kept with it, or nothing was paid. */
export function sumDue(dues: readonly RefundDue[]): { paid: number; due: number; first: RefundDue } | undefined {
  const [first] = dues
  return first && { paid: sum(dues.map(({ due, kept }) => due + kept)), due: sum(dues.map(({ due }) => due)), first }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)

/** The last day on which all of it goes back, once the university has refused the waiver. */
export function allBackUntil({ coverageStart, refusedOn, rule }: RefusedCover): string {
  const [beforeCover, refused] = [
    Temporal.PlainDate.from(coverageStart).subtract({ days: 1 }).toString(),
    Temporal.PlainDate.from(refusedOn).add({ days: rule.refusedWithinDays }).toString(),
  ]
  return beforeCover > refused ? beforeCover : refused
}

type RefusedCover = Pick<RefundTerms, 'coverageStart' | 'rule'> & { refusedOn: string }

const daysBetween = (from: string, until: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(until)).days

export const longestWhy = 500

/** Whoever sends less than what is left says why: its owner reads it. */
export const checkWhy = ({ amount, left, why }: { amount: number; left: number; why: string }): Messages =>
  messages({ why: amount < left && textProblem(why, { required: whyRequired, most: longestWhy }) })

// Insurance money that goes back: what the desk reads.
export const isDue = 'Some of this payment goes back by its rule, so it can’t be kept whole.'
export const notSent = 'Nothing of it was sent back yet.'
export const amountWrong = 'Please enter an amount, such as 120.50.'
const whyRequired = 'Please write why not all of it goes back, in words that the student reads.'

export const screen = {
  title: 'Insurance refunds',
  words:
    'Paid on a page that was left open, for what was given up, or ended by us: all of it goes back, or what the rule of the purchase says.',
  none: 'Nothing to send back',
  noneText: 'A payment that is to go back appears here immediately.',
  toSend: 'To send back',
  amount: 'Amount to send back',
  why: 'Why not all of it goes back',
  whyHint: 'The student reads it as you write it. It stays empty where all of it goes back.',
  byRule: (due: string, why: string): string => `By the rule of this purchase ${due} goes back. ${why}`,
  send: 'Send it back',
  keepWhy: 'Why nothing goes back',
  keepAll: 'Nothing goes back',
  keepTitle: 'Nothing goes back',
  keep: 'Nothing goes back: write so',
  keepHint: 'The student gets it in a letter as you write it.',
  kept: 'Decided. The student has the letter.',
  sendAllTheSame: 'Send something back all the same',
  close: 'Nothing more goes back',
  closed: 'Closed.',
  sure: 'The money leaves immediately and can’t be called back.',
} as const

/** The letter to who paid. */
export const keptLetter = (paid: string, plan: string, why: string) => ({
  title: `Nothing of your ${paid} goes back`,
  body: `You paid ${paid} for ${plan}. Our team decided that nothing of it goes back: ${why}`,
})
