// A cell in words: what a screen reader says, and what a small mark stands for.
import type { Moment } from '#src/journey/moments.ts'
import { dayOf, ordinal } from '#src/values/dates.ts'
import { dueDay, stuckAfterDays, type Cell } from './rules.ts'

/** 'Visas: 3 of 9 done, due Friday, with the student since 2nd November'. */
export function cellWords(stage: string, cell: Cell, now: Moment): string {
  const { steps, has, since, isStuck, due } = cell
  const said = [
    doneWords(cell),
    due !== null && `due ${longDay(dueDay(due), now)}`,
    has !== null && `with ${holderWords(cell)}${since === null ? '' : ` since ${dayAndMonth(since, now)}`}`,
    isStuck && 'stuck',
  ]
  return `${stage}: ${steps === 0 ? noSteps : said.filter(Boolean).join(', ')}`
}

const noSteps = 'no steps yet'

const doneWords = ({ done, steps, hasBegun }: Cell): string =>
  done === steps
    ? 'done'
    : hasBegun
      ? `${done} of ${steps} done`
      : `not begun, ${steps === 1 ? '1 step' : `${steps} steps`}`

const holderWords = ({ has }: Cell): string => (has === null || has.who === 'student' ? 'the student' : has.name)

/** 'Fri': all days of one week have their own. */
export const shortDay = (due: Temporal.PlainDate): string => due.toLocaleString('en', { weekday: 'short' })

const longDay = (due: Temporal.PlainDate, now: Moment): string =>
  due.equals(dayOf(Temporal.Instant.from(now))) ? 'today' : due.toLocaleString('en', { weekday: 'long' })

/** '2nd November', with the year where it is another. */
function dayAndMonth(since: Moment, now: Moment): string {
  const [day, today] = [dayOf(Temporal.Instant.from(since)), dayOf(Temporal.Instant.from(now))]
  const words = `${ordinal(day.day)} ${day.toLocaleString('en', { month: 'long' })}`
  return day.year === today.year ? words : `${words} ${day.year}`
}

export const show = {
  label: 'Show',
  all: 'Everybody',
  stuck: `Stuck for ${stuckAfterDays} days or more`,
  due: 'Due this week',
} as const

export const legend = {
  levels: ['Not begun', 'Begun', 'A third', 'Two thirds', 'Done'],
  stuck: `With the student, and nothing happened for ${stuckAfterDays} days`,
  due: 'Has something due in the next seven days, on that day',
} as const

export const shownOf = (shown: number, total: number): string =>
  shown === total
    ? `${total} ${total === 1 ? 'student' : 'students'}`
    : `${shown} of ${total} students, the newest first`
/** The filter knows only of those that are loaded. */
export const filtered = (found: number, words: string): string => `${words}: ${found} of these`
export const more = (count: number): string => `Load ${count} more`
export const caption = 'Students and their stages'
export const stagesOf = (student: string): string => `Stages of ${student}`
export const legendTitle = 'What the colours and marks mean'
