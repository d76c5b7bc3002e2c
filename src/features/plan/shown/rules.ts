// How rows of a plan are shown: on which day each stands, and in which words.
import type { PlanRow, Word } from '#src/plan/plan.ts'
import { allThings, things, type Lane, type Thing } from '#src/plan/things.ts'
import { formatDay } from '#src/values/dates.ts'
import { isAnchor } from '../days/rules.ts'
import * as copy from './copy.ts'

type Day = Temporal.PlainDate

/**
 * 'on' a given day, 'about' an estimated one, 'between' two that others decide, 'by' a limit, 'from' a first day; 'soon'
 * where the day up to which it was safe is over and no last one is known.
 */
export type When =
  | { kind: 'on' | 'about' | 'by' | 'from' | 'soon'; day: Day }
  | { kind: 'between'; day: Day; until: Day }
  | { kind: 'done'; day: Day | undefined }

/** `isEstimated`: its day is ours, or is counted from one of ours. */
export type Shown = { thing: Thing; name: string; lane: Lane; when: When; isEstimated: boolean; row: PlanRow }

/**
 * Whatever has a day, the soonest first; what is done without a day comes last. Of some rows only, where they are named.
 * Nobody is shown the day of a refusal: it is there for what counts from it.
 */
export const shownRows = (rows: readonly PlanRow[], some = rows): readonly Shown[] =>
  some
    .filter(({ thing }) => thing !== 'refusal' && (thing !== 'intake' || !isGiven(rows, 'programmeStart')))
    .flatMap(row => {
      const when = whenOf(row)
      const { name, lane } = things[row.thing]
      return when === undefined
        ? []
        : [{ thing: row.thing, name, lane, when, isEstimated: isEstimatedAs(when, row), row }]
    })
    .toSorted((one, other) => sortKey(one).localeCompare(sortKey(other)))

/** The intake is only what the programme start is estimated from. */
const isGiven = (rows: readonly PlanRow[], thing: Thing): boolean =>
  rows.some(row => row.thing === thing && row.given !== undefined)

const sortKey = ({ when, thing }: Shown): string =>
  `${when.day?.toString() ?? '9999'} ${String(allThings.indexOf(thing)).padStart(2, '0')}`

function isEstimatedAs({ kind, day }: When, { isEstimated, word, hard }: PlanRow): boolean {
  if (kind === 'on' || kind === 'done') return false
  // A last day never follows from an estimate.
  const isLast = kind === 'by' && word !== 'breaks' && hard?.day === day
  return kind === 'about' || (isEstimated && !isLast)
}

export function whenOf(row: PlanRow): When | undefined {
  const { thing, given, estimate, isDone, earliest, latestExpected, safe, heldBy, isFounded } = row
  if (isDone) return { kind: 'done', day: given }
  // The month of an intake is known, its day is our estimate.
  if (given !== undefined) return { kind: thing === 'intake' ? 'about' : 'on', day: given }
  if (latestExpected !== undefined && isFounded) return { kind: 'between', day: earliest, until: latestExpected }
  if (estimate !== undefined && (isAnchor(thing) || safe === undefined)) return { kind: 'about', day: estimate }
  if (safe !== undefined) return untilWhen(row, safe.day)
  if (estimate !== undefined) return { kind: 'about', day: estimate }
  return heldBy === undefined || !isFounded ? undefined : { kind: 'from', day: heldBy.day }
}

/** Up to when it is safe; once that is over, its last day. */
function untilWhen({ earliest, hard, heldBy }: PlanRow, safe: Day): When {
  if (Temporal.PlainDate.compare(earliest, safe) <= 0) return { kind: 'by', day: safe }
  if (hard !== undefined) return { kind: 'by', day: hard.day }
  // What waits for another thing cannot be done now.
  return { kind: heldBy === undefined ? 'soon' : 'from', day: earliest }
}

export function whenWords(when: When): string {
  switch (when.kind) {
    case 'on':
      return formatDay(when.day)
    case 'about':
      return copy.about(formatDay(when.day))
    case 'by':
      return copy.by(formatDay(when.day))
    case 'soon':
      return copy.soon
    case 'from':
      return copy.from(formatDay(when.day))
    case 'between':
      return copy.between(formatDay(when.day), formatDay(when.until))
    case 'done':
      return when.day === undefined ? copy.done : copy.doneOn(formatDay(when.day))
  }
}

/** Its last day, or up to when it is safe. What was only estimated and is over is no limit any more: it waits since today. */
export const limitOf = ({ when, isEstimated, row: { hard, safe } }: Pick<Shown, 'when' | 'isEstimated' | 'row'>) =>
  hard?.day ?? (when.kind !== 'by' && isEstimated ? when.day : safe?.day)

/** What is worst comes first: what breaks, what is tight; of these the soonest limit. */
export function troubles(shown: readonly Shown[]): readonly Shown[] {
  return shown
    .filter(({ row }) => isTrouble(row))
    .toSorted((one, other) => troubleKey(one.row).localeCompare(troubleKey(other.row)))
}

const troubleKey = ({ word, hard, safe }: PlanRow): string =>
  `${word === 'breaks' ? 0 : 1} ${hard?.day.toString() ?? safe?.day.toString() ?? '9999'}`

/** Why it has the word that it has: the rule that a student is to look at. */
export const ruleInQuestion = ({ word, conflict, hard, safe, heldBy }: PlanRow) =>
  conflict ?? (word === 'breaks' ? hard : undefined) ?? safe ?? hard ?? heldBy

export const isTrouble = ({ word }: Pick<PlanRow, 'word'>): boolean => word === 'breaks' || word === 'tight'

/** How a plan stands as a whole, by the worst word in it, and what that word rests on: days that were given, estimates, or both. */
export type Timing = { is: 'early' | 'inTime' | 'late'; restsOn: 'days' | 'both' | 'estimates' }

const timings = [
  ['breaks', 'late'],
  ['tight', 'inTime'],
  ['fits', 'early'],
] as const satisfies readonly [Word, Timing['is']][]

/** Undefined where nothing in it has a limit yet. */
export function timingOf(rows: readonly PlanRow[]): Timing | undefined {
  for (const [word, is] of timings) {
    const deciding = rows.filter(row => row.word === word)
    if (deciding.length === 0) continue
    const estimated = deciding.filter(({ isEstimated }) => isEstimated)
    const restsOn = estimated.length === 0 ? 'days' : estimated.length < deciding.length ? 'both' : 'estimates'
    return { is, restsOn }
  }
  return undefined
}
