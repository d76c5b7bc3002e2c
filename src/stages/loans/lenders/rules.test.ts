import { expect, test } from 'vitest'
import { monthsWords } from './copy.ts'
import { mismatchesOf, rateWords, type Asked, type Criteria } from './rules.ts'

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
