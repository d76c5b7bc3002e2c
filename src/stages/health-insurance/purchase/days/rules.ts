// What an insurance is paid with, day by day: by the same rules as the deposit is charged and the bills are issued.
import type { Payment } from '#src/features/payments/calendar/rules.ts'
import { formatDay } from '#src/values/dates.ts'
import { dollars } from '#src/values/money.ts'
import { dueDays } from '#src/stages/health-insurance/quote/rules.ts'
import { billsOf, type BillingCycle } from '../../quote/rules.ts'
import * as copy from './copy.ts'

type Price = { deposit: number; invoice: number; cycle: BillingCycle; months: number }

/** The bills are made after the deposit, so their days are those of bills that were made today. */
export function paymentDays({ deposit, invoice, cycle, months }: Price, today: Temporal.PlainDate): Payment[] {
  const bills = billsOf(invoice, { cycle, months })
  const days = dueDays(today, bills.length)
  return [
    { when: '', what: copy.days.deposit, amount: dollars(deposit), isToday: true },
    ...bills.flatMap((amount, index) =>
      amount === 0
        ? []
        : [
            {
              when: copy.days.about(formatDay(days[index] ?? today)),
              what: copy.days.bill(index + 1, bills.length),
              amount: dollars(amount),
            },
          ],
    ),
  ]
}
