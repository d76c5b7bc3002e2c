import { apiOf } from '#src/browser/api.ts'
import { readQuery } from '#src/browser/queries.ts'
import type { planCalendarContract } from '../contract.ts'

export const planCalendar = apiOf<typeof planCalendarContract>('planCalendar')
export const calendarQuery = readQuery(['plan', 'calendar'], planCalendar.read)
