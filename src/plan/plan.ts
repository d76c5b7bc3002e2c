// The plan: for each dated thing how early it can be, how late it may safely be, and its last day. A pure function of the
// days that are known, the rules and today; nothing of it is stored.
import { boundOf, type Rule } from './rule.ts'
import { allThings, isThing, things, type Done, type KnownDays, type Thing } from './things.ts'

export type Word = 'fits' | 'tight' | 'breaks'

export type Limit = { day: Temporal.PlainDate; rule: Rule }

export type PlanRow = {
  thing: Thing
  /** The day that was given, if one was. */
  given: Temporal.PlainDate | undefined
  /** The day on which it is expected for want of a given one. */
  estimate: Temporal.PlainDate | undefined
  /** What is done is judged no more. */
  isDone: boolean
  /** Whether its first day follows from a day that is known; otherwise from what could be done today. */
  isFounded: boolean
  /** Whether a day that it is counted from is only estimated. */
  isEstimated: boolean
  /** The first day on which it can be; what others decide has a last one besides. */
  earliest: Temporal.PlainDate
  latestExpected: Temporal.PlainDate | undefined
  /** The rule that holds it back, where it is later than today. */
  heldBy: Limit | undefined
  /** Up to this day nothing is at risk. */
  safe: Limit | undefined
  hard: Limit | undefined
  /** Undefined where nothing says until when it has to be. */
  word: Word | undefined
  /** A day that was given too early: what it would have to wait for. */
  conflict: Limit | undefined
}

/** `isFounded`: counted from a day that was given or is expected, not from what could be done today. */
type Place = { day: Temporal.PlainDate; isEstimated: boolean; isFounded: boolean }
type Places = ReadonlyMap<Thing, Place>

const nothingDone: Done = new Set()

export function planOf(
  known: KnownDays,
  rules: readonly Rule[],
  today: Temporal.PlainDate,
  done: Done = nothingDone,
): readonly PlanRow[] {
  const { bounds, enders } = boundsIn(rules)
  const expected = expectedDays(known)
  const last = lastDays(enders, { bounds, expected, done })
  const reached = new Map<Thing, Place>(expected)
  const rows: PlanRow[] = []
  for (const thing of allThings) {
    const own = bounds.get(thing) ?? noBounds
    const isDone = done.has(thing)
    const row = rowOf(thing, { known, own, expected, reached, last, today, isDone })
    // What follows counts from the day on which this can be, unless one was given or is expected. Of what was done on a day
    // that nobody gave, nothing can be counted.
    // A day that only others can give, such as a window's, is unknown until somebody gives it.
    const isForeseen = own !== noBounds || things[thing].takes !== undefined
    if (!expected.has(thing) && !isDone && isForeseen)
      reached.set(thing, { day: row.earliest, isEstimated: row.isEstimated, isFounded: row.isFounded })
    rows.push(row)
  }
  return rows
}

/** What holds a thing back, and until when it has to be. */
type Bounds = { waits: readonly Rule[]; ends: readonly Rule[] }
const noBounds: Bounds = { waits: [], ends: [] }

/** `enders`: those that others have to come before, and that have a last day themselves; from the last to the first. */
type AllBounds = { bounds: ReadonlyMap<Thing, Bounds>; enders: readonly Thing[] }

/** Found once for each list of rules: plans of many students are made with the same. */
const found = new WeakMap<readonly Rule[], AllBounds>()

function boundsIn(rules: readonly Rule[]): AllBounds {
  const known = found.get(rules)
  if (known !== undefined) return known
  const byThing = Map.groupBy(rules, ({ of }) => of)
  const bounds = new Map(
    [...byThing].map(([thing, own]) => [
      thing,
      {
        waits: own.filter(({ bound }) => bound === 'not before'),
        ends: own.filter(({ bound }) => bound === 'not after'),
      },
    ]),
  )
  const froms = new Set(rules.filter(({ bound }) => bound === 'not after').map(({ from }) => from))
  const enders = allThings
    .filter(thing => froms.has(thing) && (bounds.get(thing) ?? noBounds).ends.length > 0)
    .toReversed()
  found.set(rules, { bounds, enders })
  return { bounds, enders }
}

/** Up to which day a thing is safe, and its last one: what has to come before it counts from there. */
type Last = { safe: Limit; hard: Limit | undefined; isEstimated: boolean }
type LastDays = ReadonlyMap<Thing, Last>

/** Of what has no day, and is still to be done. */
function lastDays(
  enders: readonly Thing[],
  { bounds, expected, done }: Pick<AllBounds, 'bounds'> & { expected: Places; done: Done },
): LastDays {
  const last = new Map<Thing, Last>()
  for (const thing of enders) {
    if (expected.has(thing) || done.has(thing)) continue
    const { ends } = bounds.get(thing) ?? noBounds
    const { safe, hard } = endsOf(ends, expected, last)
    if (safe !== undefined) last.set(thing, { safe, hard, isEstimated: ends.some(endsAtEstimate(expected, last)) })
  }
  return last
}

const endsAtEstimate =
  (expected: Places, last: LastDays) =>
  ({ from }: Rule): boolean =>
    (expected.get(from) ?? last.get(from))?.isEstimated === true

/** Until when rules ask for a thing: each counts from the day of another, or from that one's own last day. */
function endsOf(ends: readonly Rule[], expected: Places, last: LastDays) {
  let safe: Limit | undefined
  let hard: Limit | undefined
  for (const rule of ends) {
    const from = expected.get(rule.from)
    const until = from === undefined ? last.get(rule.from) : { safe: from, hard: from }
    if (until === undefined) continue
    const limit = { day: boundOf(rule, until.safe.day), rule }
    safe = sooner(safe, limit)
    if (rule.isHard && until.hard !== undefined)
      hard = sooner(hard, until.hard === until.safe ? limit : { day: boundOf(rule, until.hard.day), rule })
  }
  return { safe, hard }
}

/** The days given, and those that are counted from them for want of better. */
function expectedDays(known: KnownDays): Places {
  const places = new Map<Thing, Place>()
  for (const thing of allThings) {
    const day = known[thing]
    const { estimate } = things[thing]
    const base = placeOf(estimate?.from, places)
    if (day !== undefined) places.set(thing, { day, isEstimated: false, isFounded: true })
    else if (estimate !== undefined && base !== undefined)
      places.set(thing, { day: base.day.add({ days: estimate.days }), isEstimated: true, isFounded: true })
  }
  return places
}

const placeOf = (name: string | undefined, places: Places): Place | undefined =>
  name !== undefined && isThing(name) ? places.get(name) : undefined

type Known = {
  known: KnownDays
  own: Bounds
  expected: Places
  reached: Places
  last: LastDays
  today: Temporal.PlainDate
  isDone: boolean
}

function rowOf(thing: Thing, { known, own, expected, reached, last, today, isDone }: Known): PlanRow {
  const given = known[thing]
  const waits = own.waits.length === 0 ? noLimits : limits(own.waits, reached)
  const { safe, hard } = last.get(thing) ?? endsOf(own.ends, expected, last)
  const held = latest(waits)
  const range = rangeOf(thing, reached)
  const start = given ?? range?.least ?? today
  const isHeld = held !== undefined && isAfter(held.day, start)
  const earliest = isHeld ? held.day : start
  const latestExpected = given === undefined ? range?.most : undefined
  const conflict = given !== undefined && isHeld && held.rule.isHard && !isDone ? held : undefined
  const isFoundedOn = ({ rule }: Limit) => reached.get(rule.from)?.isFounded === true
  const isFromEstimate = ({ rule }: Limit) => reached.get(rule.from)?.isEstimated === true
  return {
    thing,
    given,
    estimate: given === undefined ? expected.get(thing)?.day : undefined,
    isDone,
    isFounded: expected.has(thing) || range?.isFounded === true || (isHeld && isFoundedOn(held)),
    isEstimated:
      given === undefined &&
      (expected.get(thing)?.isEstimated === true ||
        waits.some(isFromEstimate) ||
        own.ends.some(endsAtEstimate(expected, last))),
    earliest,
    latestExpected,
    heldBy: isHeld ? held : undefined,
    safe,
    hard,
    word: isDone ? undefined : conflict === undefined ? wordOf({ earliest, latestExpected, safe, hard }) : 'breaks',
    conflict,
  }
}

/** Breaks: even the first day is past the last. Tight: past what is safe, or perhaps past it where others decide the day. */
function wordOf({
  earliest,
  latestExpected,
  safe,
  hard,
}: Pick<PlanRow, 'earliest' | 'latestExpected' | 'safe' | 'hard'>) {
  if (safe === undefined) return undefined
  if (hard !== undefined && isAfter(earliest, hard.day)) return 'breaks'
  return isAfter(latestExpected ?? earliest, safe.day) ? 'tight' : 'fits'
}

function rangeOf(thing: Thing, reached: Places) {
  const { takes } = things[thing]
  const base = placeOf(takes?.from, reached)
  if (takes === undefined || base === undefined) return undefined
  const { day, isFounded } = base
  return { least: day.add({ days: takes.least }), most: day.add({ days: takes.most }), isFounded }
}

const noLimits: readonly Limit[] = []

function limits(rules: readonly Rule[], places: Places): readonly Limit[] {
  const all: Limit[] = []
  for (const rule of rules) {
    const from = places.get(rule.from)
    if (from !== undefined) all.push({ day: boundOf(rule, from.day), rule })
  }
  return all
}

const isAfter = (one: Temporal.PlainDate, other: Temporal.PlainDate) => Temporal.PlainDate.compare(one, other) > 0

/** Of those of one day, the first. */
const sooner = (one: Limit | undefined, other: Limit): Limit =>
  one === undefined || isAfter(one.day, other.day) ? other : one

const latest = (all: readonly Limit[]): Limit | undefined => {
  let last: Limit | undefined
  for (const one of all) if (last === undefined || isAfter(one.day, last.day)) last = one
  return last
}
