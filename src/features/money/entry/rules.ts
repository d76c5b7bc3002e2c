// A payment, or money that is there, as a student types it.
import { parseDay } from '#src/values/dates.ts'
import { isNear } from '#src/values/near-days.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { parseMoney, type Currency, type Money } from '#src/values/money.ts'
import { textProblem } from '#src/values/visible-text.ts'
import { isCostKind, isFundKind, typedKinds, type CostKind, type FundKind } from '../kinds/rules.ts'
import { wrong } from '../copy.ts'

export type EntryTyped = {
  kind: string
  what: string
  payee: string
  currency: Currency
  amount: string
  on: string
  isPaid: boolean
  /** Rupees, of what was paid in dollars. */
  paidRupees: string
  backUntil: string
  backHow: string
  /** One of the student's own papers, by its id. */
  receipt: string
}

export const blankEntry: EntryTyped = {
  kind: '',
  what: '',
  payee: '',
  currency: 'INR',
  amount: '',
  on: '',
  isPaid: false,
  paidRupees: '',
  backUntil: '',
  backHow: '',
  receipt: '',
}

/** Ten crore rupees, or a million dollars. */
const most: Readonly<Record<Currency, number>> = { INR: 10_00_00_000_00, USD: 1_000_000_00 }

export const amountOf = (currency: Currency, typed: string): Money | undefined => {
  const amount = parseMoney(currency, typed)
  return amount !== undefined && amount.minor > 0 ? amount : undefined
}

export const amountProblem = (currency: Currency, typed: string): string | false => {
  const amount = amountOf(currency, typed)
  if (amount === undefined) return wrong.amount
  return amount.minor > most[currency] && wrong.tooMuch
}

/** Of one student. */
export const mostEntries = 400

export const entryDayProblem = (typed: string, today: string): string | false => {
  const day = parseDay(typed)
  return (day === undefined || !isNear(day, Temporal.PlainDate.from(today))) && wrong.day
}

/** What is marked as paid was paid on the day that was planned, or today where that day is still ahead. */
export const dayPaid = (planned: string | null, today: string): string =>
  planned !== null && planned <= today ? planned : today

export const isTypedKind = (kind: string): kind is CostKind | FundKind =>
  isFundKind(kind) || (isCostKind(kind) && typedKinds.some(typed => typed === kind))

export function checkEntry(typed: EntryTyped, today: string): Messages {
  const isFund = isFundKind(typed.kind)
  const needsDay = isFund || typed.isPaid
  const isAhead = typed.isPaid && (parseDay(typed.on)?.toString() ?? '') > today
  return messages({
    kind: !isTypedKind(typed.kind) && wrong.kind,
    what: textProblem(typed.what, { required: wrong.what, most: 120 }),
    payee: textProblem(typed.payee, { most: 120 }),
    amount: amountProblem(typed.currency, typed.amount),
    on:
      typed.on === ''
        ? needsDay && (isFund ? wrong.day : wrong.paidDay)
        : entryDayProblem(typed.on, today) || (isAhead && wrong.paidDay),
    paidRupees: typed.paidRupees !== '' && amountProblem('INR', typed.paidRupees),
    backUntil: typed.backUntil !== '' && entryDayProblem(typed.backUntil, today),
    backHow: textProblem(typed.backHow, { most: 300 }),
  })
}
