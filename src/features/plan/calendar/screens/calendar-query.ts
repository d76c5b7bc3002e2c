import type { planCalendarContracts } from '../contract.ts'
import { apiOf } from '#src/browser/api.ts'
import { readQuery } from '#src/browser/queries.ts'

export const { planCalendar } = apiOf<typeof planCalendarContracts>()
export const calendarQuery = readQuery(['plan', 'calendar'], planCalendar.read)
