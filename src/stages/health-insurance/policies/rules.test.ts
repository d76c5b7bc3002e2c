import { expect, test } from 'vitest'
import { coveredMonths, elapsedPercent, policyStatusOf } from './rules.ts'
import { endsInDays } from '../renewal/rules.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const policy = { coverageStartDate: '2026-08-15', coverageEndDate: '2027-08-14', hasCard: true, isEnded: false }

test.each([
  ['before it begins', '2026-08-14', {}, 'ahead', 0],
  ['on its first day', '2026-08-15', {}, 'active', 0],
  ['half a year in', '2027-02-13', {}, 'active', 50],
  ['on its last day', '2027-08-14', {}, 'active', 100],
  ['a day later', '2027-08-15', {}, 'over', 100],
  ['without a card', '2026-08-14', { hasCard: false }, 'being-set-up', 0],
  ['ended', '2026-09-01', { isEnded: true }, 'ended', 5],
])('%s', (_, today, change, status, percent) => {
  expect(policyStatusOf({ ...policy, ...change }, day(today))).toBe(status)
  expect(elapsedPercent(policy, day(today))).toBe(percent)
})

test('the renewal is spoken of from two months before the end on', () => {
  const given = ['2027-06-14', '2027-06-15', '2027-08-14', '2027-08-20'].map(today => endsInDays(policy, day(today)))
  expect(given).toEqual([undefined, 60, 0, -6])
})

test('the strip has a cell a month, filled as it goes by', () => {
  const months = coveredMonths(policy, day('2026-10-01'))
  expect(months).toHaveLength(12)
  expect(months.slice(0, 3).map(({ percent }) => percent)).toEqual([100, 53, 0])
  expect(coveredMonths({ ...policy, coverageEndDate: '2026-08-20' }, day('2026-08-16'))).toHaveLength(1)
})
