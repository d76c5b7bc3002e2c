// Clinics, their times, and what an appointment becomes.
import { dayOf, formatClock, homeZone, parseDay } from '#src/values/dates.ts'
import { isNationalHoliday } from '#src/values/holidays.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'
import { vaccines, type Vaccine } from '../requirements/rules.ts'
import * as copy from './copy.ts'

export const endings = ['attended', 'missed', 'cancelled', 'cancelled-by-clinic', 'lapsed'] as const
export type Ending = (typeof endings)[number]

/** In paise. What a clinic does not give has no price. */
export type Prices = Partial<Record<Vaccine, number>>

/** Until when one may move or give up. */
export const hoursBefore = 24
export const mayChange = (start: string, now: string): boolean =>
  Temporal.Instant.compare(Temporal.Instant.from(start).subtract({ hours: hoursBefore }), Temporal.Instant.from(now)) >=
  0

/** Whoever is to come needs to know of it. */
export const noticeHours = 2

export const packageOf = (prices: Prices, wanted: readonly Vaccine[]): { vaccines: Vaccine[]; sum: number } => {
  const given = wanted.filter(vaccine => prices[vaccine] !== undefined)
  return { vaccines: given, sum: given.reduce((sum, vaccine) => sum + (prices[vaccine] ?? 0), 0) }
}

/** ISO day to its times, in order. */
export function byDay<S extends { startTime: string }>(slots: readonly S[]): Map<string, S[]> {
  const sorted = slots.toSorted((one, other) => (one.startTime < other.startTime ? -1 : 1))
  return Map.groupBy(sorted, ({ startTime }) => dayOf(Temporal.Instant.from(startTime)).toString())
}

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** No clinic sees anybody on a national holiday, and each has its days of the week. */
export const isClosedOn = (day: Temporal.PlainDate, openOn: readonly number[]): boolean =>
  isNationalHoliday(day) || !openOn.includes(day.dayOfWeek)

export const isClosedAt = (start: Temporal.Instant, openOn: readonly number[]): boolean =>
  isClosedOn(dayOf(start), openOn)

export const timeWords = (moment: string): string => `${formatClock(Temporal.Instant.from(moment))} IST`

export type TypedClinic = {
  name: string
  city: string
  address: string
  phone: string
  isSample: boolean
  openOn: readonly number[]
  /** As typed, in rupees; empty for what is not given. */
  prices: Readonly<Record<Vaccine, string>>
}

export const noPrices: TypedClinic['prices'] = { mmr: '', tdap: '', menacwy: '', hepb: '', varicella: '', tb: '' }

export const checkClinic = ({ name, city, address, phone, prices, openOn }: TypedClinic): Messages =>
  messages({
    name: textProblem(name.trim(), { required: copy.required.name, most: 120 }),
    city: textProblem(city.trim(), { required: copy.required.city, most: 60 }),
    address: textProblem(address.trim(), { required: copy.required.address, most: 300 }),
    phone: textProblem(phone.trim(), { required: copy.required.phone, most: 40 }),
    openOn: openOn.length === 0 && copy.required.openOn,
    prices:
      vaccines.some(vaccine => prices[vaccine] !== '' && paiseIn(prices[vaccine]) === undefined) && copy.priceInvalid,
  })

export const paiseIn = (typed: string): number | undefined =>
  /^\d{1,6}$/.test(typed.trim()) ? Number(typed.trim()) * 100 : undefined

export const pricesIn = (typed: TypedClinic['prices']): Prices =>
  Object.fromEntries(
    vaccines.flatMap(vaccine => {
      const paise = paiseIn(typed[vaccine])
      return paise === undefined ? [] : [[vaccine, paise]]
    }),
  )

export type TypedTimes = { day: string; from: string; until: string; places: string }

export const mostPlaces = 50
export const minutesLong = 30

export function checkTimes({ day, from, until, places }: TypedTimes, openOn: readonly number[]): Messages {
  return messages({
    day: dayProblem(parseDay(day), openOn),
    from: !isTime(from) && copy.required.time,
    until: (!isTime(until) && copy.required.time) || (isTime(from) && until <= from && copy.untilAfterFrom),
    places: !(/^\d{1,2}$/.test(places) && Number(places) >= 1 && Number(places) <= mostPlaces) && copy.placesInvalid,
  })
}

function dayProblem(day: Temporal.PlainDate | undefined, openOn: readonly number[]): string | false {
  if (day === undefined) return copy.required.day
  return isClosedOn(day, openOn) && copy.closedThen
}

const isTime = (typed: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(typed)

/** Each half hour from the first that begins until the last that ends, as moments. */
export function startsOf({ day, from, until }: Pick<TypedTimes, 'day' | 'from' | 'until'>): string[] {
  const at = (time: string) => Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: homeZone, plainTime: time })
  const starts: string[] = []
  const end = at(until)
  for (let start = at(from); Temporal.ZonedDateTime.compare(start.add({ minutes: minutesLong }), end) <= 0;) {
    starts.push(start.toInstant().toString({ smallestUnit: 'millisecond' }))
    start = start.add({ minutes: minutesLong })
  }
  return starts
}
