import { expect, test } from 'vitest'
import { isDueForRecheck, sourcesInWords } from './guide.ts'

test.each([
  ['2026-02-25', '2026-08-25', false],
  ['2026-02-25', '2026-08-26', true],
  ['2026-08-31', '2027-02-28', false],
  ['2026-08-31', '2027-03-01', true],
])('a fact checked on %s is due for a re-check on %s: %s', (checkedOn, today, expected) => {
  expect(isDueForRecheck(checkedOn, today)).toBe(expected)
})

test('sources of one day are named together', () => {
  expect(
    sourcesInWords([
      { name: 'One', checkedOn: '2026-07-01' },
      { name: 'Two', checkedOn: '2026-07-01' },
    ]),
  ).toBe('One; Two, checked on 1st July 2026')
})
