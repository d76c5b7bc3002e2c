import { expect, test } from 'vitest'
import { inOrder, isDue, type FactRow } from './rules.ts'

const fact = (text: string, checkedOn: string, isSample = false): FactRow => ({
  text,
  source: { name: 'A page', checkedOn },
  shownAt: '/',
  editedAt: null,
  isSample,
})

test.each([
  ['six months and a day', fact('a', '2026-05-22'), true],
  ['six months to the day', fact('a', '2026-05-23'), false],
  ['sample data, however old', fact('a', '2020-01-01', true), false],
])('checked %s ago', (_, row, due) => {
  expect(isDue(row, '2026-11-23')).toBe(due)
})

test('the oldest check comes first, sample data last', () => {
  const rows = [fact('sample', '2020-01-01', true), fact('new', '2026-07-01'), fact('old', '2025-01-01')]
  expect(inOrder(rows).map(({ text }) => text)).toEqual(['old', 'new', 'sample'])
})
