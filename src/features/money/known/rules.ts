// The payments of nearly every journey. What a stage knows better, and what the student typed, stands in their place.
import { financialYearOf, gstOnConversion, paiseFor, tcsOn } from '#src/features/exchange/cost/rules.ts'
import type { Shown } from '#src/features/plan/shown/rules.ts'
import { things, type Done, type KnownDays, type Thing } from '#src/plan/things.ts'
import { dollars, formatMoney, rupees, sum, type Money } from '#src/values/money.ts'
import type { CostKind } from '../kinds/rules.ts'
import { holderWords } from '../remittances/holders/rules.ts'
import { holdersIn, sentOn, type SentLists } from '../remittances/on-pan/rules.ts'
import { inYear, yearWords, type Sent } from '../remittances/rules.ts'
import {
  countedOf,
  paiseOf,
  plainCost,
  type Cost,
  type DayRate,
  type FoundCost,
  type Fund,
  type Place,
} from '../rules.ts'
import { backs, facts, names, restOfYear, tcsAfter, typedYear, unknownYear } from './copy.ts'

export type Around = {
  days: KnownDays
  done: Done
  /** What the first year costs; null where nobody has said it. */
  year: KnownYear | null
  /** What the student typed, and the last day of the first year. */
  own: readonly Cost[]
  yearEnd: string | null
  funds: readonly Fund[]
  rate: DayRate
  remittances: SentLists
  today: Temporal.PlainDate
}

/** Of the I-20, or typed elsewhere. */
export type KnownYear = { cents: number; from: Place | null }

type Named = keyof typeof names

const foundCost = (kind: Named & CostKind, amount: Money | null, more: Partial<FoundCost> = {}): FoundCost => ({
  ...plainCost,
  ...names[kind],
  id: `known.${kind}`,
  kind,
  amount,
  origin: 'known',
  ...more,
})

export function knownCosts(around: Around): FoundCost[] {
  const year = around.year === null ? null : dollars(around.year.cents)
  return [
    foundCost('test', null, { source: facts.tests.source }),
    foundCost('application', null),
    foundCost('deposit', null, {
      thing: 'deposit',
      back: { until: null, how: backs.deposit },
      source: facts.deposit.source,
    }),
    foundCost('vaccines', null, { thing: 'hepatitisB1' }),
    foundCost('insurance', null, { thing: 'insuranceStart' }),
    foundCost('flight', null, { thing: 'ticket', back: { until: null, how: backs.flight } }),
    foundCost('rentDeposit', null, {
      thing: 'moveIn',
      back: { until: null, how: backs.rentDeposit },
      source: facts.rent.source,
    }),
    ...firstYear(year, around),
    ...(year === null ? [] : sendingCosts(year, around)),
    foundCost('optFee', dollars(70_000_00), { mayCome: true, source: facts.optFee.source }),
  ]
}

/** What the student typed of it stands for itself, and the rest of the year's sum is still to come. */
function firstYear(year: Money | null, around: Around): FoundCost[] {
  const { rate, days } = around
  const typed = typedOfYear(around)
  const what = yearNamed(around.year)
  if (typed.length === 0) return [foundCost('firstYear', year, { what, thing: 'tuitionDue', ...backOfTuition })]
  if (year === null)
    return typed.some(({ kind }) => kind === 'tuition')
      ? []
      : [foundCost('firstYear', null, { what, ...backOfTuition })]
  const rest = year.minor - typed.reduce((sum, cost) => sum + countedOf(cost, rate).cents, 0)
  if (rest <= 0) return []
  const on = dayOfUsual('tuitionDue', days)?.toString() ?? null
  // Paid in parts over the year, so that one day on which tuition is done pays none of it.
  return [
    foundCost('firstYear', dollars(rest), { what: restOfYear, on, isDayEstimated: on !== null, ...backOfTuition }),
  ]
}

const yearNamed = (year: KnownYear | null): string =>
  year === null ? unknownYear : year.from === null ? names.firstYear.what : typedYear(year.from.what)

const typedOfYear = ({ own, yearEnd }: Pick<Around, 'own' | 'yearEnd'>): Cost[] =>
  own.filter(
    ({ kind, on }) => kindsOfYear.some(one => one === kind) && (on === null || yearEnd === null || on < yearEnd),
  )

const backOfTuition = { back: { until: null, how: backs.tuition }, source: facts.tuition.source }

/** What the sum on the I-20 is made of; a deposit counts towards tuition. */
const kindsOfYear = ['tuition', 'deposit', 'living', 'rent'] as const

/**
 * What it costs to send the first year at once: GST on all of it, and TCS on what no loan or scholarship pays, by the rules
 * of one financial year and one PAN, after what was sent on it before. Sent in parts the GST is more, and for a loan of a lender abroad there is TCS as well:
 * the words beside it say so.
 */
function sendingCosts(year: Money, around: Around): FoundCost[] {
  const { funds, rate } = around
  const paid = funds.filter(({ kind }) => kind !== 'own').reduce((sum, { amount }) => sum + paiseOf(amount, rate), 0)
  const converted = rupees(paiseFor(year.minor, rate))
  const own = rupees(Math.max(0, converted.minor - paid))
  const before = sentBefore(around)
  const tcs = tcsOn(own, { fundedBy: 'savings', sentBefore: before.sent })
  return [
    foundCost('gst', gstOnConversion(converted), { thing: 'tuitionSent' }),
    ...(tcs.minor === 0
      ? []
      : [foundCost('tcs', tcs, { thing: 'tuitionSent', back: { until: null, how: `${before.words} ${backs.tcs}` } })]),
  ]
}

/**
 * In the financial year of the tuition, on the PAN on which most was sent: on another the TCS is no more than that. Parts
 * of the first year that were typed as paid may be on the list of what was sent as well, and are not counted twice.
 */
function sentBefore(around: Around): { sent: Money; words: string } {
  const { days, done, rate, remittances, today } = around
  const day = days.tuitionSent ?? dayOfUsual('tuitionSent', days) ?? today
  const start = financialYearOf(day)
  const isBefore = (row: Sent) => !done.has('tuitionSent') || Temporal.PlainDate.compare(row.day, day) < 0
  const sentIn = (rows: readonly Sent[]) =>
    sum(
      'INR',
      inYear(rows, start)
        .filter(isBefore)
        .map(({ sent }) => sent),
    ).minor
  const parts = typedOfYear(around)
    .filter(({ isPaid }) => isPaid)
    .reduce((all, cost) => all + countedOf(cost, rate).paise, 0)
  const [most] = holdersIn(remittances)
    .map(holder => {
      const { entered, card, declaredIn } = sentOn(remittances, holder)
      const sent = Math.max(0, sentIn(entered) - parts) + sentIn(card) + declaredIn(start).sent.minor
      return { holder, sent: rupees(sent) }
    })
    .toSorted((one, other) => other.sent.minor - one.sent.minor)
  if (most === undefined || most.sent.minor === 0) return { sent: rupees(0), words: tcsAfter.nothing }
  return { sent: most.sent, words: tcsAfter.sent(formatMoney(most.sent), holderWords(most.holder), yearWords(start)) }
}

/** The plan's day of each, and whether it is done. A day that is only estimated says so. */
export function inPlan(
  { thing, ...cost }: FoundCost,
  { days, done, shown }: Pick<Around, 'days' | 'done'> & { shown: readonly Shown[] },
): Cost {
  if (thing === undefined) return cost
  const found = dayInPlan(thing, { days, shown })
  return {
    ...cost,
    step: things[thing].step ?? null,
    on: cost.on ?? found?.day.toString() ?? null,
    isDayEstimated: cost.on === null && found?.isEstimated === true,
    isPaid: cost.isPaid || (cost.amount !== null && done.has(thing)),
  }
}

type PlanOfDays = Pick<Around, 'days'> & { shown: readonly Shown[] }

/** As it was given, as the plan has it, or close to another day that is known. */
export function dayInPlan(
  thing: Thing,
  { days, shown }: PlanOfDays,
): { day: Temporal.PlainDate; isEstimated: boolean } | undefined {
  const given = days[thing]
  if (given !== undefined) return { day: given, isEstimated: false }
  const planned = shown.find(one => one.thing === thing && isOnOneDay(one))
  if (planned?.when.day !== undefined) return { day: planned.when.day, isEstimated: planned.isEstimated }
  const usual = dayOfUsual(thing, days)
  return usual && { day: usual, isEstimated: true }
}

/** A day up to which it is safe, its last one or our estimate; a range, or 'as soon as you can', names no day. */
const isOnOneDay = ({ when: { kind } }: Shown): boolean => kind === 'by' || kind === 'about'

/** Days that follow closely enough from another that a month can be named. */
function dayOfUsual(thing: Thing, { tuitionDue, classesStart, programmeStart, flight }: KnownDays) {
  if (thing === 'tuitionDue' || thing === 'tuitionSent') return tuitionDue ?? classesStart ?? programmeStart
  if (thing === 'moveIn' || thing === 'insuranceStart') return flight ?? programmeStart
  return thing === 'ticket' ? flight : undefined
}

/** Each once: what the student typed in its place, then what a stage knows, then what is usual. */
export function eachOnce(own: readonly Cost[], ofStages: readonly Cost[], usual: readonly Cost[]): Cost[] {
  // TCS that was taken on dollars for the card is another than that on the tuition, which is still to come.
  const isOfCard = ({ kind, origin }: Cost) => kind === 'tcs' && origin === 'safar'
  const kinds = new Set([...own, ...ofStages.filter(cost => !isOfCard(cost))].map(({ kind }) => kind))
  const isPaidInStage = (cost: Cost) =>
    cost.origin === 'known' && [...own, ...ofStages].some(other => other.kind === cost.kind && other.origin !== 'known')
  return [...own, ...ofStages.filter(cost => !isPaidInStage(cost)), ...usual.filter(({ kind }) => !kinds.has(kind))]
}
