import { describe, expect, test } from 'vitest'
import { addWorkingDays, isWorkingDay, workingDayUpTo } from './holidays.ts'

const day = (text: string) => Temporal.PlainDate.from(text)

/** Weekdays of a year on which offices are closed. */
function closedIn(year: number): string[] {
  const days: string[] = []
  for (let on = day(`${year}-01-01`); on.year === year; on = on.add({ days: 1 }))
    if (on.dayOfWeek <= 5 && !isWorkingDay(on)) days.push(on.toString().slice(5))
  return days
}

describe('the holidays of a year', () => {
  // 26 January, 15 August and 2 October are India's; what falls on a weekend is closed anyway.
  test.each([
    [2026, '01-01 01-19 01-26 02-16 05-25 06-19 07-03 09-07 10-02 10-12 11-11 11-26 12-25'],
    // New Year's Day of 2028 is a Saturday, and is kept on the last day of 2027.
    [2027, '01-01 01-18 01-26 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31'],
    [2028, '01-17 01-26 02-21 05-29 06-19 07-04 08-15 09-04 10-02 10-09 11-10 11-23 12-25'],
  ])('%i', (year, days) => expect(closedIn(year).join(' ')).toBe(days))
})

test('working days are counted across a weekend and a holiday, both ways', () => {
  expect(addWorkingDays(day('2027-06-01'), -3).toString()).toBe('2027-05-26')
  expect(addWorkingDays(day('2027-05-26'), 3).toString()).toBe('2027-06-01')
})

test.each([
  ['2027-05-31', '2027-05-28'],
  ['2027-06-01', '2027-06-01'],
  ['2027-06-06', '2027-06-04'],
])('up to %s the last working day is %s', (on, found) => expect(workingDayUpTo(day(on)).toString()).toBe(found))
