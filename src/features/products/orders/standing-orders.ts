// What a student does with what was asked for: takes it back, or has it in hand.
import { and, eq, isNull } from 'drizzle-orm'
import { todo } from '#src/features/desk-kit/request-verbs.ts'
import { type Change, announceBoth } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import { ask, settle } from '#src/features/desk-kit/requests.ts'
import { people } from '#src/platform/identity/tables.ts'
import { requestKind } from '#src/features/desk-kit/kinds.ts'
import type { StepName } from '#src/stages/stages.ts'
import { answeredBefore, notGranted } from '../contract.ts'
import * as copy from '../copy.ts'
import { productOrders } from '../tables.ts'
import type { Order } from '../views.ts'
import { type ProductKind, counters } from '../rules.ts'

type Named = { id: string }

/** Taken back twice, it was taken back the first time. */
export const withdraw = (call: Call, { id }: Named): Promise<void> =>
  withOrder(call, id, async (change, order) => {
    if (order.withdrawnAt !== null) return
    if (order.grantedAt !== null || order.declinedAt !== null) throw new Refusal(answeredBefore)
    await become(change, call, order, { withdrawnAt: call.now() })
    await settle(change, { now: call.now }, requestOf(id))
    if (order.takenUpAt !== null) await askToTellPartner(change, call, order)
  })

/** The partner works on what nobody wants any more until somebody says so. */
const askToTellPartner = (change: Change, call: Call, { id, owner, asOffered: { provider, title } }: Order) =>
  ask(change, call, {
    student: owner,
    role: 'advisor',
    kind: todo,
    subject: `product-order-withdrawn:${id}`,
    title: copy.notifyPartner(provider, title),
    path: `/desk/orders/${id}`,
  })

export const receive = (call: Call, { id }: Named): Promise<void> =>
  withOrder(call, id, async (change, order) => {
    if (order.grantedAt === null) throw new Refusal(notGranted)
    if (order.receivedAt === null) await become(change, call, order, { receivedAt: call.now() })
  })

export const unreceive = (call: Call, { id }: Named): Promise<void> =>
  withOrder(call, id, async (change, order) => {
    if (order.receivedAt !== null) await become(change, call, order, { receivedAt: null })
  })

/** One's own, held until it is done. */
const withOrder = (call: Call, id: string, verb: (change: Change, order: Order) => Promise<void>): Promise<void> =>
  call.change(async change => {
    const [order] = await change.tx
      .select()
      .from(productOrders)
      .where(and(eq(productOrders.id, id), eq(productOrders.owner, call.caller.id)))
      .for('update')
    if (order === undefined) throw new Refusal(notFound)
    await verb(change, order)
  })

/** Anyone who answers an older version of it is warned of this one. The caller holds the row. */
export async function become(
  change: Change,
  { now, caller }: Call,
  { id, owner, version }: Order,
  became: Partial<Order>,
): Promise<void> {
  await change.tx
    .update(productOrders)
    .set({ ...became, version: version + 1, changedAt: now(), changedBy: caller.id })
    .where(eq(productOrders.id, id))
  await announceBoth(change, owner, 'products', 'products')
}

/** The id of the one that stands. Anyone who asks holds the student, so that it stays so until the commit. */
export async function standing({ tx }: Change, owner: string, kind: ProductKind): Promise<string | undefined> {
  await tx.select({ id: people.id }).from(people).where(eq(people.id, owner)).for('no key update')
  const [row] = await tx
    .select({ id: productOrders.id })
    .from(productOrders)
    .where(
      and(
        eq(productOrders.owner, owner),
        eq(productOrders.kind, kind),
        isNull(productOrders.withdrawnAt),
        isNull(productOrders.declinedAt),
      ),
    )
  return row?.id
}

/** What the desk is asked: one request an order. */
export const requestOf = (id: string) => ({ kind: productOrder, subject: id })

/** The stages are known here: a counter at a step that doesn't exist fails to compile. */
export const stepsOfProducts: Readonly<Record<ProductKind, StepName>> = counters

export const productOrder = requestKind({
  name: 'product-order',
  words: 'An order to a partner',
  queue: '/desk/orders',
  due: { workingDays: 1 },
  step: async ({ db }, student) => {
    const orders = await db
      .select({ id: productOrders.id, kind: productOrders.kind })
      .from(productOrders)
      .where(eq(productOrders.owner, student))
    return new Map(orders.map(({ id, kind }) => [id, stepsOfProducts[kind]]))
  },
})
