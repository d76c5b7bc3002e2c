// Today at the desk: what stands first, what is put off and until when it may be.
import { dayOf, formatClock, formatDay, homeZone } from '#src/values/dates.ts'
import { byDue, placeInToday, urgencies, type Priority } from '../rules.ts'

const mostWords = 160

/** How long it is kept that somebody looked at what waits no more. */
export const daysOfALook = 30

/** What fits into two lines of a row. */
export function firstOf(text: string): string {
  const letters = [...text.replaceAll(/\s+/g, ' ').trim()]
  return letters.length <= mostWords ? letters.join('') : `${letters.slice(0, mostWords - 1).join('')}…`
}

type Ordered = { dueAt: string; priority: Priority; saidAt: string; student: unknown }

/** What is late or urgent, and of that what a student waits for; then by the promise, then who has waited longest. */
export const inOrder = <Row extends Ordered>(rows: readonly Row[], now: Temporal.Instant): Row[] =>
  rows.toSorted(
    (one, other) =>
      urgencies.indexOf(placeInToday(one, now)) - urgencies.indexOf(placeInToday(other, now)) ||
      Number(one.student === null) - Number(other.student === null) ||
      byDue(one, other) ||
      Temporal.Instant.compare(Temporal.Instant.from(one.saidAt), Temporal.Instant.from(other.saidAt)),
  )

type Snooze = { until: Temporal.Instant; at: Temporal.Instant }

/** It ends by itself: at its time, and as soon as they write. */
export const isAsleep = ({ until, at }: Snooze, saidAt: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, until) < 0 && Temporal.Instant.compare(saidAt, at) <= 0

export type SnoozeChoice = { label: string; /** Nothing: until they write. */ until: Temporal.Instant | null }

/** What may be chosen; nothing once the promise is broken. */
export function snoozeChoices(dueAt: Temporal.Instant, now: Temporal.Instant): readonly SnoozeChoice[] {
  if (Temporal.Instant.compare(now, dueAt) >= 0) return []
  const morning = (days: number) =>
    dayOf(now).add({ days }).toZonedDateTime({ timeZone: homeZone, plainTime: '09:00' }).toInstant()
  return [
    { label: 'Until tomorrow, 9 am', until: morning(1) },
    { label: 'For two days, until 9 am', until: morning(2) },
    { label: 'Until they write', until: null },
  ].filter(({ until }) => until === null || Temporal.Instant.compare(until, dueAt) <= 0)
}

/** '2 h', '3 d': how long it waits. */
export function ageOf(since: Temporal.Instant, now: Temporal.Instant): string {
  const minutes = Math.max(1, Math.floor(now.since(since).total('minutes')))
  if (minutes < 60) return `${minutes} min`
  return minutes < 24 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} d`
}

/** 'today at 4:38 pm IST', '27th November 2026 at 9:00 am IST'. */
export function timeWords(moment: Temporal.Instant, now: Temporal.Instant): string {
  const day = dayOf(moment)
  const clock = `${formatClock(moment)} IST`
  if (day.equals(dayOf(now))) return `today at ${clock}`
  return day.equals(dayOf(now).add({ days: 1 })) ? `tomorrow at ${clock}` : `${formatDay(day)} at ${clock}`
}
