// What of a payment goes back once an insurance is ended, by the rule that was shown before it was paid.
import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'
import { whyRequired } from './copy.ts'

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
}

/** Of all payments for one insurance. */
export type AllDue = { paid: number; due: number; why: string }

type Ended = {
  coverageStart: string
  coverageEnd: string
  /** The day on which the insurance is ended. Its cover lasts until the evening. */
  endedOn: string
  /** The day on which a refusal was noted that still holds. */
  refusedOn: string | null
  rule: RefundRule
}

export function refundDue(paid: number, { coverageStart, coverageEnd, endedOn, refusedOn, rule }: Ended): RefundDue {
  const days = daysBetween(coverageStart, coverageEnd) + 1
  const daysLeft = Math.min(Math.max(daysBetween(endedOn, coverageEnd), 0), days)
  const all = { due: paid, kept: 0, days, daysLeft }
  if (endedOn < coverageStart) return { ground: 'before-cover', ...all }
  if (refusedOn !== null && daysBetween(refusedOn, endedOn) <= rule.refusedWithinDays) {
    return { ground: 'waiver-refused', ...all }
  }
  // Half a minor unit goes to the student. Whole numbers all the way, so that nothing is lost to fractions.
  const due = Math.floor((2 * paid * daysLeft + days) / (2 * days))
  return { ground: 'days-left', due, kept: paid - due, days, daysLeft }
}

/** The last day on which all of it goes back, once the university has refused the waiver. */
export function allBackUntil({ coverageStart, refusedOn, rule }: RefusedCover): string {
  const [beforeCover, refused] = [
    Temporal.PlainDate.from(coverageStart).subtract({ days: 1 }).toString(),
    Temporal.PlainDate.from(refusedOn).add({ days: rule.refusedWithinDays }).toString(),
  ]
  return beforeCover > refused ? beforeCover : refused
}

type RefusedCover = Pick<Ended, 'coverageStart' | 'rule'> & { refusedOn: string }

const daysBetween = (from: string, until: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(until)).days

export const longestWhy = 500

/** Whoever sends less than what is left says why: its owner reads it. */
export const checkWhy = ({ amount, left, why }: { amount: number; left: number; why: string }): Messages =>
  messages({ why: amount < left && textProblem(why, { required: whyRequired, most: longestWhy }) })
