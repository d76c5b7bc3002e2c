import { describe, expect, test } from 'vitest'
import { slotStarts, timesAt, type Hours } from '#src/features/appointments/rules.ts'
import { slotsByDay } from './rules.ts'

const zone = 'America/New_York'
const day = (text: string) => Temporal.PlainDate.from(text)
const at = (text: string) => Temporal.Instant.from(text)
const daily = (from: string, until: string): Hours[] => [1, 2, 3, 4, 5, 6, 7].map(weekday => ({ weekday, from, until }))
const starts = (hours: Hours[], first: string) => slotStarts({ zone, hours }, day(first), 1).map(String)

describe('an hour of New York, over both changes of its clock', () => {
  // In 2026 summer time begins on Sunday 8th March and ends on Sunday 1st November; India has none.
  test.each(
    // oxfmt-ignore
    [
    // the day      in UTC                   in India        the day there   in New York
    ['2026-03-07', '2026-03-07T13:00:00Z', '6:30 pm IST', '03-07-2026', '8:00 am ET'],
    ['2026-03-08', '2026-03-08T12:00:00Z', '5:30 pm IST', '03-08-2026', '8:00 am ET'],
    ['2026-03-09', '2026-03-09T12:00:00Z', '5:30 pm IST', '03-09-2026', '8:00 am ET'],
    ['2026-10-31', '2026-10-31T12:00:00Z', '5:30 pm IST', '10-31-2026', '8:00 am ET'],
    ['2026-11-01', '2026-11-01T13:00:00Z', '6:30 pm IST', '11-01-2026', '8:00 am ET'],
    ['2026-11-02', '2026-11-02T13:00:00Z', '6:30 pm IST', '11-02-2026', '8:00 am ET'],
  ],
  )('8:00 on %s', (on, utc, home, key, away) => {
    expect(starts(daily('08:00', '08:30'), on)).toEqual([utc])
    expect(timesAt(at(utc), zone)).toMatchObject({ home, away })
    expect(Object.keys(slotsByDay([at(utc)]))).toEqual([key])
    expect(Object.keys(slotsByDay([at(utc)], zone))).toEqual([key])
  })

  test.each([
    // An evening there is the next morning in India: another day.
    ['2026-03-07', '03-07-2026', '03-08-2026', '6:30 am IST'],
    ['2026-03-08', '03-08-2026', '03-09-2026', '5:30 am IST'],
    ['2026-10-31', '10-31-2026', '11-01-2026', '5:30 am IST'],
    ['2026-11-01', '11-01-2026', '11-02-2026', '6:30 am IST'],
  ])('20:00 on %s', (on, there, here, home) => {
    const [start = at('1970-01-01T00:00:00Z')] = slotStarts({ zone, hours: daily('20:00', '20:30') }, day(on), 1)
    expect(Object.keys(slotsByDay([start], zone))).toEqual([there])
    expect(Object.keys(slotsByDay([start]))).toEqual([here])
    expect(timesAt(start, zone).home).toBe(home)
    expect(timesAt(start, zone).away).toBe(`8:00 pm ET on ${ordinalOf(on)}`)
  })

  const ordinalOf = (on: string) =>
    ({
      '2026-03-07': '7th March 2026',
      '2026-03-08': '8th March 2026',
      '2026-10-31': '31st October 2026',
      '2026-11-01': '1st November 2026',
    })[on]
})

test('every time of a year falls into the hours of its own day, once, on a half hour', () => {
  const hours: Hours[] = [...daily('00:00', '02:30'), ...daily('21:30', '24:00')]
  const all = slotStarts({ zone, hours }, day('2026-01-01'), 365)
  expect(new Set(all.map(String)).size).toBe(all.length)
  for (const start of all) {
    expect(start.epochMilliseconds % 1_800_000).toBe(0)
    const { hour, minute } = start.toZonedDateTimeISO(zone)
    const clock = hour + minute / 60
    expect(clock < 3.5 || clock >= 21.5, String(start)).toBe(true)
  }
  for (const where of [zone, 'Asia/Kolkata']) {
    const byDay = slotsByDay(all, where)
    expect(Object.values(byDay).flat()).toHaveLength(all.length)
    for (const [key, times] of Object.entries(byDay)) {
      expect(times).toEqual(times.toSorted())
      const [month, dayOfMonth, year] = key.split('-')
      for (const time of times) {
        expect(at(time).toZonedDateTimeISO(where).toPlainDate().toString()).toBe(`${year}-${month}-${dayOfMonth}`)
      }
    }
  }
})
