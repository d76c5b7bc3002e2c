import { expect, test } from 'vitest'
import { type Partner, daysCovered, lastDay, monthsAllowed, startProblem } from './rules.ts'

test.each<[string, boolean, Partner, number, number]>(
  // oxfmt-ignore
  [
  // university                          custom dates  partner     months
  ['university-of-north-texas',          false,        'GBG',      12, 12],
  ['university-of-north-texas',          false,        'WellAway', 12, 12],
  ['university-of-north-texas',          false,        'MedPrime',  4, 12],
  ['university-of-north-texas',          true,         'GBG',       1, 12],
  ['university-of-southern-california',  false,        'GBG',       5, 12],
  ['university-of-southern-california',  true,         'GBG',       1, 12],
  ['boston-university',                  false,        'WellAway',  4, 12],
  ['boston-university',                  false,        'MedPrime',  4, 12],
],
)('%s, custom dates %s, %s: %i to %i months', (id, customDates, partner, least, most) => {
  expect(monthsAllowed({ id, customDates }, partner)).toEqual({ least, most })
})

test.each<[string, string, string | undefined, string, string | undefined]>(
  // oxfmt-ignore
  [
  // today        whitelisted    maxStartDate  start
  ['2022-06-15', '',            undefined,    '2022-06-14', 'past'],
  ['2022-06-15', '',            undefined,    '2022-06-15', undefined],
  ['2022-06-15', '2022-06-01',  undefined,    '2022-06-01', undefined],
  ['2022-06-15', '',            '2022-08-31', '2022-08-31', undefined],
  ['2022-06-15', '',            '2022-08-31', '2022-09-01', 'late'],
  ['2022-06-15', '2022-09-01',  '2022-08-31', '2022-09-01', undefined],
  // The cap has passed: tomorrow, and no later.
  ['2022-09-15', '',            '2022-08-31', '2022-09-16', undefined],
  ['2022-09-15', '',            '2022-08-31', '2022-09-17', 'late'],
  ['2024-08-14', '',            '2024-08-01', '2024-08-16', 'late'],
  // From 2024-08-15 on it does not bind, and the past stays shut.
  ['2024-08-15', '',            '2024-08-01', '2025-01-01', undefined],
  ['2026-06-15', '',            '2024-08-01', '2026-06-14', 'past'],
  ['2026-06-15', '',            '2024-08-01', '2027-06-14', undefined],
],
)('on %s, whitelisted %j, at most %s: %s is %s', (today, allowed, maxStartDate, start, problem) => {
  expect(startProblem(start, { allowedStartDates: allowed === '' ? [] : [allowed], maxStartDate }, today)).toBe(problem)
})

test('both days of a coverage count', () => {
  const start = Temporal.PlainDate.from('2026-08-15')
  expect(daysCovered(start, lastDay(start, 12))).toBe(365)
  expect(daysCovered(start, lastDay(start, 1))).toBe(31)
})
