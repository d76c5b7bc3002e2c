// Clinics, their times, and what an appointment becomes.
import { checkTimes, type TypedTimes } from '#src/features/appointments/rules.ts'
import { dayOf, formatClock } from '#src/values/dates.ts'
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

/** As a form shows them. */
export const typedPrices = (prices: Prices): TypedClinic['prices'] => ({
  mmr: inRupees(prices.mmr),
  tdap: inRupees(prices.tdap),
  menacwy: inRupees(prices.menacwy),
  hepb: inRupees(prices.hepb),
  varicella: inRupees(prices.varicella),
  tb: inRupees(prices.tb),
})

const inRupees = (paise: number | undefined): string => (paise === undefined ? '' : String(paise / 100))

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
