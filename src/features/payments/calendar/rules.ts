// What somebody agrees to pay, in the order of its days: shown before they agree.
import { sum, type Money } from '#src/values/money.ts'

export type Payment = {
  /** Its day, or how it is said: 'When the loan is paid out'. */
  when: string
  what: string
  amount: Money
  /** Today's stand first. */
  isToday?: boolean
}

/** In one currency: what is due today, what comes later, and all of it. */
export function totalsOf(payments: readonly Payment[], currency: Money['currency']) {
  const of = (isToday: boolean) =>
    sum(
      currency,
      payments.filter(payment => (payment.isToday === true) === isToday).map(({ amount }) => amount),
    )
  const [today, later] = [of(true), of(false)]
  return { today, later, all: sum(currency, [today, later]) }
}

export const calendar = {
  title: 'When you pay',
  when: 'When',
  what: 'What',
  amount: 'Amount',
  today: 'Today',
  dueToday: 'Due today',
  later: 'Later',
  all: 'In all',
}
