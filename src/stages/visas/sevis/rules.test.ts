import { expect, test } from 'vitest'
import { dollars, rupees } from '#src/values/money.ts'
import { bill } from './copy.ts'
import { billSums } from './rules.ts'

test('the bill’s sum is what is certain; what is not confirmed is a sum of its own, and what one may choose is in neither', () => {
  expect(
    billSums([
      { amount: dollars(100), due: 'surely' },
      { amount: dollars(20), due: 'perhaps' },
      { amount: rupees(5), due: 'if-chosen' },
    ]),
  ).toEqual({ surely: dollars(100), perhaps: dollars(20) })
})

test('today $535 are sure; the integrity fee stands apart, in no sum with them', () => {
  expect(billSums(bill)).toEqual({ surely: dollars(535_00), perhaps: dollars(250_00) })
})
