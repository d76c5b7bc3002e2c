import type { planCalendarContracts } from '../contract.ts'
import { apiOf } from '#src/browser/api.ts'

export const { planCalendar } = apiOf<typeof planCalendarContracts>()
