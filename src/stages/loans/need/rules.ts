// How much to borrow: what the studies cost by the I-20, less the money that is there, year by year. Our estimate.
import type { Says } from '#src/features/passport-profile/papers/rules.ts'
import { centsFor, paiseFor, type Rate } from '#src/features/exchange/cost/rules.ts'
import type { FundTyped } from '#src/features/money/rules.ts'
import { parseDay } from '#src/values/dates.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { dollars, parseMoney, rupees, sum, type Currency, type Money } from '#src/values/money.ts'
import * as copy from './copy.ts'

/** As typed; what is empty is not known, or nothing. */
export type NeedTyped = {
  /** In dollars: the first year, as the I-20 has it; a later one, where it differs. */
  costYear: string
  costLater: string
  /** How long the programme takes. */
  months: string
  /** In rupees, for all years together. */
  ownFunds: string
  /** In dollars, each year. */
  scholarship: string
  /** By how many percent a dollar may cost more until it is paid. */
  margin: string
}

export const noNeed: NeedTyped = {
  costYear: '',
  costLater: '',
  months: '',
  ownFunds: '',
  scholarship: '',
  margin: '',
}

export const margins = ['0', '5', '10'] as const
export type Margin = (typeof margins)[number]
export const marginOf = (typed: string): Margin => margins.find(one => one === typed) ?? '0'

/** More is a slip of the fingers: a million dollars a year, ten crore rupees. */
const most = { USD: 1_000_000_00, INR: 10_00_00_000_00 } as const
const mostMonths = 72

const amountIn = (currency: 'USD' | 'INR', typed: string): Money | undefined => {
  const amount = parseMoney(currency, typed)
  return amount !== undefined && amount.minor <= most[currency] ? amount : undefined
}

const wrongAmount = (currency: 'USD' | 'INR', typed: string, message: string): string | false =>
  typed.trim() !== '' && amountIn(currency, typed) === undefined && message

const monthsIn = (typed: string): number | undefined => {
  const text = typed.trim()
  return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= mostMonths ? Number(text) : undefined
}

export const checkNeed = ({ costYear, costLater, months, ownFunds, scholarship, margin }: NeedTyped): Messages =>
  messages({
    costYear: wrongAmount('USD', costYear, copy.wrong.dollars),
    costLater: wrongAmount('USD', costLater, copy.wrong.dollars),
    months: months.trim() !== '' && monthsIn(months) === undefined && copy.wrong.months,
    ownFunds: wrongAmount('INR', ownFunds, copy.wrong.rupees),
    scholarship: wrongAmount('USD', scholarship, copy.wrong.dollars),
    margin: margin !== '' && !margins.some(one => one === margin) && copy.wrong.margin,
  })

/** What the I-20 says, where nothing else was typed. */
export function withI20(typed: NeedTyped, i20: Says): NeedTyped {
  const cents = Number(i20.costYear1 ?? '')
  const months = monthsBetween(i20.programmeStart ?? '', i20.programmeEnd ?? '')
  return {
    ...typed,
    costYear: typed.costYear === '' && Number.isSafeInteger(cents) && cents > 0 ? asTyped(cents) : typed.costYear,
    months: typed.months === '' && months !== undefined ? String(months) : typed.months,
  }
}

const asTyped = (cents: number): string => String(cents / 100)

/** Rounded to whole months; undefined unless both days are known and in their order. */
export function monthsBetween(start: string, end: string): number | undefined {
  const [from, until] = [parseDay(start), parseDay(end)]
  if (from === undefined || until === undefined) return undefined
  const { months, days } = from.until(until, { largestUnit: 'months' })
  const rounded = months + (days >= 15 ? 1 : 0)
  return rounded >= 1 && rounded <= mostMonths ? rounded : undefined
}

/** Each year of the programme as a part of one: a last one of six months or less is half a year. The first is whole. */
export function yearsIn(months: number): (1 | 0.5)[] {
  const whole = Math.max(1, Math.floor(months / 12))
  const rest = Math.max(0, months - whole * 12)
  return [
    ...Array.from({ length: whole }, (): 1 => 1),
    ...(rest === 0 ? [] : [rest <= 6 ? (0.5 as const) : (1 as const)]),
  ]
}

export type NeedYear = {
  year: number
  share: 1 | 0.5
  cost: Money
  scholarship: Money
  /** What is left to pay, in rupees, and by whom. */
  left: Money
  own: Money
  loan: Money
}

export type Need = {
  years: readonly NeedYear[]
  /** Of all years: each the sum of the rows. */
  cost: Money
  loan: Money
  /** What a dollar is counted as: the rate of the day with the margin. */
  countedRate: Rate
}

/** What was typed and is an amount above nothing, each in its currency. */
export function amountsIn({ costYear, ownFunds, scholarship }: NeedTyped) {
  const above = (currency: 'USD' | 'INR', typed: string) => {
    const amount = amountIn(currency, typed)
    return amount !== undefined && amount.minor > 0 ? amount : undefined
  }
  return {
    costYear: above('USD', costYear),
    ownFunds: above('INR', ownFunds),
    scholarship: above('USD', scholarship),
  }
}

/** What the ledger has: it stands before what was typed here, as it does there. Of a scholarship, what comes within a year of its first part. */
export function fundsIn(
  inLedger: readonly FundTyped[],
  rate: Rate,
): { ownFunds: Money | undefined; scholarship: Money | undefined } {
  const [own, given] = [ofKind(inLedger, 'own'), ofKind(inLedger, 'scholarship')]
  const [first] = given.map(({ on }) => on).toSorted()
  const end = first && Temporal.PlainDate.from(first).add({ years: 1 }).toString()
  const ofYear = given.filter(({ on }) => end !== undefined && on < end)
  return {
    ownFunds: own.length === 0 ? undefined : sum('INR', own.map(inCurrency('INR', rate))),
    scholarship: ofYear.length === 0 ? undefined : sum('USD', ofYear.map(inCurrency('USD', rate))),
  }
}

const ofKind = (funds: readonly FundTyped[], wanted: FundTyped['kind']) => funds.filter(({ kind }) => kind === wanted)

const inCurrency =
  (wanted: Currency, rate: Rate) =>
  ({ amount }: FundTyped): Money => {
    if (amount.currency === wanted) return amount
    return wanted === 'INR' ? rupees(paiseFor(amount.minor, rate)) : dollars(centsFor(amount.minor, rate))
  }

/** Undefined while the cost of a year or the length of the programme is not known. */
export function needOf(typed: NeedTyped, rate: Rate, inLedger: readonly FundTyped[] = []): Need | undefined {
  const [first, months] = [amountIn('USD', typed.costYear)?.minor, monthsIn(typed.months)]
  if (first === undefined || first === 0 || months === undefined || Object.keys(checkNeed(typed)).length > 0)
    return undefined
  const later = amountIn('USD', typed.costLater)?.minor ?? first
  const known = fundsIn(inLedger, rate)
  const scholarship = (known.scholarship ?? amountIn('USD', typed.scholarship))?.minor ?? 0
  const countedRate = Math.round((rate * (100 + Number(marginOf(typed.margin)))) / 100)
  let funds = (known.ownFunds ?? amountIn('INR', typed.ownFunds))?.minor ?? 0
  const years = yearsIn(months).map((share, index): NeedYear => {
    const cost = Math.round((index === 0 ? first : later) * share)
    const given = Math.min(cost, Math.round(scholarship * share))
    const left = paiseFor(cost - given, countedRate)
    // One's own money is used first: what is borrowed later bears less interest.
    const own = Math.min(left, funds)
    funds -= own
    return {
      year: index + 1,
      share,
      cost: dollars(cost),
      scholarship: dollars(given),
      left: rupees(left),
      own: rupees(own),
      loan: rupees(left - own),
    }
  })
  return {
    years,
    cost: sum(
      'USD',
      years.map(({ cost }) => cost),
    ),
    loan: sum(
      'INR',
      years.map(({ loan }) => loan),
    ),
    countedRate,
  }
}

/** What so many rupees are in dollars at a rate. */
export const dollarsFor = ({ minor }: Money, rate: Rate): Money => dollars(centsFor(minor, rate))

const quarterLakh = 25_000_00
const lakh = 100_000_00

/** The least that the application can ask for and that covers it: quarters of a lakh, from one lakh on; nothing where no loan is needed. */
export function lakhsToAsk({ minor }: Money): string | undefined {
  if (minor <= 0) return undefined
  const covered = Math.max(lakh, Math.ceil(minor / quarterLakh) * quarterLakh)
  return String(covered / lakh)
}
