// Times by their Indian day, and as they are said.
import { dayOf, homeZone } from '#src/values/dates.ts'
import { isNationalHoliday } from '#src/values/holidays.ts'

type Slot = { startTime: string }

/** ISO day to its times, in order. */
export function byDay<S extends Slot>(slots: readonly S[]): Map<string, S[]> {
  const sorted = slots.toSorted((one, other) => (one.startTime < other.startTime ? -1 : 1))
  return Map.groupBy(sorted, ({ startTime }) => dayOf(Temporal.Instant.from(startTime)).toString())
}

/** 'hh:mm', with its zone. */
export const timeWords = (moment: string): string =>
  `${Temporal.Instant.from(moment).toZonedDateTimeISO(homeZone).toPlainTime().toString({ smallestUnit: 'minute' })} IST`

/** Days on which banks in India are closed: Sundays, second and fourth Saturdays, and national holidays. */
export function isBankClosed(day: Temporal.PlainDate): boolean {
  const week = Math.ceil(day.day / 7)
  if (day.dayOfWeek === 7 || (day.dayOfWeek === 6 && (week === 2 || week === 4))) return true
  return isNationalHoliday(day)
}
