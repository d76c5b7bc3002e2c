// What a student does with what was asked for: takes it back, or has it in hand.
import { todo } from '#src/features/desk-kit/request-verbs.ts'
import { and, eq } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import { ask, settle } from '#src/features/desk-kit/requests.ts'
import { answeredBefore, notGranted } from '../contract.ts'
import * as copy from '../copy.ts'
import { productOrders } from '../tables.ts'
import type { Order } from '../views.ts'
import { become } from './become.ts'
import { requestOf } from './current.ts'

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
