import { z } from 'zod'
import { calendarFile } from '#src/wire/files.ts'
import { problem, proveAgain, tooManyRequests } from '#src/wire/problem.ts'
import { openRoute, studentRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import * as copy from './rules.ts'

export const calendarGone = problem('calendar-gone', 404, copy.gone)

const calendarView = z.object({ feed: z.object({ madeAt: moment, fetchedAt: moment.nullable() }).nullable() })
export type CalendarView = z.infer<typeof calendarView>

export const planCalendarContract = {
  read: studentRoute('GET', '/api/plan/calendar', {
    summary: 'Whether there is an address at which calendars fetch the plan. The address itself is shown once.',
    topic: 'plan',
    answer: calendarView,
  }),
  make: studentRoute('POST', '/api/plan/calendar', {
    summary:
      'Makes the address at which calendars fetch the plan, after a recent proof. An earlier address stops working.',
    answer: z.object({ address: z.url() }),
    problems: [proveAgain, tooManyRequests],
  }),
  revoke: studentRoute('DELETE', '/api/plan/calendar', {
    summary: 'Ends the calendar address. It stops working.',
    staysOpen: true,
  }),
  fetch: openRoute('GET', '/calendar/{token}.ics', {
    summary: 'The plan as a calendar (RFC 5545), for programs that know its secret address.',
    input: z.object({ token: z.string().max(200) }),
    problems: [calendarGone, tooManyRequests],
    ...calendarFile,
  }),
}

export const planCalendarContracts = { planCalendar: planCalendarContract }
