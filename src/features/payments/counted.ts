// Which payments count: paid, not on the way back, and not waiting for its owner to say what becomes of it.
import { and, isNotNull, isNull, or } from 'drizzle-orm'
import { payments } from './tables.ts'

export const isCounted = and(
  isNotNull(payments.paidAt),
  isNull(payments.refundDueAt),
  or(isNull(payments.lateAt), isNotNull(payments.takenAt)),
)

/** Arrived late, and its owner has not said yet what becomes of it. */
export const isUndecided = and(
  isNotNull(payments.lateAt),
  isNull(payments.takenAt),
  isNull(payments.refundDueAt),
  isNotNull(payments.paidAt),
)

/** The same of payments `a`, in a statement of one's own. */
export const counted =
  'a.paid_at is not null and a.refund_due_at is null and (a.late_at is null or a.taken_at is not null)'
