// What a lender types, and what is wrong with it.
import { checkTimes, type TypedTimes } from '#src/features/appointments/rules.ts'
import { parseDay } from '#src/values/dates.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'
import { isLakhs } from '../application/rules.ts'
import { banksClosed } from '../meetings/rules.ts'
import { rateKinds, type RateKind } from '../offers/rules.ts'
import * as copy from './copy.ts'

/** As typed: percent, lakhs, months. */
export type TypedOffer = {
  rate: string
  amount: string
  moratoriumMonths: string
  instalments: string
  fee: string
  rateKind: string
  /** As the lender's Key Fact Statement says it; empty where there is none. */
  statedApr: string
}

export const checkOffer = ({
  rate,
  amount,
  moratoriumMonths,
  instalments,
  fee,
  rateKind,
  statedApr,
}: TypedOffer): Messages =>
  messages({
    rateKind: rateKindIn(rateKind) === undefined && copy.rateKindRequired,
    rate: !isPercent(rate, 1, 30) && copy.rateInvalid,
    amount: !isLakhs(amount) && copy.amountInvalid,
    moratoriumMonths: !isWhole(moratoriumMonths, 0, 60) && copy.monthsInvalid,
    instalments: !isWhole(instalments, 12, 240) && copy.instalmentsInvalid,
    fee: !isPercent(fee, 0, 10) && copy.feeInvalid,
    statedApr: statedApr.trim() !== '' && !isPercent(statedApr, 1, 40) && copy.aprInvalid,
  })

const rateKindIn = (typed: string): RateKind | undefined => rateKinds.find(kind => kind === typed)

const isWhole = (typed: string, least: number, most: number): boolean =>
  /^\d{1,3}$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most

const isPercent = (typed: string, least: number, most: number): boolean =>
  /^\d{1,2}(\.\d{1,2})?$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most

const lakh = 10_000_000

/** What was checked, as it is kept. */
export const readOffer = ({ rate, amount, moratoriumMonths, instalments, fee, rateKind, statedApr }: TypedOffer) => ({
  rateKind: rateKindIn(rateKind) ?? null,
  rate: Math.round(Number(rate) * 100),
  amount: Math.round(Number(amount) * lakh),
  moratoriumMonths: Number(moratoriumMonths),
  instalments: Number(instalments),
  fee: Math.round(Number(fee) * 100),
  statedApr: statedApr.trim() === '' ? null : Math.round(Number(statedApr) * 100),
})

const longestWords = 2000

export const checkAsk = ({ question, dueOn }: { question: string; dueOn: string }, today: string): Messages => {
  const due = parseDay(dueOn)
  return messages({
    question: textProblem(question, { required: copy.questionRequired, most: longestWords }),
    dueOn: (due === undefined || due.toString() <= today) && copy.dayInAdvance,
  })
}

export const checkReason = ({ reason }: { reason: string }): Messages =>
  messages({ reason: textProblem(reason, { required: copy.reasonRequired, most: longestWords }) })

/** 'new' until the bank has said anything; what happened last counts. */
export const states = [
  'new',
  'asked',
  'answered',
  'offered',
  'accepted',
  'elsewhere',
  'declined',
  'taken-back',
] as const
export type State = (typeof states)[number]

export type Standing = {
  isDeclined: boolean
  isTakenBack: boolean
  hasOffer: boolean
  isAccepted: boolean
  isAcceptedElsewhere: boolean
  openAsks: number
  /** Since the offer was made or last changed, where there is one. */
  answeredAsks: number
}

export function stateOf({
  isDeclined,
  isTakenBack,
  hasOffer,
  isAccepted,
  isAcceptedElsewhere,
  ...asks
}: Standing): State {
  if (isAccepted) return 'accepted'
  if (isDeclined) return 'declined'
  if (isTakenBack) return 'taken-back'
  if (isAcceptedElsewhere) return 'elsewhere'
  if (asks.openAsks > 0) return 'asked'
  if (asks.answeredAsks > 0) return 'answered'
  return hasOffer ? 'offered' : 'new'
}

/** Nothing is offered or asked any more. */
export const isSettled = (state: State): boolean => state === 'accepted' || isOver(state)

/** The bank can't open the application any more. */
export const isOver = (state: State): boolean => state === 'elsewhere' || state === 'declined' || state === 'taken-back'

/** Those that wait for the bank. */
export const waitsForBank = (state: State): boolean => state === 'new' || state === 'answered'

const timeWords = {
  day: copy.dayRequired,
  closed: copy.dayClosed,
  time: copy.timesRequired,
  order: copy.spanInvalid,
} as const

export const checkSpan = (typed: TypedTimes): Messages => checkTimes(typed, banksClosed, timeWords)
