// What a calendar is given of a plan, and with which numbers: a date that moved has a higher one, a date that is gone is
// given as cancelled for a while.
import type { FeedEvent } from '#src/values/calendar-file.ts'
import { isSure, type Ahead } from '../ahead/rules.ts'

/** A date as calendars were given it last. */
export type Given = {
  key: string
  /** A day, or a moment. */
  starts: string
  title: string
  href: string
  sequence: number
  changedAt: Temporal.Instant
  cancelledAt: Temporal.Instant | null
}

/** Long enough for every calendar that fetches once a day to hear of it. */
const cancelledFor = { hours: 24 * 7 }

/** What is given now. Of what was given before and is over, nothing more is said. */
export function givenNow(
  before: readonly Given[],
  ahead: readonly Ahead[],
  { now, today }: { now: Temporal.Instant; today: Temporal.PlainDate },
): readonly Given[] {
  const known = new Map(before.map(one => [one.key, one]))
  const current = ahead.filter(isSure).map(one => renewed(known.get(one.key), one, now))
  const keys = new Set(current.map(({ key }) => key))
  const gone = before
    .filter(one => !keys.has(one.key) && !isOver(one, now, today))
    .map(one =>
      one.cancelledAt === null ? { ...one, cancelledAt: now, sequence: one.sequence + 1, changedAt: now } : one,
    )
    .filter(
      ({ cancelledAt }) => cancelledAt !== null && Temporal.Instant.compare(now, cancelledAt.add(cancelledFor)) <= 0,
    )
  return [...current, ...gone]
}

function renewed(known: Given | undefined, { key, title, when, href }: Ahead, now: Temporal.Instant): Given {
  const starts = when.toString()
  const is = { key, starts, title, href }
  if (known === undefined) return { ...is, sequence: 0, changedAt: now, cancelledAt: null }
  const isSame = known.starts === starts && known.title === title && known.href === href && known.cancelledAt === null
  return isSame ? known : { ...is, sequence: known.sequence + 1, changedAt: now, cancelledAt: null }
}

function isOver({ starts }: Given, now: Temporal.Instant, today: Temporal.PlainDate): boolean {
  const when = whenOf(starts)
  return when instanceof Temporal.Instant
    ? Temporal.Instant.compare(when, now) <= 0
    : Temporal.PlainDate.compare(when, today) < 0
}

const whenOf = (starts: string): Temporal.PlainDate | Temporal.Instant =>
  starts.includes('T') ? Temporal.Instant.from(starts) : Temporal.PlainDate.from(starts)

export function eventOf(
  given: Given,
  { owner, host, publicUrl }: { owner: string; host: string; publicUrl: string },
): FeedEvent {
  const url = `${publicUrl}${given.href}`
  return {
    uid: `${given.key}.${owner}@${host}`,
    sequence: given.sequence,
    changedAt: given.changedAt,
    when: whenOf(given.starts),
    title: given.title,
    description: openIt(url),
    url,
    isCancelled: given.cancelledAt !== null,
  }
}

export const name = 'Safar: my plan'
export const fileName = 'my-plan.ics'
export const gone = 'This calendar address is not in use any more. Sign in to Safar and make a new one under Your plan.'
const openIt = (url: string): string => `Open it in Safar: ${url}`
export const madeLetter = {
  subject: 'Your plan now has a calendar address',
  lines: [
    'An address was made just now at which calendars fetch the dates of your plan. Whoever has it reads those dates, without signing in, until you stop it.',
    'If that wasn’t you, stop it under Your profile, Your data: “Where your data can be reached”, and set a new password from the sign-in page.',
  ],
}
