// The ledger: what the journey costs, row by row. Nothing of it is stored but what was paid and what the student typed.
import { centsFor, paiseFor, type Rate } from '#src/features/exchange/cost/rules.ts'
import type { Source } from '#src/journey/guide.ts'
import type { Thing } from '#src/plan/things.ts'
import { dollars, rupees, type Money } from '#src/values/money.ts'
import { costKinds, phases, type Area, type CostKind, type FundKind, type Phase } from './kinds/rules.ts'

/** A payment, or one that is to come. */
export type Cost = {
  /** Its own name for good: 'known.sevisFee', 'bill.…', 'entry.…'. */
  id: string
  kind: CostKind
  what: string
  payee: string
  /** As it is asked for; nothing where nobody knows it yet. */
  amount: Money | null
  /** The rupees that left, of what is paid in dollars. */
  paidPaise: number | null
  /** The day it is to be paid, or was. */
  on: string | null
  isDayEstimated: boolean
  isPaid: boolean
  /** Asked for in this very amount: a bill, or a fee that the law fixes. */
  isFixed: boolean
  /** Enacted or proposed, and not known to be collected: in no total. */
  mayCome: boolean
  /** What came back of it, in its own currency. */
  returned: number
  back: { until: string | null; how: string } | null
  /** Where the receipt is read. */
  receipt: string | null
  /** What it is called by where a card page of ours takes it, also from somebody else. */
  bill: { purpose: string; reference: string } | null
  /** What belongs together, such as a deposit and the bills that follow it; null where its kind says enough. */
  matter: string | null
  /** The step in which it is paid. */
  step: string | null
  /** What of the facts it is known from. */
  source: Source | null
  origin: 'safar' | 'own' | 'known'
}

/** Its day is the plan's day of the thing, and it is paid once that is done. */
export type FoundCost = Cost & { thing?: Thing }

/** What a row says unless it says otherwise. */
export const plainCost = {
  paidPaise: null,
  on: null,
  isDayEstimated: false,
  isPaid: false,
  isFixed: false,
  mayCome: false,
  returned: 0,
  back: null,
  receipt: null,
  bill: null,
  matter: null,
  step: null,
  source: null,
} as const satisfies Partial<Cost>

export const costStates = ['paid', 'due', 'likely', 'may-come', 'unknown'] as const
export type CostState = (typeof costStates)[number]

export function stateOf({ mayCome, isPaid, isFixed, amount }: Cost): CostState {
  if (mayCome) return 'may-come'
  if (amount === null) return 'unknown'
  if (isPaid) return 'paid'
  return isFixed ? 'due' : 'likely'
}

/** Rupees for a dollar between banks, in ten-thousandths. */
export type DayRate = Rate

/** What a row counts for, less what came back, in both currencies: each row says what its totals are made of. */
export type Counted = { paise: number; cents: number }

export function countedOf({ amount, paidPaise, isPaid, returned }: Cost, rate: DayRate): Counted {
  if (amount === null) return { paise: 0, cents: 0 }
  const minor = amount.minor - returned
  if (amount.currency === 'INR') return { paise: minor, cents: centsFor(minor, rate) }
  // Of what was paid in dollars the rupees that left stay as they were, whatever a dollar costs today.
  if (isPaid && paidPaise !== null && amount.minor !== 0)
    return { paise: Math.round((paidPaise * minor) / amount.minor), cents: minor }
  return { paise: paiseFor(minor, rate), cents: minor }
}

/** Days by which totals end; nothing where the plan doesn't know one. */
export type Ends = { interview: string | null; landing: string | null; yearEnd: string | null }

export function phaseOf({ kind, on }: Cost, { interview, landing, yearEnd }: Ends): Phase {
  const asUsual = costKinds[kind].phase
  if (on === null) return asUsual
  if (interview !== null && on <= interview && !isOfYear(kind)) return 'visa'
  // A year's living is spent over the year, whenever the first of its tuition is due.
  if (isOfYear(kind)) return yearEnd !== null && on > yearEnd ? 'later' : 'year'
  if (landing !== null && on <= landing) return interview === null ? earlier(asUsual, 'landing') : 'landing'
  if (yearEnd !== null && on <= yearEnd) return landing === null ? earlier(asUsual, 'year') : 'year'
  return yearEnd === null ? asUsual : 'later'
}

const isOfYear = (kind: CostKind): boolean => kind === 'firstYear'

/** Where the day that ends a phase isn't known, what is usual decides between it and the next. */
const earlier = (one: Phase, other: Phase): Phase => (phases.indexOf(one) < phases.indexOf(other) ? one : other)

export type Row = Cost & Counted & { state: CostState; phase: Phase; area: Area }

export const rowsOf = (costs: readonly Cost[], rate: DayRate, ends: Ends): Row[] =>
  costs
    .map(cost => ({
      ...cost,
      ...countedOf(cost, rate),
      state: stateOf(cost),
      phase: phaseOf(cost, ends),
      area: costKinds[cost.kind].area,
    }))
    .toSorted(
      (one, other) => (one.on ?? '9999').localeCompare(other.on ?? '9999') || one.what.localeCompare(other.what),
    )

/** What is in no sum: what may come, and what has no amount. */
export const isCounted = ({ state }: Pick<Row, 'state'>): boolean => state !== 'may-come' && state !== 'unknown'

/** Its amount or its day is a guess of ours, and nobody typed it. */
export const isEstimate = ({ state, origin, isDayEstimated }: Row): boolean =>
  (state === 'likely' && origin !== 'own') || (state !== 'paid' && isDayEstimated)

/** What is to be paid first, from today on: their order is that of the rows. */
export const dueNext = (rows: readonly Row[], today: string): Row[] =>
  aheadIn(rows)
    .filter(({ on }) => on !== null && on >= today)
    .slice(0, 3)

/** What is to be paid and has an amount. */
export const aheadIn = (rows: readonly Row[]): Row[] => rows.filter(row => isCounted(row) && row.state !== 'paid')

export const sumOf = (rows: readonly Row[]): Counted => ({
  paise: rows.filter(isCounted).reduce((sum, { paise }) => sum + paise, 0),
  cents: rows.filter(isCounted).reduce((sum, { cents }) => sum + cents, 0),
})

/**
 * A sum, what of it is still to be paid, what it leaves out because nobody knows its amount, and `notYet`, what a part of
 * may be asked for earlier than it counts: tuition and living of the first year are one sum.
 */
export type Total = Counted & { left: Counted; leftOut: readonly string[]; notYet: readonly string[] }

/** To the visa, to landing, and to the end of the first year: each has all that comes before it. */
export const totalsOf = (rows: readonly Row[]): Record<'visa' | 'landing' | 'year', Total> => {
  const upTo = (last: Phase) => {
    const own = rowsUpTo(rows, last)
    return {
      ...sumOf(own),
      left: sumOf(own.filter(({ state }) => state !== 'paid')),
      leftOut: own.filter(({ state }) => state === 'unknown').map(({ what }) => what),
      notYet: rows
        .filter(row => isOfYear(row.kind) && row.phase === 'year' && last !== 'year' && isCounted(row))
        .map(({ what }) => what),
    }
  }
  return { visa: upTo('visa'), landing: upTo('landing'), year: upTo('year') }
}

export const rowsUpTo = (rows: readonly Row[], last: Phase): Row[] =>
  rows.filter(({ phase }) => phases.indexOf(phase) <= phases.indexOf(last))

export type OfArea = { area: Area; sum: Counted; hasEstimate: boolean }

export const byArea = (rows: readonly Row[]): OfArea[] =>
  [...Map.groupBy(rows.filter(isCounted), ({ area }) => area)]
    .map(([area, own]) => ({ area, sum: sumOf(own), hasEstimate: own.some(isEstimate) }))
    .filter(({ sum }) => sum.paise > 0)
    .toSorted((one, other) => other.sum.paise - one.sum.paise)

/** Money that is there, or comes on a day. */
export type Fund = {
  id: string
  kind: FundKind
  what: string
  amount: Money
  on: string
  isDayEstimated: boolean
  /** Where it was typed or accepted, unless it was typed in the ledger. */
  from: Place | null
}
export type Place = { what: string; href: string }

/** What of money that was typed in the ledger is no words. */
export type FundTyped = Pick<Fund, 'kind' | 'amount' | 'on'>

/** Of money that was typed in the ledger. */
export const typedHere = { isDayEstimated: false, from: null } as const satisfies Partial<Fund>

/** Money that a module knows of: it comes on the plan's day of the thing. */
export type FoundFund = Omit<Fund, 'on' | 'isDayEstimated' | 'from'> & { on: string | null; thing?: Thing; from: Place }

/** What a year costs, as it was typed somewhere, in cents. */
export type YearCost = { cents: number; from: Place }

/** What the student typed of a kind stands before what a module knows of it. Money of which nobody knows the day counts from today. */
export function fundsOf(
  typed: readonly Fund[],
  found: readonly FoundFund[],
  dayOf: (thing: Thing) => string | undefined,
  today: string,
): Fund[] {
  const kinds = new Set(typed.map(({ kind }) => kind))
  const others = found
    .filter(({ kind }) => !kinds.has(kind))
    .map(({ thing, on, ...fund }) => ({
      ...fund,
      on: on ?? (thing && dayOf(thing)) ?? today,
      isDayEstimated: on === null,
    }))
  return [...typed, ...others].toSorted((one, other) => one.on.localeCompare(other.on))
}

export type Month = {
  /** '2027-08'. */
  month: string
  comes: number
  goes: number
  /** What is left of all that was there, at its end. */
  left: number
  /** Which kinds of money come in it. */
  kinds: readonly FundKind[]
  /** What goes is partly a guess; so is what is left, from the first guess on. */
  isGoesEstimated: boolean
  isLeftEstimated: boolean
  /** What is paid later than its day counts in the month of today. */
  rows: readonly Row[]
}

export type Course = {
  months: readonly Month[]
  /** The first of the months with the least left. */
  lowest: Month | undefined
  /** Paid before the first of the money that was typed was there: it was paid from it no more. */
  before: readonly Row[]
  /** To be paid on a day that nobody knows yet. */
  undated: readonly Row[]
}

const monthOf = (day: string): string => day.slice(0, 7)

/** Month by month, in rupees: what comes, what goes, and what is left. */
export function courseOf(rows: readonly Row[], funds: readonly Fund[], today: string, rate: DayRate): Course {
  const start = funds.map(({ on }) => on).toSorted()[0] ?? today
  const counted = rows.filter(isCounted)
  const before = counted.filter(({ state, on }) => state === 'paid' && (on === null || on < start))
  const undated = counted.filter(({ state, on }) => state !== 'paid' && on === null)
  const dated = counted.flatMap(row => {
    if (row.on === null || before.includes(row)) return []
    return { row, month: monthOf(row.state === 'paid' || row.on > today ? row.on : today) }
  })
  const incoming = funds.map(fund => ({ paise: paiseOf(fund.amount, rate), month: monthOf(fund.on), fund }))
  const named = [...dated, ...incoming].map(({ month }) => month).toSorted()
  const [first, last] = [named[0], named.at(-1)]
  if (first === undefined || last === undefined) return { months: [], lowest: undefined, before, undated }
  let left = 0
  let isLeftEstimated = false
  const months = monthsBetween(first, last).map(month => {
    const own = dated.filter(one => one.month === month).map(({ row }) => row)
    const there = incoming.filter(one => one.month === month)
    const comes = there.reduce((sum, { paise }) => sum + paise, 0)
    const goes = own.reduce((sum, { paise }) => sum + paise, 0)
    const isGoesEstimated = own.some(isEstimate)
    const kinds = [...new Set(there.map(({ fund }) => fund.kind))]
    left += comes - goes
    isLeftEstimated ||= isGoesEstimated || there.some(({ fund }) => fund.isDayEstimated)
    return { month, comes, goes, left, kinds, isGoesEstimated, isLeftEstimated, rows: own }
  })
  const least = Math.min(...months.map(month => month.left))
  return { months, lowest: months.find(month => month.left === least), before, undated }
}

export const paiseOf = ({ currency, minor }: Money, rate: DayRate): number =>
  currency === 'INR' ? minor : paiseFor(minor, rate)

function monthsBetween(first: string, last: string): string[] {
  const months: string[] = []
  let month = Temporal.PlainYearMonth.from(first)
  while (month.toString() <= last) {
    months.push(month.toString())
    month = month.add({ months: 1 })
  }
  return months
}

/** Words for a table and a file. */
export const asMoney = ({ paise, cents }: Counted): { inr: Money; usd: Money } => ({
  inr: rupees(paise),
  usd: dollars(cents),
})
