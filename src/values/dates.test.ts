import { describe, expect, test } from 'vitest'
import {
  dayOf,
  formatClock,
  formatMomentIn,
  formatTimeIn,
  formatDay,
  formatMoment,
  formatUsDay,
  isoFrom,
  isUsZone,
  ordinal,
  parseDay,
  shortDay,
  type UsZone,
} from './dates.ts'

describe("a day, 'Do MMMM YYYY'", () => {
  test.each([
    ['2026-11-26', '26 Nov'],
    ['2027-11-25', '25 Nov'],
    ['2027-11-26', '26 Nov 2027'],
    ['2028-07-04', '4 Jul 2028'],
    ['2026-06-01', '1 Jun'],
    ['2025-12-31', '31 Dec 2025'],
  ])('in a row of 26th November 2026 %s is %s', (day, written) =>
    expect(shortDay(Temporal.PlainDate.from(day), Temporal.PlainDate.from('2026-11-26'))).toBe(written),
  )

  test.each([
    ['2026-11-21', '21st November 2026'],
    ['2022-08-01', '1st August 2022'],
    ['2026-01-02', '2nd January 2026'],
    ['2026-01-03', '3rd January 2026'],
    ['2026-01-11', '11th January 2026'],
    ['2026-01-12', '12th January 2026'],
    ['2026-01-13', '13th January 2026'],
    ['2024-02-29', '29th February 2024'],
    ['2026-12-31', '31st December 2026'],
  ])('%s is %s', (day, written) => expect(formatDay(Temporal.PlainDate.from(day))).toBe(written))
})

test.each([
  [111, '111th'],
  [122, '122nd'],
  [20, '20th'],
])('%i: %s', (number, written) => expect(ordinal(number)).toBe(written))

describe('what is read as a day', () => {
  test.each([
    ['2026-11-21', '2026-11-21'],
    ['11/21/2026', '2026-11-21'],
    ['1/2/2026', '2026-01-02'],
    [' 2026-11-21 ', '2026-11-21'],
    ['02/29/2024', '2024-02-29'],
    ['02/29/2026', undefined],
    ['21/11/2026', undefined], // the day stands second
    ['2026-13-01', undefined],
    ['2026-1-1', undefined],
    ['2026-11-21T00:00:00Z', undefined],
    ['tomorrow', undefined],
    ['', undefined],
  ])('%j: %s', (text, day) => expect(parseDay(text)?.toString()).toBe(day))
})

test('a day for a form of the US', () => expect(formatUsDay(Temporal.PlainDate.from('2003-05-07'))).toBe('05/07/2003'))

describe('a moment, in India and there', () => {
  test.each<[string, UsZone, string]>([
    ['2026-11-21T15:00:00Z', 'America/New_York', '8:30 pm IST / 10:00 am EST on 21st November 2026'],
    ['2026-07-01T15:00:00Z', 'America/New_York', '8:30 pm IST / 11:00 am EDT on 1st July 2026'],
    [
      '2026-11-21T18:30:00Z',
      'America/Chicago',
      '12:00 am IST on 22nd November 2026 / 12:30 pm CST on 21st November 2026',
    ],
    // The hour in which the clocks of the US go back happens twice.
    ['2026-11-01T05:30:00Z', 'America/New_York', '11:00 am IST / 1:30 am EDT on 1st November 2026'],
    ['2026-11-01T06:30:00Z', 'America/New_York', '12:00 pm IST / 1:30 am EST on 1st November 2026'],
    ['2026-07-01T15:00:00Z', 'America/Phoenix', '8:30 pm IST / 8:00 am MST on 1st July 2026'],
    ['2026-07-01T15:00:00Z', 'America/Los_Angeles', '8:30 pm IST / 8:00 am PDT on 1st July 2026'],
  ])('%s and %s: %s', (moment, zone, written) =>
    expect(formatMoment(Temporal.Instant.from(moment), zone)).toBe(written),
  )
})

test('at half past twelve at night in India it is still yesterday in London', () => {
  const moment = Temporal.Instant.from('2026-11-20T19:00:00Z')
  expect(dayOf(moment).toString()).toBe('2026-11-21')
  expect(dayOf(moment, 'Europe/London').toString()).toBe('2026-11-20')
})

test('zones of the US are known by name', () => {
  expect(isUsZone('America/Denver')).toBe(true)
  expect(isUsZone('Asia/Kolkata')).toBe(false)
  expect(isUsZone('toString')).toBe(false)
})

test.each([
  ['2026-06-15T06:00:00Z', '11:30 am'],
  ['2026-06-15T18:30:00Z', '12:00 am'],
  ['2026-06-15T15:05:00Z', '8:35 pm'],
])('%s is %s in India', (moment, clock) => expect(formatClock(Temporal.Instant.from(moment))).toBe(clock))

test.each([
  ['2026-06-20T13:00:00Z', '6:30 pm IST on 20th June 2026 / 9:00 am EDT / 8:00 am CDT'],
  ['2026-11-21T13:00:00Z', '6:30 pm IST on 21st November 2026 / 8:00 am EST / 7:00 am CST'],
  [
    '2026-11-21T02:00:00Z',
    '7:30 am IST on 21st November 2026 / 9:00 pm EST on 20th November 2026 / 8:00 pm CST on 20th November 2026',
  ],
])('%s is %s', (moment, words) => {
  expect(formatMomentIn(Temporal.Instant.from(moment), ['America/New_York', 'America/Chicago'])).toBe(words)
})

test('a time anywhere is named as one likes, with its day where that is another', () => {
  expect(formatTimeIn(Temporal.Instant.from('2026-06-20T13:00:00Z'), 'Asia/Dubai', 'where you are')).toBe(
    '5:00 pm where you are',
  )
  expect(formatTimeIn(Temporal.Instant.from('2026-06-20T17:00:00Z'), 'Asia/Tokyo', 'where you are')).toBe(
    '2:00 am where you are on 21st June 2026',
  )
})

test('a day in words is read back, and what says no day stays as it is', () => {
  expect(['2nd August 2026', '2026-08-02', '21st November 2026', 'soon'].map(isoFrom)).toEqual([
    '2026-08-02',
    '2026-08-02',
    '2026-11-21',
    'soon',
  ])
})
