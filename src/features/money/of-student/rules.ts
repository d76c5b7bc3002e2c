// What of the ledger waits to be paid, for who reads it from outside; no step has this among its scripts.
import { formatDay } from '#src/values/dates.ts'
import { formatMoney, rupees } from '#src/values/money.ts'
import type { DueLine } from '../contract.ts'
import * as copy from '../copy.ts'
import { aheadIn, dueNext, isEstimate, type Row } from '../rules.ts'

/** Its day has passed without the payment; a day that we guessed passes unsaid. */
export const isOverdue = (
  { on, state, isDayEstimated }: Pick<Row, 'on' | 'state' | 'isDayEstimated'>,
  today: string,
): boolean => state !== 'paid' && !isDayEstimated && on !== null && on < today

/** What is overdue, and then what the student's own page has under 'Due next'. */
export const dueIn = (rows: readonly Row[], today: string): Row[] => [
  ...aheadIn(rows).filter(row => isOverdue(row, today)),
  ...dueNext(rows, today),
]

/** A row in words. */
export const lineOf = (row: Row, today: string): DueLine => ({
  id: row.id,
  what: row.what,
  amount: amountWords(row),
  inRupees: row.amount?.currency === 'USD' ? copy.rows.inRupees(formatMoney(rupees(row.paise))) : null,
  when: whenWords(row),
  isOverdue: isOverdue(row, today),
})

const amountWords = (row: Row): string =>
  [
    row.amount === null ? [] : formatMoney(row.amount),
    isEstimate(row) && !row.isFixed ? copy.estimate.toLowerCase() : [],
  ]
    .flat()
    .join(', ')

function whenWords({ on, isDayEstimated }: Row): string {
  if (on === null) return copy.rows.noDay
  const day = formatDay(Temporal.PlainDate.from(on))
  return isDayEstimated ? copy.rows.around(day) : copy.rows.by(day)
}
