import { expect, test } from 'vitest'
import { comingStarts } from './rules.ts'

const dates = {
  fall: { start: '2026-08-20', end: '2026-12-18' },
  annual: { start: '2026-08-20', end: '2027-08-19' },
  spring: { start: '2027-01-11', end: '2027-05-14' },
  summer: { start: '2026-05-24', end: '2026-08-06' },
}

test('those that still begin, the earliest first, each day once; none where no term is known', () => {
  expect(comingStarts(dates, '2026-06-15')).toEqual([
    { term: 'fall', start: '2026-08-20' },
    { term: 'spring', start: '2027-01-11' },
  ])
  expect(comingStarts({}, '2026-06-15')).toEqual([])
})
