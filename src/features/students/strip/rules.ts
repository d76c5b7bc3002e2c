// One stage of one student as a cell: how much of it is done, who has it, whether they are stuck, and what is due soon.
import { isSure, type Ahead } from '#src/features/plan/ahead/rules.ts'
import { isAnswer, isBegun, isDay, isOver } from '#src/journey/ahead.ts'
import { holderOf, isWithOthers, type Holder } from '#src/journey/holder.ts'
import { momentOf, type Moment } from '#src/journey/moments.ts'
import type { StageView, StepView } from '#src/journey/views.ts'
import type { StepDate } from '#src/journey/stage.ts'
import { dayOf } from '#src/values/dates.ts'

/** With the student and nothing happened for so long: somebody should ask. */
export const stuckAfterDays = 7
/** Today and the days after it that are 'this week'. */
export const dueWithinDays = 7

/** As many students as are read at first, and with each press more; and no more than that. */
export const loadedAtOnce = 50
export const mostLoaded = 200

export type Cell = {
  done: number
  steps: number
  hasBegun: boolean
  /** Who has it: nobody, where nothing has begun or all is done. */
  has: Holder | null
  since: Moment | null
  isStuck: boolean
  due: StepDate | null
}

/** `ahead`: all dates of the student, the soonest first. */
export function cellOf(stage: StageView, now: Moment, ahead: readonly Ahead[]): Cell {
  const { has, since } = heldIn(stage, now)
  const done = stage.steps.length - stage.stepsLeft
  return {
    done,
    steps: stage.steps.length,
    hasBegun: has !== null || done > 0,
    has,
    since,
    isStuck: isStuck(has, since, now),
    due: dueIn(stage, now, ahead),
  }
}

type Held = Pick<Cell, 'has' | 'since'>

/**
 * An answer waits for the student whatever else is under way; otherwise who works on a step has the stage. The student has
 * it since anything last happened there, others since they got what they have had longest.
 */
function heldIn(stage: StageView, now: Moment): Held {
  const theirs = stage.steps.filter(step => isBegun({ stage, step }) && !isOver({ stage, step }))
  const [withOthers] = stage.steps
    .filter(isWithOthers)
    .toSorted((one, other) => (reached(one, now) ?? '').localeCompare(reached(other, now) ?? ''))
  const moved = lastMoved(stage, now)
  if (withOthers !== undefined && !theirs.some(isAnswer))
    return { has: holderOf(withOthers) ?? null, since: reached(withOthers, now) ?? moved }
  return theirs.length === 0 ? { has: null, since: null } : { has: { who: 'student' }, since: moved }
}

function reached({ status, stageProgressionOn }: StepView, now: Moment): Moment | undefined {
  const moment = stageProgressionOn[status]
  return moment !== undefined && moment < now ? moment : undefined
}

/** What the clock alone brought about is dated by the turn that it took: read now, it would always be new. */
const lastMoved = ({ steps }: StageView, now: Moment): Moment | null =>
  steps
    .flatMap(({ stageProgressionOn, turns = [] }) => [
      ...Object.values(stageProgressionOn).filter(moment => moment < now),
      ...turns.filter(turn => turn <= now),
    ])
    .toSorted()
    .at(-1) ?? null

/** Whole days as they are counted in India, whatever the hour. */
function isStuck(has: Holder | null, since: Moment | null, now: Moment): boolean {
  if (has?.who !== 'student' || since === null) return false
  return dayIn(since).until(dayIn(now), { largestUnit: 'days' }).days >= stuckAfterDays
}

function dueIn({ route }: StageView, now: Moment, ahead: readonly Ahead[]): StepDate | null {
  const next = ahead.find(date => isSure(date) && date.href.startsWith(`/${route}/`))
  if (next === undefined || dayIn(now).until(next.day, { largestUnit: 'days' }).days >= dueWithinDays) return null
  const { title, when } = next
  return { title, when: when instanceof Temporal.Instant ? momentOf(when) : when.toString() }
}

const dayIn = (moment: Moment): Temporal.PlainDate => dayOf(Temporal.Instant.from(moment))

export const dueDay = ({ when }: Pick<StepDate, 'when'>): Temporal.PlainDate =>
  isDay(when) ? Temporal.PlainDate.from(when) : dayIn(when)

/** How strong the colour is: not begun, begun, a third, two thirds, done. */
export function levelOf({ done, steps, hasBegun }: Pick<Cell, 'done' | 'steps' | 'hasBegun'>): number {
  if (steps > 0 && done === steps) return 4
  if (!hasBegun) return 0
  return 1 + Math.min(2, Math.floor((done * 3) / steps))
}

/** Which students of those that are loaded are shown. */
export const shows = ['all', 'stuck', 'due'] as const
export type ShownRows = (typeof shows)[number]
type Row = { cells: readonly Pick<Cell, 'isStuck' | 'since' | 'due'>[] }

/** Who is stuck longest first; what is due soonest first; otherwise as they came. */
export function shownRows<R extends Row>(rows: readonly R[], shown: ShownRows): R[] {
  if (shown === 'all') return [...rows]
  const ranked = rows.flatMap(row => {
    const [first] = row.cells.flatMap(cell => rankOf(cell, shown)).toSorted()
    return first === undefined ? [] : [{ row, first }]
  })
  return ranked.toSorted((one, other) => one.first.localeCompare(other.first)).map(({ row }) => row)
}

const rankOf = ({ isStuck, since, due }: Row['cells'][number], shown: 'stuck' | 'due'): string[] => {
  if (shown === 'stuck') return isStuck && since !== null ? [since] : []
  return due === null ? [] : [due.when]
}
