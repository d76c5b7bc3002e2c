// What waits for somebody at the desk.
import { dayOf, homeZone } from '#src/values/dates.ts'
import { isNationalHoliday } from '#src/values/holidays.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import type { DeskPath } from '#src/wire/topics.ts'
import { textProblem } from '#src/values/visible-text.ts'

export const priorities = ['low', 'medium', 'high', 'urgent'] as const
export type Priority = (typeof priorities)[number]

export type Promised = { minutes: number } | { hours: number } | { days: number } | { workingDays: number }
const unpromised: Promised = { workingDays: 2 }

/** By when it is to be answered. */
export function dueAt(within: Promised = unpromised, askedAt: Temporal.Instant): Temporal.Instant {
  if ('minutes' in within) return askedAt.add({ minutes: within.minutes })
  if ('hours' in within) return askedAt.add({ hours: within.hours })
  if ('days' in within) return askedAt.toZonedDateTimeISO(homeZone).add({ days: within.days }).toInstant()
  const asked = askedAt.toZonedDateTimeISO(homeZone)
  let due = asked
  for (let left = within.workingDays; left > 0; left -= isWorkingDay(due.toPlainDate()) ? 1 : 0)
    due = due.add({ days: 1 })
  return due.toInstant()
}

const isWorkingDay = (day: Temporal.PlainDate): boolean => day.dayOfWeek <= 5 && !isNationalHoliday(day)

export const urgencies = ['overdue', 'today', 'later'] as const
export type Urgency = (typeof urgencies)[number]

export function urgencyOf(due: Temporal.Instant, now: Temporal.Instant): Urgency {
  if (Temporal.Instant.compare(due, now) < 0) return 'overdue'
  return dayOf(due).equals(dayOf(now)) ? 'today' : 'later'
}

/** A day that is said without a clock is over at its end. */
export const endOf = (day: Temporal.PlainDate): Temporal.Instant =>
  day.toZonedDateTime({ timeZone: homeZone, plainTime: '23:59' }).toInstant()

type Due = { dueAt: string }

export const byDue = (one: Due, other: Due): number =>
  Temporal.Instant.compare(Temporal.Instant.from(one.dueAt), Temporal.Instant.from(other.dueAt))

type Ranked = Due & { priority: Priority }

/** Among which of Today a request stands: one that somebody called urgent is for today, whatever was promised. */
export function placeInToday({ dueAt: due, priority }: Ranked, now: Temporal.Instant): Urgency {
  const urgency = urgencyOf(Temporal.Instant.from(due), now)
  return urgency === 'later' && priority === 'urgent' ? 'today' : urgency
}

/** The page of all that waits. */
export const wholeList: DeskPath = '/desk/requests'

/** Of a list, what is shown at once; and of one that is only looked through. */
export const mostShown = 300
export const mostListed = 6000

export const longestTitle = 200
export const longestNote = 4000
export const mostAtOnce = 100
/** For so long what was done at a row can be undone, and an answer in the chat is held for that. */
export const undoFor = Temporal.Duration.from({ seconds: 10 })
/** Named views of one queue. */
export const mostViews = 12
export const longestViewName = 40

export const checkNote = ({ student, title }: { student: string; title: string }): Messages =>
  messages({
    student: student === '' && studentRequired,
    title: textProblem(title.trim(), { required: titleRequired, most: longestTitle }),
  })

export const checkInternalNote = ({ text }: { text: string }): Messages =>
  messages({ text: textProblem(text.trim(), { required: noteRequired, most: longestNote }) })

export const checkHandOver = ({ to, note }: { to: string; note: string }): Messages =>
  messages({ to: to === '' && colleagueRequired, note: textProblem(note.trim(), { most: longestNote }) })

// What waits at the desk, in the desk's words.

export const priorityWords = { low: 'Low', medium: 'Medium', high: 'High', urgent: 'Urgent' } as const

export const earlierKind = 'A request of an earlier version'

const titleRequired = 'Please say what is to be done.'
export const stageRequired = 'Please choose one of the stages that you see.'
const noteRequired = 'Write the note first.'
const colleagueRequired = 'Please choose who answers from now on.'
export const handedFrom = (by: string): string => `From ${by}`

/** How much a colleague has taken. */
export const loadWords = ({ taken, overdue }: { taken: number; overdue: number }): string =>
  taken === 0 ? 'Nothing taken' : overdue === 0 ? `${taken} taken` : `${taken} taken, ${overdue} overdue`

const studentRequired = 'Please choose the student.'
export const dayIsOver = 'Please choose today or a later day.'
export const tooManyViews = 'You have twelve views of this page already. Remove one first.'
export const overdueAlready = 'This is overdue: it waits for an answer now.'
export const promisedBy = (when: string): string => `We promised an answer by ${when}. Choose an earlier time.`
export const tooLateToUndo = 'This can no longer be undone: its ten seconds are over.'
export const changedSince = 'Somebody has changed this since, so it stays as it is.'
export const undo = 'Undo'
export const undone = 'Undone. It waits as it did before.'
export const laterThanNow = 'Choose a time that is still to come.'
export const notTaken = 'Take it first.'
export const takenBy = (name: string): string => `${name} took this a moment ago.`

// Two who change the same thing.
export const changedBy = (name: string, when: string): string =>
  `${name} changed this on ${when}, while you had it open.`
export const somebody = 'Somebody'

/** Below a list that goes on. */
export const cut = (shown: number, all: number | undefined): string =>
  all === undefined ? `The newest ${shown} are shown.` : `${shown} of ${all} are shown, those that are due first.`
export const showMore = 'Show more'
