import { expect, test } from 'vitest'
import { dollars, rupees } from '#src/values/money.ts'
import { cardRate, compare, orderedRates, type Provider, type RateOrder } from './rules.ts'

const provider = (name: string, rate: number, fee = 0, minutes: number | null = 60): Provider => ({
  name,
  logo: null,
  rate,
  fee: rupees(fee),
  minutes,
})

test('the one with which most arrives stands first, whatever its rate', () => {
  const rows = compare([
    provider('dear', 910_000),
    provider('free but slow', 890_000),
    provider('sharp with a fee', 886_000, 500_00),
  ])
  expect(rows.map(({ name, received, diff, isCheapest }) => [name, received, diff, isCheapest])).toEqual([
    ['free but slow', dollars(1_123_59), dollars(0), true],
    ['sharp with a fee', dollars(1_123_02), dollars(57), false],
    ['dear', dollars(1_098_90), dollars(24_69), false],
  ])
})

test('of two alike the faster stands first, and one that does not say how fast it is last', () => {
  const names = compare([
    provider('unknown', 885_000, 0, null),
    provider('slow', 885_000, 0, 900),
    provider('fast', 885_000, 0, 5),
  ])
  expect(names.map(({ name }) => name)).toEqual(['fast', 'slow', 'unknown'])
})

test('nobody to compare is no fault', () => expect(compare([])).toEqual([]))

test('our card takes one percent above the rate between banks', () => expect(cardRate(885_000)).toBe(893_850))

test.each<[RateOrder, string]>([
  ['received', 'ABC'],
  ['fee', 'BCA'],
  ['time', 'BAC'],
])('by %s the rows are %s', (order, names) => {
  const rows = [
    { name: 'C', rgets: 100, fee: 0, timeTaken: null },
    { name: 'A', rgets: 120, fee: 50, timeTaken: 60 },
    { name: 'B', rgets: 110, fee: 0, timeTaken: 5 },
  ]
  expect(
    orderedRates(rows, order)
      .map(({ name }) => name)
      .join(''),
  ).toBe(names)
})
