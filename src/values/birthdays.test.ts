import { expect, test } from 'vitest'
import { birthProblem } from './birthdays.ts'

test.each([
  ['2003-04-17', undefined],
  ['04/17/2003', undefined],
  ['2003-02-31', 'no-day'],
  ['', 'no-day'],
  ['2026-06-15', 'ahead'],
  ['2012-06-15', undefined],
  ['2012-06-16', 'child'],
  ['1916-06-15', undefined],
  ['1915-06-15', 'long-ago'],
])('a birth on %j is %s on 15 June 2026', (day, problem) => {
  expect(birthProblem(day, Temporal.PlainDate.from('2026-06-15'))).toBe(problem)
})
