// What waits at the desk for the partners, and one order as it was sent.
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Call } from '../../../platform/house.ts'
import type { people } from '../../../platform/identity/tables.ts'
import { notFound, Refusal } from '../../../wire/problem.ts'
import { noteAction } from '../../desk/actions.ts'
import { deskActions } from '../../desk/tables.ts'
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
  const [found] = await ordersWithNames(call.db).where(eq(productOrders.id, id))
  if (found === undefined) throw new Refusal(notFound)
  const { code, ...view } = await orderView(call, found)
  const { asOffered, version, changedAt } = found.order
  await noteOpening(call, found.order)
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

/** Once an hour: a page that is open reads again whenever something changes. */
async function noteOpening(call: Call, { owner, asOffered }: Order): Promise<void> {
  const noted = { what: 'order-opened' as const, about: owner, detail: asOffered.title }
  const [known] = await call.db
    .select({ id: deskActions.id })
    .from(deskActions)
    .where(
      and(
        eq(deskActions.by, call.caller.id),
        eq(deskActions.what, noted.what),
        eq(deskActions.about, owner),
        eq(deskActions.detail, noted.detail),
        gt(deskActions.at, call.now().subtract({ hours: 1 })),
      ),
    )
    .orderBy(desc(deskActions.id))
    .limit(1)
  if (known === undefined) await call.change(change => noteAction(change, call, noted))
}
