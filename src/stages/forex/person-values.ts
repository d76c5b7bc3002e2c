// The name for the card: with the last order, which keeps it.
import { desc, eq } from 'drizzle-orm'
import { sentStays } from '#src/features/people/values/copy.ts'
import { personValues } from '#src/features/people/values/slots.ts'
import { cardAsks } from './card/rules.ts'
import { cardOrders } from './card/tables.ts'

export const cardValues = personValues({
  name: 'card',
  words: 'order of the card',
  href: '/forex/get-card',
  values: ['name'],
  asks: cardAsks,
  read: async ({ db, caller }) => {
    const [order] = await db
      .select({ name: cardOrders.name, at: cardOrders.createdAt })
      .from(cardOrders)
      .where(eq(cardOrders.owner, caller.id))
      .orderBy(desc(cardOrders.createdAt))
      .limit(1)
    return { says: { name: order?.name ?? '' }, at: order?.at ?? null, sent: { name: sentStays } }
  },
})
