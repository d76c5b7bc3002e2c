import { expect, test } from 'vitest'
import { byDay, isClosedOn } from '#src/features/appointments/rules.ts'
import { banksClosed, timeWords } from './rules.ts'

const slot = (startTime: string) => ({ startTime })

test('times stand under their Indian day, also those after midnight in London', () => {
  const days = byDay([
    slot('2026-06-16T04:30:00.000Z'),
    slot('2026-06-15T19:00:00.000Z'),
    slot('2026-06-15T18:00:00.000Z'),
  ])
  expect([...days].map(([day, times]) => [day, times.map(({ startTime }) => timeWords(startTime))])).toEqual([
    ['2026-06-15', ['23:30 IST']],
    ['2026-06-16', ['00:30 IST', '10:00 IST']],
  ])
})

test.each([
  ['2026-07-20', 'a Monday', false],
  ['2026-07-19', 'a Sunday', true],
  ['2026-07-04', 'the first Saturday', false],
  ['2026-07-11', 'the second Saturday', true],
  ['2026-07-25', 'the fourth Saturday', true],
  ['2026-08-29', 'the fifth Saturday', false],
  ['2027-01-26', 'Republic Day', true],
  ['2028-08-15', 'Independence Day', true],
  ['2026-10-02', 'Gandhi Jayanti', true],
])('%s, %s: banks closed %s', (day, _, isClosed) => {
  expect(isClosedOn(Temporal.PlainDate.from(day), banksClosed)).toBe(isClosed)
})
