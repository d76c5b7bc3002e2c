import { expect, test } from 'vitest'
import { titleOf } from './copy.ts'
import { financialYears } from '#src/features/papers/rules.ts'
import { countOf, papersOn } from './rules.ts'

test.each([
  ['2026-03-31', ['2024-25', '2023-24', '2022-23']],
  ['2026-04-01', ['2025-26', '2024-25', '2023-24']],
  ['2026-11-21', ['2025-26', '2024-25', '2023-24']],
  ['2100-06-01', ['2099-00', '2098-99', '2097-98']],
])('on %s the last three years that are over are %j', (today, years) => {
  expect(financialYears(Temporal.PlainDate.from(today))).toEqual(years)
})

test('each paper has one box, and what a year wants has three', () => {
  const papers = papersOn(Temporal.PlainDate.from('2026-11-21'))
  expect(new Set(papers.map(({ id }) => id)).size).toBe(papers.length)
  expect(papers.filter(({ name }) => name === 'bank-statements').map(({ id }) => id)).toEqual([
    'bank-statements-2026-27',
    'bank-statements-2025-26',
    'bank-statements-2024-25',
    'bank-statements-2023-24',
  ])
  expect(Object.entries(Object.groupBy(papers, ({ set }) => set)).map(([set, all]) => `${set} ${all.length}`)).toEqual([
    'personal 7',
    'educational 6',
    'work 2',
    'financial 11',
  ])
})

test('only what is on the list is counted', () => {
  const papers = papersOn(Temporal.PlainDate.from('2026-11-21'))
  const ticks = ['passport', 'bank-statements-2025-26', 'bank-statements-2019-20'].map(paper => ({
    paper,
    tickedAt: '',
  }))
  expect(countOf(papers, ticks)).toBe(2)
})

test('bank statements reach the day of the list, tax returns end with the last year that is over', () => {
  const papers = papersOn(Temporal.PlainDate.from('2026-11-21'))
  const titles = (name: string) => papers.filter(one => one.name === name).map(titleOf)
  expect(titles('bank-statements')[0]).toBe('Bank statements, April 2026 to now')
  expect(titles('tax-returns')[0]).toBe('Income tax returns, April 2025 to March 2026')
})
