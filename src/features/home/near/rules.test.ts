import { expect, test } from 'vitest'
import { isNear, nearWords } from './rules.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const today = day('2026-07-01')

test.each([
  ['2026-07-01', 'today', true],
  ['2026-07-02', 'tomorrow', true],
  ['2026-07-04', 'in 3 days', true],
  ['2026-07-08', 'in 7 days', true],
  ['2026-07-09', undefined, false],
  ['2027-01-01', undefined, false],
])('%s is said as %s', (text, words, near) => {
  expect(nearWords(day(text), today)).toBe(words)
  expect(isNear(day(text), today)).toBe(near)
})
