import { expect, test } from 'vitest'
import { monthsWords } from './copy.ts'
import {
  apartsOf,
  daysAtMost,
  mismatchesOf,
  orderedLenders,
  rateWords,
  type Asked,
  type Criteria,
  type LenderOrder,
} from './rules.ts'

const bank: Criteria = { least: 5, most: 150, unsecuredMost: 40, earnings: ['salaried', 'self_employed'] }
const asked: Asked = { lakhs: 30, hasCollateral: false, earning: 'salaried' }

test.each([
  ['fits', bank, {}, []],
  ['the least fits', bank, { lakhs: 5 }, []],
  ['too little', bank, { lakhs: 4.75 }, ['too-little']],
  ['the most without property fits', bank, { lakhs: 40 }, []],
  ['more without property', bank, { lakhs: 40.25 }, ['wants-property']],
  ['more with property fits', bank, { lakhs: 150, hasCollateral: true }, []],
  ['too much, with property or without', bank, { lakhs: 151 }, ['too-much']],
  ['property where none is taken', { ...bank, isUnsecuredOnly: true }, { hasCollateral: true }, ['takes-no-property']],
  ['an income that it does not count', { ...bank, earnings: ['salaried'] }, { earning: 'self_employed' }, ['earning']],
  ['no income is needed', { ...bank, earnings: [], needsNoCoApplicant: true }, {}, []],
] satisfies [string, Criteria, Partial<Asked>, string[]][])('%s', (_, criteria, change, why) => {
  expect(mismatchesOf(criteria, { ...asked, ...change })).toEqual(why)
})

test('a rate is said as it is, never rounded', () => {
  expect([690, 865, 870, 1000].map(rateWords)).toEqual(['6.9', '8.65', '8.7', '10'])
})

test('months are said in whole words', () => {
  expect([0, 1, 6, 12, 18, 20, 24, 30].map(monthsWords)).toEqual([
    '0 months',
    '1 month',
    '6 months',
    '1 year',
    '1.5 years',
    '20 months',
    '2 years',
    '2.5 years',
  ])
})

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
