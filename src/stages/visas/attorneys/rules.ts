// What a call with an attorney is, and the times of each day as the specification keeps them.
import type { Purpose } from '#src/features/payments/rules.ts'
import { momentOf, type Moment } from '#src/journey/moments.ts'
import { dayOf, homeZone, parseDay } from '#src/values/dates.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { lengthOf, textProblem } from '#src/values/visible-text.ts'
import * as copy from './copy.ts'

export const attorneyCall = { name: 'attorney-call', announces: [] } as const satisfies Purpose

/** How far ahead times are offered. */
export const daysAhead = 28
/** An attorney does not find a call in the diary that begins at once. */
export const shortestNotice = { hours: 2 }
/** How long a time is kept for somebody who is paying. */
export const holdMinutes = 15
export const mostInIssue = 500

export const callKinds = ['free', 'paid'] as const
export type CallKind = (typeof callKinds)[number]

/** How a call came to its end, with its date. */
export const endings = ['cancelled', 'cancelled-by-us', 'held', 'passed', 'lapsed'] as const
export type Ending = (typeof endings)[number]

/** What stays of it: a call that was given up or never paid is as if it had not been. */
export const isGivenUp = (ending: Ending | null): boolean =>
  ending === 'cancelled' || ending === 'cancelled-by-us' || ending === 'lapsed'

/** As the specification keeps them: by day, keyed MM-DD-YYYY, each a list of times. */
export type SlotsByDay = Record<string, Moment[]>

export function slotsByDay(starts: readonly Temporal.Instant[], zone: string = homeZone): SlotsByDay {
  const byDay: SlotsByDay = {}
  for (const start of starts.toSorted(Temporal.Instant.compare)) {
    const day = (byDay[keyOfDay(dayOf(start, zone))] ??= [])
    day.push(momentOf(start))
  }
  return byDay
}

const keyOfDay = ({ year, month, day }: Temporal.PlainDate): string =>
  `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}-${year}`

export const dayOfKey = (key: string): Temporal.PlainDate | undefined => parseDay(key.replaceAll('-', '/'))

export const checkIssue = (issue: string): Messages =>
  messages({ issue: textProblem(issue.trim(), { required: copy.issueRequired, most: mostInIssue }) })

export const lettersLeft = (issue: string): number => mostInIssue - lengthOf(issue)

/** Papers that the attorney reads before a call. */
export const mostPapers = 4
export const papersOf = (call: string): string => `attorney-call:${call}`
