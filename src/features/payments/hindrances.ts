import type { Hindrance } from '../rights/sources.ts'
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { isUndecided } from './counted.ts'
import { payments } from './tables.ts'

const isOpen = and(isNull(payments.paidAt), isNull(payments.failedAt), isNull(payments.expiredAt))

/** On its way back, or its owner has not said yet what becomes of it. */
const isOwedBack = or(
  isUndecided,
  and(isNotNull(payments.paidAt), isNotNull(payments.refundDueAt), isNull(payments.refundedAt)),
)

export const paymentHindrances: readonly Hindrance[] = [
  {
    kind: 'open-payment',
    isThere: async ({ db }, person) => (await db.$count(payments, and(eq(payments.owner, person), isOpen))) > 0,
  },
  {
    kind: 'refund',
    isThere: async ({ db }, person) => (await db.$count(payments, and(eq(payments.owner, person), isOwedBack))) > 0,
  },
]
