// The plan as it runs down a page: month by month, a row for each date, and beside it five tracks, one for each part of life.
import type { Lane } from '#src/plan/things.ts'
import type { Shown } from '../shown/rules.ts'
import { lanes } from '../timeline/rules.ts'

type Day = Temporal.PlainDate

/** Beside a row a track runs on, ends at the row's station, or is over. It is tight on its way to a tight station. */
export type Track = { lane: Lane; runs: 'on' | 'to here' | undefined; isTight: boolean; isHere: boolean }

export type LaneRow = { tracks: readonly Track[] } & (
  | { kind: 'month'; of: Day; hasYear: boolean }
  | { kind: 'today' }
  /** `isAgain`: on the day of the row above. */
  | { kind: 'date'; shown: Shown; isAgain: boolean }
)

/** What is over or done says nothing any more, unless it was missed and breaks. */
export function isPassed({ row, when }: Shown, today: Day): boolean {
  const last = when.kind === 'between' ? when.until : when.day
  const isOver = last !== undefined && Temporal.PlainDate.compare(last, today) < 0
  return row.isDone || (isOver && row.word !== 'breaks' && row.word !== 'tight')
}

/** Today stands between what was missed and what is ahead; after the last date it says nothing. */
export function laneRows(shown: readonly Shown[], today: Day): readonly LaneRow[] {
  const ahead = shown.findIndex(
    ({ when }) => when.day !== undefined && Temporal.PlainDate.compare(when.day, today) >= 0,
  )
  const rows: LaneRow[] = []
  let month: Day | undefined
  for (const [at, one] of shown.entries()) {
    // The tracks begin with today, unless something was missed.
    if (at === ahead) rows.push({ kind: 'today', tracks: at === 0 ? [] : tracksAt(shown, at) })
    const day = one.when.day ?? today
    if (month === undefined || !isSameMonth(month, day)) {
      rows.push({
        kind: 'month',
        of: day,
        hasYear: month === undefined || month.year !== day.year,
        tracks: tracksAt(shown, at),
      })
      month = day
    }
    const before = shown[at - 1]?.when.day
    const isAgain = before !== undefined && one.when.day !== undefined && before.equals(one.when.day)
    rows.push({ kind: 'date', shown: one, isAgain, tracks: tracksAt(shown, at, one.lane) })
  }
  return rows
}

const isSameMonth = (one: Day, other: Day): boolean => one.year === other.year && one.month === other.month

/** What of each track is beside the row of that place; above it, where it is no date itself. */
const tracksAt = (shown: readonly Shown[], at: number, here?: Lane): readonly Track[] =>
  lanes.map(lane => {
    const next = shown.slice(at).find(one => one.lane === lane)
    const isLast = here === lane && shown.findLastIndex(one => one.lane === lane) === at
    return {
      lane,
      runs: next === undefined ? undefined : isLast ? 'to here' : 'on',
      isTight: next?.row.word === 'tight',
      isHere: here === lane,
    }
  })
