import { expect, test } from 'vitest'
import type { FactRow } from '../rules.ts'
import { groupsIn } from './rules.ts'

const fact = (text: string, address: string | undefined, checkAgainBy: string): FactRow => ({
  text,
  source: { name: 'A page', checkedOn: '2026-01-01', ...(address !== undefined && { address }) },
  shownAt: '/',
  editedAt: null,
  isSample: false,
  checkAgainBy,
})
const said = (rows: readonly FactRow[], most?: number) =>
  groupsIn(rows, most).map(({ due, facts }) => [due, facts.map(({ text }) => text).join('')])

test('what was read on one page and is due on one day is read together, in the order of the rows', () => {
  const rows = [
    fact('a', 'https://one.example', '2026-07-01'),
    fact('b', 'https://two.example', '2026-07-01'),
    fact('c', 'https://one.example', '2026-07-01'),
    fact('d', 'https://one.example', '2026-08-01'),
    fact('e', undefined, '2026-08-02'),
    fact('f', undefined, '2026-08-02'),
  ]
  expect(said(rows)).toEqual([
    ['2026-07-01', 'ac'],
    ['2026-07-01', 'b'],
    ['2026-08-01', 'd'],
    ['2026-08-02', 'ef'],
  ])
})

test('no more than so many stand on the page, also of one page alone', () => {
  const rows = Array.from({ length: 40 }, (_, at) =>
    fact('x', `https://${at < 25 ? 'one' : 'two'}.example`, '2026-07-01'),
  )
  expect(groupsIn(rows).map(({ facts }) => facts.length)).toEqual([25, 5])
  expect(said(rows, 3)).toEqual([['2026-07-01', 'xxx']])
})
