// When banks can be met, and how the time is said.
import type { ClosedDays } from '#src/features/appointments/rules.ts'
import { homeZone } from '#src/values/dates.ts'
import { isNationalHoliday } from '#src/values/holidays.ts'

/** 'hh:mm', with its zone. */
export const timeWords = (moment: string): string =>
  `${Temporal.Instant.from(moment).toZonedDateTimeISO(homeZone).toPlainTime().toString({ smallestUnit: 'minute' })} IST`

/** Banks in India: Sundays, second and fourth Saturdays, and national holidays. */
export const banksClosed: ClosedDays = { openOn: [1, 2, 3, 4, 5, 6], saturdays: [2, 4], holidays: isNationalHoliday }
