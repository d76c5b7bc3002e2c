// Where each date stands in the picture of a plan: weeks from left to right, a lane for each part of life, and in a lane as
// many lines as it takes for no two names to meet.
import type { Lane } from '#src/plan/things.ts'
import type { Shown } from '../shown/rules.ts'

type Day = Temporal.PlainDate

export const lanes = ['studies', 'visa', 'money', 'health', 'travel'] as const satisfies readonly Lane[]

export type Mark = {
  shown: Shown
  /** Of its day, and where a bar to it begins. */
  x: number
  from: number
  line: number
  /** Where its last day is, if it is in the picture. */
  limit: number | undefined
  /** On which side of the mark its name is written. */
  anchor: 'start' | 'end'
}

export type LaneOfMarks = { lane: Lane; top: number; lines: number; marks: readonly Mark[] }
export type Month = { first: Day; x: number; label: string }
export type Timeline = {
  width: number
  height: number
  todayX: number
  months: readonly Month[]
  lanes: readonly LaneOfMarks[]
}

export const width = 1160
export const left = 84
export const lineHeight = 26
export const head = 34
const laneGap = 14
const right = 24
/** About how wide a letter of a name is, and what is between a mark and its name. */
const letter = 6.9
const beside = 12
/** A picture of more weeks than this has names on top of each other. */
const mostWeeks = 78

export function timelineOf(all: readonly Shown[], today: Day): Timeline | undefined {
  const dated = all.filter(({ when }) => when.day !== undefined && when.kind !== 'done')
  const span = spanOf(dated, today)
  if (span === undefined) return undefined
  const { first, days } = span
  const xOf = (day: Day) => left + ((width - left - right) * first.until(day).total({ unit: 'days' })) / days
  let top = head
  const drawn = lanes.flatMap((lane): LaneOfMarks[] => {
    const ofLane = dated.filter(one => one.lane === lane && isWithin(one, span))
    if (ofLane.length === 0) return []
    const marks = placed(ofLane, xOf, xOf(today))
    const lines = Math.max(...marks.map(({ line }) => line)) + 1
    const here = { lane, top, lines, marks }
    top += lines * lineHeight + laneGap
    return [here]
  })
  return { width, height: top + 4, todayX: xOf(today), months: monthsIn(span, xOf), lanes: drawn }
}

type Span = { first: Day; last: Day; days: number }

function spanOf(dated: readonly Shown[], today: Day): Span | undefined {
  const days = dated.flatMap(({ when }) => (when.day === undefined ? [] : [when.day]))
  if (days.length === 0) return undefined
  const all = [
    today,
    ...days.filter(day => Math.abs(today.until(day).total({ unit: 'weeks', relativeTo: today })) <= mostWeeks),
  ]
  const sorted = all.toSorted((one, other) => Temporal.PlainDate.compare(one, other))
  const first = (sorted[0] ?? today).subtract({ days: 10 })
  const last = (sorted.at(-1) ?? today).add({ days: 60 })
  return { first, last, days: first.until(last).total({ unit: 'days' }) }
}

const isWithin = ({ when }: Shown, { first, last }: Span): boolean =>
  when.day !== undefined &&
  Temporal.PlainDate.compare(when.day, first) >= 0 &&
  Temporal.PlainDate.compare(when.day, last) <= 0

function placed(ofLane: readonly Shown[], xOf: (day: Day) => number, todayX: number): readonly Mark[] {
  /** Of each line, what is taken. */
  const taken: { from: number; to: number }[][] = []
  return ofLane.flatMap((shown): Mark[] => {
    const { when, row, name } = shown
    if (when.day === undefined) return []
    const day = when.kind === 'between' ? when.until : when.day
    const x = clamp(xOf(day))
    const from =
      when.kind === 'between'
        ? clamp(xOf(when.day))
        : when.kind === 'by'
          ? Math.min(clamp(Math.max(todayX, xOf(row.earliest))), x)
          : x
    const limit = row.hard === undefined || when.kind === 'between' ? undefined : within(xOf(row.hard.day))
    const long = name.length * letter + beside
    const anchor = x + long > width - 4 ? ('end' as const) : ('start' as const)
    const room =
      anchor === 'start'
        ? { from: from - 8, to: Math.max(x, limit ?? 0) + long + 8 }
        : { from: Math.min(from, x - long) - 8, to: Math.max(x, limit ?? 0) + 8 }
    const free = taken.findIndex(line => line.every(other => room.to <= other.from || room.from >= other.to))
    const line = free < 0 ? taken.length : free
    taken[line] = [...(taken[line] ?? []), room]
    return [{ shown, x, from, line, limit, anchor }]
  })
}

const clamp = (x: number): number => Math.min(Math.max(x, left), width - right)
const within = (x: number): number | undefined => (x < left || x > width - 4 ? undefined : x)

function monthsIn({ first, last }: Span, xOf: (day: Day) => number): readonly Month[] {
  const months: Month[] = []
  let day = first.with({ day: 1 }).add({ months: 1 })
  while (Temporal.PlainDate.compare(day, last) <= 0) {
    months.push({ first: day, x: xOf(day), label: labelOf(day, months.length === 0) })
    day = day.add({ months: 1 })
  }
  return months
}

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const labelOf = ({ month, year }: Day, isFirst: boolean): string =>
  isFirst || month === 1 ? `${names[month - 1]} ${year}` : `${names[month - 1]}`

/** The day under a place of the picture, for a mark that is dragged there. */
export function dayAt(x: number, { months }: Pick<Timeline, 'months'>): Day | undefined {
  const [one, other] = [months[0], months.at(-1)]
  if (one === undefined || other === undefined || one === other) return undefined
  const perDay = (other.x - one.x) / one.first.until(other.first).total({ unit: 'days' })
  return one.first.add({ days: Math.round((x - one.x) / perDay) })
}
