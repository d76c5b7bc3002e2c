// When something takes place: its half hours, the days they are on, and how they are said in two time zones.
import { momentOf } from '#src/journey/moments.ts'
import { dayOf, formatDay, formatTimeIn, homeZone, parseDay } from '#src/values/dates.ts'
import { messages, type Messages } from '#src/values/messages.ts'

/** Of every appointment. */
export const slotMinutes = 30

/** All are whole half hours from UTC, so that appointments in two of them never overlap by a part. */
export const zoneNames = {
  'America/New_York': 'ET',
  'America/Chicago': 'CT',
  'America/Denver': 'MT',
  'America/Los_Angeles': 'PT',
  [homeZone]: 'IST',
} as const
type Zone = keyof typeof zoneNames

export const isKnownZone = (zone: string): zone is Zone => Object.hasOwn(zoneNames, zone)

/** From Monday, which is day 1. */
export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

export type Times = { day: string; home: string; away: string }

/** The day and 6:30 pm IST for the student; for the host 9:00 am ET, with its day where that is another. */
export function timesAt(start: Temporal.Instant, zone: string): Times {
  const other = isKnownZone(zone) && zone !== homeZone ? zone : 'America/New_York'
  const weekday = start.toLocaleString('en-IN', { weekday: 'long', timeZone: homeZone })
  return {
    day: `${weekday}, ${formatDay(dayOf(start))}`,
    home: formatTimeIn(start, homeZone, 'IST'),
    away: formatTimeIn(start, other, zoneNames[other]),
  }
}

/** Slots by their ISO day in India, in order. */
export function byDay<S extends { startTime: string }>(slots: readonly S[]): Map<string, S[]> {
  const sorted = slots.toSorted((one, other) => (one.startTime < other.startTime ? -1 : 1))
  return Map.groupBy(sorted, ({ startTime }) => dayOf(Temporal.Instant.from(startTime)).toString())
}

export const isPast = (moment: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(moment, now) <= 0

/** As staff type the times they offer. */
export type TypedTimes = { day: string; from: string; until: string }
export type TimeWords = Record<'day' | 'closed' | 'time' | 'order', string>

export function checkTimes(
  { day, from, until }: TypedTimes,
  isClosed: (day: Temporal.PlainDate) => boolean,
  words: TimeWords,
): Messages {
  const parsed = parseDay(day)
  return messages({
    day: parsed === undefined ? words.day : isClosed(parsed) && words.closed,
    from: !isHalfHour(from) && words.time,
    until: (!isClock(until) && words.time) || (isClock(from) && until <= from && words.order),
  })
}

const isClock = (typed: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(typed)

/** So that no two times of one host overlap. */
const isHalfHour = (typed: string): boolean => isClock(typed) && /:(00|30)$/.test(typed)

/** Each half hour that begins at `from` or later and ends by `until`, in Indian time. */
export function startsOf({ day, from, until }: TypedTimes): string[] {
  const at = (time: string) =>
    Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: homeZone, plainTime: time }).toInstant()
  return halfHoursBetween(at(from), at(until)).map(momentOf)
}

/** Counted in time that passes: an hour that the clock skips holds none. */
export function halfHoursBetween(start: Temporal.Instant, end: Temporal.Instant): Temporal.Instant[] {
  const count = Math.max(0, Math.floor(start.until(end).total('minutes') / slotMinutes))
  return Array.from({ length: count }, (_, index) => start.add({ minutes: index * slotMinutes }))
}
