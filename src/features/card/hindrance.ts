import { and, eq, gt } from 'drizzle-orm'
import type { Hindrance } from '../people/personal-data/sources.ts'
import { cardFunds } from './tables.ts'

export const cardHindrance: Hindrance = {
  kind: 'card-money',
  isThere: async ({ db }, person) =>
    (await db.$count(cardFunds, and(eq(cardFunds.owner, person), gt(cardFunds.balance, 0)))) > 0,
}
