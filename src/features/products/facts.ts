// What the journey knows of what somebody chose and ordered for the US.
import { part } from '#src/journey/shape.ts'
import { jsonOf } from '#src/platform/facts/columns.ts'
import { loadedProducts } from './summary/facts.shape.ts'

export const productFactsOf = jsonOf(part(loadedProducts), {
  products: {
    chosen: {
      name: 'c.kind',
      each: { product: 'c.product', at: 'c.at', retiredAt: 'r.retired_at' },
      from: 'product_choices c join products r on r.id = c.product where c.owner = p.id',
    },
    orders: {
      each: {
        id: 'o.id',
        kind: 'o.kind',
        product: 'o.product',
        at: 'o.sent_at',
        takenUpAt: 'o.taken_up_at',
        grantedAt: 'o.granted_at',
        declinedAt: 'o.declined_at',
        withdrawnAt: 'o.withdrawn_at',
        receivedAt: 'o.received_at',
      },
      from: 'product_orders o where o.owner = p.id',
      orderBy: 'o.sent_at desc',
    },
  },
})
