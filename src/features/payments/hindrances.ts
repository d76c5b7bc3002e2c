import type { Hindrance } from '../people/personal-data/sources.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { isUndecided } from './counted.ts'
import { isAnyUnderWay } from './refunds/queries.ts'
import { payments } from './tables.ts'

const isOpen = and(isNull(payments.paidAt), isNull(payments.failedAt), isNull(payments.expiredAt))

export const paymentHindrances: readonly Hindrance[] = [
  {
    kind: 'open-payment',
    isThere: async ({ db }, person) => (await db.$count(payments, and(eq(payments.owner, person), isOpen))) > 0,
  },
  {
    kind: 'refund',
    // On its way back, or its owner has not said yet what becomes of it.
    isThere: async ({ db }, person) =>
      (await db.$count(payments, and(eq(payments.owner, person), isUndecided))) > 0 || isAnyUnderWay(db, person),
  },
]
