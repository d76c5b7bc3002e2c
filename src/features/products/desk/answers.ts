// The desk passes an order on, says what the partner answered, and corrects what was said.
import { eq, sql } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { foundIn, invalidInput, notFound, Refusal } from '#src/wire/problem.ts'
import { noteAction, noteLook } from '#src/features/audit/actions.ts'
import { changedBy } from '#src/features/desk-kit/changed-by.ts'
import { notify } from '#src/features/notifications/notify.ts'
import { settle } from '#src/features/desk-kit/requests.ts'
import type { people } from '#src/platform/identity/tables.ts'
import * as audited from '../audit-actions.ts'
import { messages } from '../copy.ts'
import { become, requestOf, standing } from '../orders/standing-orders.ts'
import { counters } from '../rules.ts'
import { productOrders } from '../tables.ts'
import { answerIn, type Order, headOf, ordersWithNames, orderView } from '../views.ts'
import {
  anotherStands,
  orderChanged,
  orderWithdrawn,
  receivedBefore,
  type DeskOrder,
  type QueuedOrder,
} from './contract.ts'
import { checkAnswer, outcomeIn, type AnswerTyped, type Outcome } from './rules.ts'

type Seen = { id: string; version: number }

export const takeUp = (call: Call, seen: Seen): Promise<void> =>
  withOrder(call, seen, async (change, order) => {
    if (order.takenUpAt !== null) return
    await become(change, call, order, { takenUpAt: call.now(), takenUpBy: call.caller.id })
    await noteAction(change, call, { what: audited.orderTakenUp, about: order.owner, detail: order.asOffered.title })
  })

export const answer = (call: Call, { id, version, ...typed }: AnswerTyped & Seen): Promise<void> =>
  withOrder(call, { id, version }, async (change, order) => {
    const before = await answerIn(call, order)
    const outcome = outcomeRight(order, typed, before.code)
    if (outcome === 'declined' && order.receivedAt !== null) throw new Refusal(receivedBefore)
    if (outcome === 'granted') await refuseSecond(change, order)
    const isCorrection = order.grantedAt !== null || order.declinedAt !== null
    // Left empty in a correction, the code stays as it was.
    const code = outcome === 'granted' ? typed.code || before.code : ''
    await become(change, call, order, {
      takenUpAt: order.takenUpAt ?? call.now(),
      takenUpBy: order.takenUpBy ?? call.caller.id,
      grantedAt: outcome === 'granted' ? (order.grantedAt ?? call.now()) : null,
      declinedAt: outcome === 'declined' ? (order.declinedAt ?? call.now()) : null,
      answeredBy: call.caller.id,
      sealedAnswer: await call.vault.seal(order.owner, JSON.stringify({ words: typed.words, code })),
    })
    await settle(change, call, requestOf(id))
    await notifyStudent(change, call, order, outcome, isCorrection)
  })

function outcomeRight({ sim }: Order, typed: AnswerTyped, codeBefore: string): Outcome {
  const wrong = checkAnswer(typed, sim === 'esim' && codeBefore === '')
  const outcome = outcomeIn(typed.outcome)
  if (outcome === undefined || Object.keys(wrong).length > 0) throw new Refusal(invalidInput, wrong)
  return outcome
}

/** Declined before, the student may have asked again meanwhile. */
async function refuseSecond(change: Change, { id, owner, kind }: Order): Promise<void> {
  const stands = await standing(change, owner, kind)
  if (stands !== undefined && stands !== id) throw new Refusal(anotherStands)
}

/** As one saw it: what somebody else did meanwhile is shown, and nothing is done twice. */
async function withOrder(
  call: Call,
  { id, version }: Seen,
  verb: (change: Change, order: Order) => Promise<void>,
): Promise<void> {
  const [known] = await call.db
    .select({ owner: productOrders.owner })
    .from(productOrders)
    .where(eq(productOrders.id, id))
  if (known === undefined) throw new Refusal(notFound)
  await call.vault.keyOf(known.owner)
  return call.change(async change => {
    const order = foundIn(await change.tx.select().from(productOrders).where(eq(productOrders.id, id)).for('update'))
    if (order.withdrawnAt !== null) throw new Refusal(orderWithdrawn)
    if (order.version !== version) {
      throw new Refusal(await changedBy(change.tx, orderChanged, order.changedBy, order.changedAt))
    }
    await verb(change, order)
  })
}

const actionNames = { granted: audited.orderGranted, declined: audited.orderDeclined } as const

/** The words are sealed and stay where they are: a letter says only that there is something to read. */
async function notifyStudent(change: Change, call: Call, order: Order, outcome: Outcome, isCorrection: boolean) {
  const { owner, kind, asOffered } = order
  await noteAction(change, call, {
    what: isCorrection ? audited.orderCorrected : actionNames[outcome],
    about: owner,
    detail: asOffered.title,
  })
  await notify(change, call, {
    to: owner,
    type: 'step',
    title: messages[isCorrection ? 'corrected' : outcome][kind],
    body: outcome === 'granted' ? messages.grantedBody : messages.declinedBody,
    href: counters[kind].orderPage,
  })
}

// What waits at the desk for the partners, and one order as it was sent.

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
