import { describe, expect, test } from 'vitest'
import { dollars } from '#src/values/money.ts'
import { allCostKinds, type CostKind } from '../kinds/rules.ts'
import { plainCost, rowsOf, sumOf, type Cost } from '../rules.ts'
import { answerFor, groupsOf, unpaidOf } from './rules.ts'

const cost = (kind: CostKind, more: Partial<Cost> = {}): Cost => ({
  ...plainCost,
  id: kind,
  kind,
  what: kind,
  payee: '',
  amount: dollars(100_00),
  paidPaise: 8_850_00,
  on: '2027-05-01',
  isPaid: true,
  origin: 'own',
  ...more,
})
const ends = { interview: null, landing: null, yearEnd: null }
const all = rowsOf(
  allCostKinds.map(kind => cost(kind)),
  885_000,
  ends,
)

describe.each(['refused', 'later'] as const)('%s', what => {
  test('each paid row is in one group, and the groups come to what was paid', () => {
    const groups = groupsOf(all, what)
    expect(groups.flatMap(({ rows }) => rows.map(({ row }) => row.id)).toSorted()).toEqual(allCostKinds.toSorted())
    expect(groups.reduce((sum, group) => sum + group.sum.paise, 0)).toBe(sumOf(all).paise)
  })

  test('nothing is said to come back for sure but tuition less fees and a tax', () => {
    const sure = allCostKinds.filter(kind => answerFor(kind, what).verdict === 'back')
    expect(sure).toEqual(what === 'refused' ? ['firstYear', 'tuition', 'tcs'] : ['tcs'])
  })
})

test.each([
  ['mrvFee', 'refused', 'gone'],
  ['mrvFee', 'later', 'moves'],
  ['sevisFee', 'refused', 'moves'],
  ['deposit', 'refused', 'ask'],
  ['tuition', 'later', 'ask'],
] as const)('%s, %s: %s', (kind, what, verdict) => expect(answerFor(kind, what).verdict).toBe(verdict))

test('what came back already, what is not paid and what may come is not counted as paid', () => {
  const rows = rowsOf(
    [
      cost('flight', { returned: 100_00 }),
      cost('insurance', { isPaid: false, isFixed: true }),
      cost('integrityFee', { isPaid: false, mayCome: true }),
    ],
    885_000,
    ends,
  )
  expect(groupsOf(rows, 'refused')).toEqual([])
  expect(unpaidOf(rows, 'refused').map(({ kind }) => kind)).toEqual(['insurance'])
})

test('after a refusal the fees of the visa are not among what to stop: they are spent', () => {
  const rows = rowsOf(
    (['mrvFee', 'sevisFee', 'flight'] as const).map(kind => cost(kind, { isPaid: false, isFixed: true })),
    885_000,
    ends,
  )
  expect(unpaidOf(rows, 'refused').map(({ kind }) => kind)).toEqual(['flight'])
  expect(
    unpaidOf(rows, 'later')
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['flight', 'mrvFee', 'sevisFee'])
})
