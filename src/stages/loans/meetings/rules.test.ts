import { expect, test } from 'vitest'
import { byDay, timeWords } from './rules.ts'

const slot = (startTime: string) => ({ startTime })

test('times stand under their Indian day, also those after midnight in London', () => {
  const days = byDay([slot('2026-06-16T04:30:00.000Z'), slot('2026-06-15T19:00:00.000Z'), slot('2026-06-15T18:00:00.000Z')])
  expect([...days].map(([day, times]) => [day, times.map(({ startTime }) => timeWords(startTime))])).toEqual([
    ['2026-06-15', ['23:30 IST']],
    ['2026-06-16', ['00:30 IST', '10:00 IST']],
  ])
})
