// The name for the card: with the order, which keeps it once it is paid.
import { sentStays } from '#src/features/people/values/copy.ts'
import { personValues } from '#src/features/people/values/slots.ts'
import { firstPaid, latestOrder } from './card/orders.ts'
import { cardAsks } from './card/rules.ts'

export const cardValues = personValues({
  name: 'card',
  words: 'order of the card',
  href: '/forex/get-card',
  values: ['name'],
  asks: cardAsks,
  read: async ({ db, caller }) => {
    const [order, paid] = await Promise.all([latestOrder(db, caller.id), firstPaid(db, caller.id)])
    // The card is made with the name of the first order that was paid; until then another order may have another.
    return {
      says: { name: paid?.order.name ?? order?.name ?? '' },
      at: (paid?.order ?? order)?.createdAt ?? null,
      sent: paid === undefined ? {} : { name: sentStays },
    }
  },
})
