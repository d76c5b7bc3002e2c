// One student of the demo has ordered a plan, so that the desk has something to pass on.
import { productOrder } from '#src/features/products/orders/standing-orders.ts'
import { eq } from 'drizzle-orm'
import type { Details } from '#src/features/products/contract.ts'
import { asked } from '#src/features/products/copy.ts'
import { productChoices, productOrders } from '#src/features/products/tables.ts'
import { ask } from '#src/features/desk-kit/requests.ts'
import type { Services } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { meera } from '../people.ts'
import { productStock } from './products.ts'

const plan = productStock.find(({ id }) => id === 'campus-line')

/** Once: whatever she orders later stays as it is. */
export async function seedOrders(services: Services): Promise<void> {
  const [owner] = await services.db.select().from(people).where(eq(people.email, meera.email))
  if (owner === undefined || plan === undefined) return
  const details: Details = {
    name: `${owner.firstName} ${owner.lastName}`,
    email: meera.email,
    phone: owner.phone ?? '+919812345678',
    sim: 'eSIM',
    flight: formatDay(dayOf(services.now()).add({ days: 30 })),
  }
  const sealed = await services.vault.seal(owner.id, JSON.stringify(details))
  const { id: product, kind, title, provider, price, needsSsn, terms, checkedOn } = plan
  const asOffered = { title, provider, price, needsSsn, terms, checkedOn: checkedOn.toString(), version: 1 }
  await services.change(async change => {
    await change.tx.select({ id: people.id }).from(people).where(eq(people.id, owner.id)).for('no key update')
    if ((await change.tx.$count(productOrders, eq(productOrders.owner, owner.id))) > 0) return
    const at = services.now()
    const whose = { owner: owner.id, kind, product }
    const [order] = await change.tx
      .insert(productOrders)
      .values({ ...whose, asOffered, sim: 'esim', sealed, sentAt: at, changedAt: at, changedBy: owner.id })
      .returning({ id: productOrders.id })
    if (order === undefined) return
    await change.tx
      .insert(productChoices)
      .values({ ...whose, at })
      .onConflictDoNothing()
    await ask(change, services, {
      student: owner.id,
      role: 'advisor',
      kind: productOrder,
      subject: order.id,
      title: asked[kind],
      path: `/desk/orders/${order.id}`,
    })
  })
}
