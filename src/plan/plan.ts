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
  const bounds = boundsIn(rules)
  const expected = expectedDays(known)
  const reached = new Map<Thing, Place>(expected)
  const rows: PlanRow[] = []
  for (const thing of allThings) {
    const own = bounds.get(thing) ?? noBounds
    const isDone = done.has(thing)
    const row = rowOf(thing, { known, own, expected, reached, today, isDone })
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

/** Found once for each list of rules: plans of many students are made with the same. */
const found = new WeakMap<readonly Rule[], ReadonlyMap<Thing, Bounds>>()

function boundsIn(rules: readonly Rule[]): ReadonlyMap<Thing, Bounds> {
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
  found.set(rules, bounds)
  return bounds
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
  today: Temporal.PlainDate
  isDone: boolean
}

function rowOf(thing: Thing, { known, own, expected, reached, today, isDone }: Known): PlanRow {
  const given = known[thing]
  const waits = own.waits.length === 0 ? noLimits : limits(own.waits, reached)
  const ends = own.ends.length === 0 ? noLimits : limits(own.ends, expected)
  const held = extreme(waits, -1)
  const range = rangeOf(thing, reached)
  const start = given ?? range?.least ?? today
  const isHeld = held !== undefined && isAfter(held.day, start)
  const earliest = isHeld ? held.day : start
  const hard = extreme(ends, 1, isHard)
  const safe = extreme(ends, 1)
  const latestExpected = given === undefined ? range?.most : undefined
  const conflict = given !== undefined && isHeld && held.rule.isHard && !isDone ? held : undefined
  const isFoundedOn = ({ rule }: Limit) => reached.get(rule.from)?.isFounded === true
  const isFromEstimate = ({ rule }: Limit) => (reached.get(rule.from) ?? expected.get(rule.from))?.isEstimated === true
  return {
    thing,
    given,
    estimate: given === undefined ? expected.get(thing)?.day : undefined,
    isDone,
    isFounded: expected.has(thing) || range?.isFounded === true || (isHeld && isFoundedOn(held)),
    isEstimated:
      given === undefined &&
      (expected.get(thing)?.isEstimated === true || waits.some(isFromEstimate) || ends.some(isFromEstimate)),
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

const isHard = ({ rule }: Limit): boolean => rule.isHard

const isAfter = (one: Temporal.PlainDate, other: Temporal.PlainDate) => Temporal.PlainDate.compare(one, other) > 0

/** The earliest with 1, the latest with -1; of those of one day, the first. */
function extreme(all: readonly Limit[], sign: 1 | -1, isMeant?: (one: Limit) => boolean): Limit | undefined {
  let best: Limit | undefined
  for (const one of all) {
    if (isMeant !== undefined && !isMeant(one)) continue
    if (best === undefined || sign * Temporal.PlainDate.compare(one.day, best.day) < 0) best = one
  }
  return best
}
