import { expect, test } from 'vitest'
import { apartsOf, daysAtMost, orderedLenders, type LenderOrder } from './rules.ts'

const compared = [
  {
    bank: 'A',
    rateFrom: 690,
    rateTo: 865,
    moratorium: 30,
    rebateAvailable: false,
    marginMoney: '10 to 15 %',
    hiddenFees: 'Processing fee of 1 to 2 %, with GST',
    usuallyTakes: '15 to 30 days',
    criteria: { most: 150 },
  },
  {
    bank: 'B',
    rateFrom: 690,
    rateTo: 840,
    moratorium: null,
    rebateAvailable: true,
    marginMoney: 'None',
    hiddenFees: 'Administration fee of up to 1.5 %',
    usuallyTakes: '1 to 2 weeks',
    criteria: { most: 75 },
  },
  {
    bank: 'C',
    rateFrom: 820,
    rateTo: 820,
    moratorium: 36,
    rebateAvailable: true,
    marginMoney: 'not said',
    hiddenFees: 'Legal fees of the property',
    usuallyTakes: 'not said',
    criteria: { most: 200 },
  },
]

test.each<[LenderOrder, string]>([
  ['rate', 'BAC'],
  ['highest', 'CBA'],
  ['rebate', 'BCA'],
  ['margin', 'BAC'],
  ['fee', 'BAC'],
  ['amount', 'CAB'],
  ['moratorium', 'CAB'],
  ['answer', 'BAC'],
])('by %s the lenders are %s', (order, banks) =>
  expect(
    orderedLenders(compared, order)
      .map(({ bank }) => bank)
      .join(''),
  ).toBe(banks),
)

test.each<[LenderOrder, (number | undefined)[]]>([
  ['margin', [0, 15, undefined]],
  ['fee', [0, 0.5, undefined]],
  ['amount', [0, -50, -125]],
  ['moratorium', [0, -6, undefined]],
  ['answer', [0, 16, undefined]],
  ['rate', [undefined, undefined, undefined]],
])('by %s the others are so far from the first', (order, aparts) =>
  expect(apartsOf(orderedLenders(compared, order), order)).toEqual(aparts),
)

test.each([
  ['15 to 30 days', 30],
  ['1 to 2 weeks', 14],
  ['1 day', 1],
  ['soon', undefined],
])('%s is %s days at most', (words, days) => expect(daysAtMost(words)).toBe(days))
