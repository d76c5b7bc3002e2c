// When banks can be met, and how the time is said.
import { homeZone } from '#src/values/dates.ts'
import { isNationalHoliday } from '#src/values/holidays.ts'

/** 'hh:mm', with its zone. */
export const timeWords = (moment: string): string =>
  `${Temporal.Instant.from(moment).toZonedDateTimeISO(homeZone).toPlainTime().toString({ smallestUnit: 'minute' })} IST`

/** Days on which banks in India are closed: Sundays, second and fourth Saturdays, and national holidays. */
export function isBankClosed(day: Temporal.PlainDate): boolean {
  const week = Math.ceil(day.day / 7)
  if (day.dayOfWeek === 7 || (day.dayOfWeek === 6 && (week === 2 || week === 4))) return true
  return isNationalHoliday(day)
}
