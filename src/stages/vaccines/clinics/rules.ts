// Clinics, their times, and what an appointment becomes.
import { checkTimes, type TypedTimes } from '#src/features/appointments/rules.ts'
import { dayOf, formatClock } from '#src/values/dates.ts'
import { isNationalHoliday } from '#src/values/holidays.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import type { Vaccine } from '../requirements/rules.ts'
import * as copy from './copy.ts'

/** In paise. What a clinic does not give has no price. */
export type Prices = Partial<Record<Vaccine, number>>

/** Until when one may move or give up. */
export const hoursBefore = 24
export const mayChange = (start: string, now: string): boolean =>
  Temporal.Instant.compare(Temporal.Instant.from(start).subtract({ hours: hoursBefore }), Temporal.Instant.from(now)) >=
  0

/** Anyone who is to come needs to know of it. */
export const noticeHours = 2

export const packageOf = (prices: Prices, wanted: readonly Vaccine[]): { vaccines: Vaccine[]; sum: number } => {
  const given = wanted.filter(vaccine => prices[vaccine] !== undefined)
  return { vaccines: given, sum: given.reduce((sum, vaccine) => sum + (prices[vaccine] ?? 0), 0) }
}

/** No clinic sees anybody on a national holiday, and each has its days of the week. */
export const isClosedOn = (day: Temporal.PlainDate, openOn: readonly number[]): boolean =>
  isNationalHoliday(day) || !openOn.includes(day.dayOfWeek)

export const isClosedAt = (start: Temporal.Instant, openOn: readonly number[]): boolean =>
  isClosedOn(dayOf(start), openOn)

export const timeWords = (moment: string): string => `${formatClock(Temporal.Instant.from(moment))} IST`

export type TypedPlaces = TypedTimes & { places: string }

export const mostPlaces = 50

const timeWordsOf = {
  day: copy.required.day,
  closed: copy.closedThen,
  time: copy.required.time,
  order: copy.untilAfterFrom,
} as const

export const checkPlaces = ({ places, ...times }: TypedPlaces, openOn: readonly number[]): Messages => ({
  ...checkTimes(times, day => isClosedOn(day, openOn), timeWordsOf),
  ...messages({
    places: !(/^\d{1,2}$/.test(places) && Number(places) >= 1 && Number(places) <= mostPlaces) && copy.placesInvalid,
  }),
})
