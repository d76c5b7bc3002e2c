// What was sent to a bank, an issuer or a network last, as far as it stands: it keeps the values it was sent with.
import { and, desc, eq, isNull } from 'drizzle-orm'
import { isoFrom } from '#src/values/dates.ts'
import { sentStays } from '../people/values/copy.ts'
import { personValues } from '../people/values/slots.ts'
import { orderAsks } from './orders/rules.ts'
import { productOrders } from './tables.ts'
import { detailsOf } from './views.ts'

const sentValues = ['name', 'email', 'phone', 'address', 'usAddress', 'flight'] as const

export const orderValues = personValues({
  name: 'orders',
  words: 'last order at a partner',
  href: '/',
  values: sentValues,
  asks: orderAsks,
  read: async ({ db, vault, caller }) => {
    const [order] = await db
      .select()
      .from(productOrders)
      .where(
        and(eq(productOrders.owner, caller.id), isNull(productOrders.withdrawnAt), isNull(productOrders.declinedAt)),
      )
      .orderBy(desc(productOrders.sentAt))
      .limit(1)
    if (order === undefined) return { says: {}, at: null }
    const {
      name = '',
      email = '',
      phone = '',
      address = '',
      usAddress = '',
      arrival,
      flight,
    } = await detailsOf({ vault }, order)
    return {
      says: {
        name,
        email,
        phone,
        address,
        usAddress,
        // A partner reads the day in words.
        flight: isoFrom(flight ?? arrival ?? ''),
      },
      at: order.sentAt,
      sent: Object.fromEntries(sentValues.map(value => [value, sentStays])),
    }
  },
})
