// The hours and days on which a host is open.
import { expect, test } from 'vitest'
import { checkTimes, hoursProblem, isClosedOn, slotStarts, type ClosedDays, type Hours } from './rules.ts'

const zone = 'America/New_York'
const day = (text: string) => Temporal.PlainDate.from(text)
const daily = (from: string, until: string): Hours[] => [1, 2, 3, 4, 5, 6, 7].map(weekday => ({ weekday, from, until }))
const starts = (hours: Hours[], first: string, days = 1, closed: ClosedDays = {}) =>
  slotStarts({ zone, hours, ...closed }, day(first), days).map(String)

test('where the clock jumps, an hour that is not there holds no call, and one that comes twice holds twice as many', () => {
  expect(starts(daily('01:00', '04:00'), '2026-03-07')).toHaveLength(6)
  expect(starts(daily('01:00', '04:00'), '2026-03-08')).toEqual([
    '2026-03-08T06:00:00Z',
    '2026-03-08T06:30:00Z',
    '2026-03-08T07:00:00Z',
    '2026-03-08T07:30:00Z',
  ])
  expect(starts(daily('01:00', '04:00'), '2026-11-01')).toHaveLength(8)
})

test('a day off is one of the host’s own calendar', () => {
  expect(starts(daily('20:00', '21:00'), '2026-06-15', 2, { daysOff: ['2026-06-15'] })).toEqual([
    '2026-06-17T00:00:00Z',
    '2026-06-17T00:30:00Z',
  ])
})

const kinds = {
  'says nothing': {},
  'is open from Monday to Saturday': { openOn: [1, 2, 3, 4, 5, 6] },
  'is closed on second Saturdays': { saturdays: [2] },
  'has a day off': { daysOff: ['2026-06-18'] },
  'keeps a holiday': { holidays: on => on.equals(day('2026-08-15')) },
} satisfies Record<string, ClosedDays>

test.each<[keyof typeof kinds, string[]]>([
  ['says nothing', []],
  ['is open from Monday to Saturday', ['2026-06-14']],
  ['is closed on second Saturdays', ['2026-06-13']],
  ['has a day off', ['2026-06-18']],
  ['keeps a holiday', ['2026-08-15']],
])('a host that %s is closed on %j', (kind, closedOn) => {
  // A Saturday, the Sunday after, a Thursday, the third Saturday, and one in August.
  const all = ['2026-06-13', '2026-06-14', '2026-06-18', '2026-06-20', '2026-08-15']
  expect(all.filter(on => isClosedOn(day(on), kinds[kind]))).toEqual(closedOn)
})

test('times that staff type on a closed day are refused in the words of their stage', () => {
  const words = { day: 'Which day?', closed: 'Closed.', time: 'Which time?', order: 'Too early.' }
  const typed = { day: '2026-06-18', from: '10:00', until: '11:00' }
  expect(checkTimes(typed, {}, words)).toEqual({})
  expect(checkTimes(typed, { daysOff: ['2026-06-18'] }, words)).toEqual({ day: 'Closed.' })
})

test.each<[string, Hours[], boolean]>([
  ['in order', daily('08:00', '11:00'), true],
  ['until midnight', daily('22:00', '24:00'), true],
  ['two a day', [...daily('08:00', '09:00'), ...daily('09:00', '10:00')], true],
  ['that overlap', [...daily('08:00', '09:30'), ...daily('09:00', '10:00')], false],
  ['that end before they begin', daily('11:00', '08:00'), false],
  ['on a quarter', daily('08:15', '09:15'), false],
  ['that are no clock', daily('8', '25:00'), false],
])('hours %s', (_, hours, isRight) => {
  expect(hoursProblem(hours, { wrong: 'Wrong.', overlap: 'Overlap.' }) === undefined).toBe(isRight)
})
