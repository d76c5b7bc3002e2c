// What waits at the desk for the partners, and one order as it was sent.
import * as audited from '../audit-actions.ts'
import { eq, sql } from 'drizzle-orm'
import type { Call } from '#src/platform/services.ts'
import type { people } from '#src/platform/identity/tables.ts'
import { foundIn } from '#src/wire/problem.ts'
import { noteLook } from '#src/features/audit/actions.ts'
import { productOrders } from '../tables.ts'
import { headOf, ordersWithNames, orderView, type Order } from '../views.ts'
import type { DeskOrder, QueuedOrder } from './contract.ts'

const mostShown = 300

export async function orders({ db }: Call): Promise<QueuedOrder[]> {
  const { sentAt, grantedAt, declinedAt, withdrawnAt } = productOrders
  const isOver = sql`coalesce(${grantedAt}, ${declinedAt}, ${withdrawnAt})`
  const rows = await ordersWithNames(db)
    .orderBy(sql`${isOver} is not null`, sql`case when ${isOver} is null then ${sentAt} end asc`, sql`${isOver} desc`)
    .limit(mostShown)
  return rows.map(found => ({
    ...headOf(found),
    product: productOf(found.order),
    sim: found.order.sim,
    takenUpBy: found.takenUpBy,
    student: named(found.student),
  }))
}

const productOf = ({ product: id, asOffered: { title, provider, price } }: Order) => ({ id, title, provider, price })

const named = ({ id, firstName, lastName }: typeof people.$inferSelect) => ({
  id,
  name: `${firstName} ${lastName}`.trim(),
})

export async function order(call: Call, { id }: { id: string }): Promise<DeskOrder> {
  const found = foundIn(await ordersWithNames(call.db).where(eq(productOrders.id, id)))
  const { code, ...view } = await orderView(call, found)
  const { asOffered, version, changedAt } = found.order
  await noteLook(call, { what: audited.orderOpened, about: found.order.owner, detail: asOffered.title })
  return {
    ...view,
    student: named(found.student),
    asOffered,
    hasCode: code !== '',
    version,
    changedAt: changedAt.toString(),
    changedBy: found.changedBy,
    isOwnChange: found.order.changedBy === call.caller.id,
  }
}
