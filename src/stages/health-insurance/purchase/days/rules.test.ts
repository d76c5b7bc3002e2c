import { expect, test } from 'vitest'
import { totalsOf } from '#src/features/payments/calendar/rules.ts'
import { dollars, formatMoney } from '#src/values/money.ts'
import { paymentDays } from './rules.ts'

const today = Temporal.PlainDate.from('2026-11-24')
const price = { deposit: 12_345, invoice: 100_000, cycle: 'Yearly', months: 12 } as const

test.each([
  ['one bill', price, ['Today: Deposit $123.45', 'About 1st December 2026: Bill $1,000.00']],
  [
    'a bill a month, the cents that are left over on the first',
    { ...price, cycle: 'Monthly', months: 3 } as const,
    [
      'Today: Deposit $123.45',
      'About 1st December 2026: Bill 1 of 3 $333.34',
      'About 1st January 2027: Bill 2 of 3 $333.33',
      'About 1st February 2027: Bill 3 of 3 $333.33',
    ],
  ],
  ['nothing later', { ...price, invoice: 0 }, ['Today: Deposit $123.45']],
])('%s', (_, given, expected) => {
  const days = paymentDays(given, today)
  expect(
    days.map(
      ({ isToday, when, what, amount }) => `${isToday === true ? 'Today' : when}: ${what} ${formatMoney(amount)}`,
    ),
  ).toEqual(expected)
  expect(totalsOf(days, 'USD')).toEqual({
    today: dollars(given.deposit),
    later: dollars(given.invoice),
    all: dollars(given.deposit + given.invoice),
  })
})
