import { expect, test } from 'vitest'
import { dollars, rupees } from '#src/values/money.ts'
import { bill } from './copy.ts'
import { billSums } from './rules.ts'

test('the bill’s sum is what is certain; what is not confirmed is apart, and what one may choose in neither', () => {
  expect(
    billSums([
      { amount: dollars(100), due: 'surely' },
      { amount: dollars(20), due: 'perhaps' },
      { amount: rupees(5), due: 'if-chosen' },
    ]),
  ).toEqual({ surely: dollars(100), atMost: dollars(120) })
})

test('today: the SEVIS fee and the visa fee, and the integrity fee if it is collected', () => {
  expect(billSums(bill)).toEqual({ surely: dollars(535_00), atMost: dollars(785_00) })
})
