import { expect, test } from 'vitest'
import { exampleOf } from './content.ts'

const terms = { deductible: 25_000, coInsurance: 20, outOfPocketMax: 635_000, maxBenefit: null }

test.each([
  ['a bill above the deductible', terms, 1_000_000, { student: 220_000, plan: 780_000, isCapped: false }],
  ['a bill below the deductible', terms, 10_000, { student: 10_000, plan: 0, isCapped: false }],
  ['no deductible', { ...terms, deductible: 0 }, 1_000_000, { student: 200_000, plan: 800_000 }],
  [
    'the most in a year is reached',
    { ...terms, outOfPocketMax: 100_000 },
    1_000_000,
    { student: 100_000, plan: 900_000, isCapped: true },
  ],
  [
    'the plan pays no more than its limit',
    { ...terms, maxBenefit: 500_000 },
    1_000_000,
    { student: 500_000, plan: 500_000, above: 280_000 },
  ],
])('%s', (_, plan, bill, paid) => {
  expect(exampleOf(plan, bill)).toMatchObject(paid)
})
