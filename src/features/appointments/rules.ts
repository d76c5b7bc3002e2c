// When something takes place: the hours and days on which a host is open, their half hours, and how they are said in two
// time zones.
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

/** Monday is 1. Clocks of 24 hours on the full or half hour, '24:00' for midnight at the end. */
export type Hours = { weekday: number; from: string; until: string }

/** When a host sees nobody. What isn't said closes no day. */
export type ClosedDays = {
  /** Of the week: open on no other. */
  openOn?: readonly number[]
  /** Which Saturdays of a month. */
  saturdays?: readonly number[]
  /** ISO days of the host's own calendar. */
  daysOff?: readonly string[]
  holidays?: (day: Temporal.PlainDate) => boolean
}

export const isClosedOn = (
  day: Temporal.PlainDate,
  { openOn, saturdays = [], daysOff = [], holidays = () => false }: ClosedDays,
): boolean =>
  openOn?.includes(day.dayOfWeek) === false ||
  (day.dayOfWeek === 6 && saturdays.includes(Math.ceil(day.day / 7))) ||
  daysOff.includes(day.toString()) ||
  holidays(day)

export const isClosedAt = (start: Temporal.Instant, closed: ClosedDays): boolean => isClosedOn(dayOf(start), closed)

export type WeeklyHours = ClosedDays & { zone: string; hours: readonly Hours[] }

/** The times that begin in these hours, on these days of the host's own calendar. */
export const slotStarts = (host: WeeklyHours, first: Temporal.PlainDate, days: number): Temporal.Instant[] =>
  Array.from({ length: days }, (_, index) => first.add({ days: index }))
    .filter(day => !isClosedOn(day, host))
    .flatMap(day =>
      host.hours
        .filter(({ weekday }) => weekday === day.dayOfWeek)
        .flatMap(({ from, until }) =>
          halfHoursBetween(instantAt(day, from, host.zone), instantAt(day, until, host.zone)),
        ),
    )
    .toSorted(Temporal.Instant.compare)

function instantAt(day: Temporal.PlainDate, clock: string, zone: string): Temporal.Instant {
  const [on, time] = clock === '24:00' ? [day.add({ days: 1 }), '00:00'] : [day, clock]
  return on.toZonedDateTime({ timeZone: zone, plainTime: time }).toInstant()
}

export type HoursWords = Record<'wrong' | 'overlap', string>

export function hoursProblem(hours: readonly Hours[], words: HoursWords): string | undefined {
  const isRight = ({ from, until }: Hours) => isHalfHour(from) && (isHalfHour(until) || until === '24:00')
  if (!hours.every(one => isRight(one) && one.from < one.until)) return words.wrong
  return hours.some((one, index) => hours.slice(index + 1).some(other => overlap(one, other)))
    ? words.overlap
    : undefined
}

const overlap = (one: Hours, other: Hours): boolean =>
  one.weekday === other.weekday && one.from < other.until && other.from < one.until

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

export function checkTimes({ day, from, until }: TypedTimes, closed: ClosedDays, words: TimeWords): Messages {
  const parsed = parseDay(day)
  return messages({
    day: parsed === undefined ? words.day : isClosedOn(parsed, closed) && words.closed,
    from: !isHalfHour(from) && words.time,
    until: (!isClock(until) && words.time) || (isClock(from) && until <= from && words.order),
  })
}

const isClock = (typed: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(typed)

/** So that no two times of one host overlap. */
const isHalfHour = (typed: string): boolean => isClock(typed) && /:(00|30)$/.test(typed)

/** Each half hour that begins at `from` or later and ends by `until`, in Indian time. */
export function startsOf({ day, from, until }: TypedTimes): string[] {
  const at = (time: string) => instantAt(Temporal.PlainDate.from(day), time, homeZone)
  return halfHoursBetween(at(from), at(until)).map(momentOf)
}

/** Counted in time that passes: an hour that the clock skips holds none. */
export function halfHoursBetween(start: Temporal.Instant, end: Temporal.Instant): Temporal.Instant[] {
  const count = Math.max(0, Math.floor(start.until(end).total('minutes') / slotMinutes))
  return Array.from({ length: count }, (_, index) => start.add({ minutes: index * slotMinutes }))
}
