// What of the ledger waits to be paid, for who reads it from outside; no step has this among its scripts.
import { aheadIn, dueNext, type Row } from '../rules.ts'

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
