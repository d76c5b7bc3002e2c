// The plan: for each dated thing how early it can be, how late it may safely be, and its last day. A pure function of the
// days that are known, the rules and today; nothing of it is stored.
import { workingDayUpTo } from '../values/holidays.ts'
import { boundOf, type Rule } from './rule.ts'
import { allThings, isThing, things, type Dated, type Done, type KnownDays, type Thing } from './things.ts'

export type Word = 'fits' | 'tight' | 'breaks'

/** `isEstimated`: counted from a day that is only estimated. Such a limit is never a hard one. */
export type Limit = { day: Temporal.PlainDate; rule: Rule; isEstimated: boolean }

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
  /** Whether its day, or what its word is found from, is only estimated. */
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
  /** A day that was given too early: what it would have to wait for. It breaks, unless that is only estimated. */
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
  const expected = expectedDays(known, { today, done })
  const last = lastDays(enders, { bounds, expected, done })
  const reached = new Map<Thing, Place>(expected)
  const rows: PlanRow[] = []
  for (const thing of allThings) {
    const own = bounds.get(thing) ?? noBounds
    const isDone = done.has(thing)
    const { row, isEarliestEstimated } = rowOf(thing, { known, own, expected, reached, last, today, isDone })
    // What follows counts from the day on which this can be, unless one was given or is expected. Of what was done on a day
    // that nobody gave, nothing can be counted.
    // A day that only others can give, such as a window's, is unknown until somebody gives it.
    const isForeseen = own !== noBounds || things[thing].takes !== undefined
    if (!expected.has(thing) && !isDone && isForeseen)
      reached.set(thing, { day: row.earliest, isEstimated: isEarliestEstimated, isFounded: row.isFounded })
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

/**
 * Up to which day a thing is safe, and its last one: what has to come before it counts from there. A day that is only
 * estimated keeps nobody from being later, so that the last one follows from days that are known.
 */
type Last = { safe: Pick<Limit, 'day' | 'isEstimated'>; hard: Temporal.PlainDate | undefined }
type LastDays = ReadonlyMap<Thing, Last>

/** Of what nobody has given a day for, and is still to be done. */
function lastDays(
  enders: readonly Thing[],
  { bounds, expected, done }: Pick<AllBounds, 'bounds'> & { expected: Places; done: Done },
): LastDays {
  const last = new Map<Thing, Last>()
  for (const thing of enders) {
    const place = expected.get(thing)
    if (place?.isEstimated === false || done.has(thing)) continue
    const { safe, hard } = endsOf((bounds.get(thing) ?? noBounds).ends, { expected, last, ...worksOf(thing) })
    if (safe !== undefined) last.set(thing, { safe: place ?? safe, hard: hard?.day })
  }
  return last
}

type Ends = { expected: Places; last: LastDays } & Pick<Dated, 'isOnWorkingDays'>

/** A day that was given is judged by the days of its rules themselves. */
const worksOf = (thing: Thing, given?: Temporal.PlainDate): Pick<Dated, 'isOnWorkingDays'> =>
  given === undefined ? things[thing] : {}

/** Until when rules ask for a thing: each counts from the day of another, or from that one's own last day. */
function endsOf(ends: readonly Rule[], { expected, last, isOnWorkingDays }: Ends) {
  // What offices do is done on a day on which they work.
  const lastDayOf = (rule: Rule, from: Temporal.PlainDate) =>
    isOnWorkingDays === true ? workingDayUpTo(boundOf(rule, from)) : boundOf(rule, from)
  let safe: Limit | undefined
  let hard: Limit | undefined
  for (const rule of ends) {
    const from = expected.get(rule.from) ?? last.get(rule.from)?.safe
    if (from === undefined) continue
    safe = sooner(safe, { day: lastDayOf(rule, from.day), rule, isEstimated: from.isEstimated })
    const known = from.isEstimated || !expected.has(rule.from) ? last.get(rule.from)?.hard : from.day
    if (rule.isHard && known !== undefined)
      hard = sooner(hard, { day: lastDayOf(rule, known), rule, isEstimated: false })
  }
  return { safe: hard !== undefined && safe !== undefined && isAfter(safe.day, hard.day) ? hard : safe, hard }
}

/**
 * The days given, and those that are counted from them for want of better: none that is over, and not of what was done on
 * a day that nobody gave.
 */
function expectedDays(known: KnownDays, { today, done }: { today: Temporal.PlainDate; done: Done }): Places {
  const places = new Map<Thing, Place>()
  for (const thing of allThings) {
    const given = known[thing]
    const day = given ?? (done.has(thing) ? undefined : estimateOf(thing, places))
    if (day !== undefined && (given !== undefined || !isAfter(today, day)))
      places.set(thing, { day, isEstimated: given === undefined, isFounded: true })
  }
  return places
}

function estimateOf(thing: Thing, places: Places): Temporal.PlainDate | undefined {
  const { estimate, isOnWorkingDays } = things[thing]
  const base = placeOf(estimate?.from, places)
  if (estimate === undefined || base === undefined) return undefined
  const day = base.day.add({ days: estimate.days })
  return isOnWorkingDays === true ? workingDayUpTo(day) : day
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

function rowOf(thing: Thing, { known, own, expected, reached, last, today, isDone }: Known) {
  const given = known[thing]
  const waits = own.waits.length === 0 ? noLimits : limits(own.waits, reached)
  const { safe, hard } = endsOf(own.ends, { expected, last, ...worksOf(thing, given) })
  const range = rangeOf(thing, reached)
  const start = given ?? range?.least ?? today
  const late = waits.filter(({ day }) => isAfter(day, start))
  const [held, heldForSure] = [latest(late), latest(late.filter(({ isEstimated }) => !isEstimated))]
  // A day that was given stands against what is only estimated.
  const earliest = (given === undefined ? held : heldForSure)?.day ?? start
  const latestExpected = given === undefined ? range?.most : undefined
  const conflict = given === undefined || isDone ? undefined : conflictIn(late)
  const isEarliestEstimated =
    given === undefined && (expected.get(thing)?.isEstimated ?? held?.isEstimated ?? range?.isEstimated ?? false)
  const word = isDone ? undefined : wordOf({ earliest, latestExpected, safe, hard, conflict })
  const row: PlanRow = {
    thing,
    given,
    estimate: given === undefined ? expected.get(thing)?.day : undefined,
    isDone,
    isFounded:
      expected.has(thing) ||
      range?.isFounded === true ||
      (held !== undefined && reached.get(held.rule.from)?.isFounded === true),
    isEstimated:
      given === undefined &&
      ((word !== 'fits' && (held ?? range)?.isEstimated === true) ||
        (word !== 'breaks' && (safe?.isEstimated ?? isEarliestEstimated))),
    earliest,
    latestExpected,
    heldBy: said(held, known),
    safe: said(safe, known),
    hard: said(hard, known),
    word,
    conflict: said(conflict, known),
  }
  return { row, isEarliestEstimated }
}

/** What is sure comes before what is only estimated. */
function conflictIn(late: readonly Limit[]): Limit | undefined {
  const hard = late.filter(({ rule }) => rule.isHard)
  return latest(hard.filter(({ isEstimated }) => !isEstimated)) ?? latest(hard)
}

/** Nobody is advised to move what has no day yet. */
function said(limit: Limit | undefined, known: KnownDays): Limit | undefined {
  const unless = limit?.rule.unless
  return limit === undefined || unless === undefined || known[unless.given] !== undefined
    ? limit
    : { ...limit, rule: { ...limit.rule, remedy: unless.remedy } }
}

type Judged = Pick<PlanRow, 'earliest' | 'latestExpected' | 'safe' | 'hard' | 'conflict'>

/** Breaks: even the first day is past the last. Tight: past what is safe, or perhaps past it where others decide the day. */
function wordOf({ earliest, latestExpected, safe, hard, conflict }: Judged): Word | undefined {
  if (conflict?.isEstimated === false || (hard !== undefined && isAfter(earliest, hard.day))) return 'breaks'
  if (conflict !== undefined) return 'tight'
  if (safe === undefined) return undefined
  return isAfter(latestExpected ?? earliest, safe.day) ? 'tight' : 'fits'
}

function rangeOf(thing: Thing, reached: Places) {
  const { takes } = things[thing]
  const base = placeOf(takes?.from, reached)
  if (takes === undefined || base === undefined) return undefined
  const { day, ...founded } = base
  return { least: day.add({ days: takes.least }), most: day.add({ days: takes.most }), ...founded }
}

const noLimits: readonly Limit[] = []

function limits(rules: readonly Rule[], places: Places): readonly Limit[] {
  const all: Limit[] = []
  for (const rule of rules) {
    const from = places.get(rule.from)
    if (from !== undefined) all.push({ day: boundOf(rule, from.day), rule, isEstimated: from.isEstimated })
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
