// What is read of products and orders, by their owner and by the desk.
import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '#src/platform/database/database.ts'
import type { Services } from '#src/platform/services.ts'
import { answerOf } from '#src/records/fields.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { Details, OwnOrder, ProductView } from './contract.ts'
import { productRecord } from './desk/rules.ts'
import { productOrders, type products } from './tables.ts'

type Product = typeof products.$inferSelect
export type Order = typeof productOrders.$inferSelect

export function productView(product: Product): ProductView {
  const { place: _place, ...answered } = answerOf(productRecord, product)
  const { id, kind, version, retiredAt } = product
  return { ...answered, id, kind, version, retiredAt: retiredAt?.toString() ?? null }
}

const taker = alias(people, 'taker')
const answerer = alias(people, 'answerer')
const changer = alias(people, 'changer')

/** Orders with the names of those at the desk. */
export const ordersWithNames = (db: Queries) =>
  db
    .select({
      order: productOrders,
      student: people,
      takenUpBy: taker.firstName,
      answeredBy: answerer.firstName,
      changedBy: changer.firstName,
    })
    .from(productOrders)
    .innerJoin(people, eq(people.id, productOrders.owner))
    .leftJoin(taker, eq(taker.id, productOrders.takenUpBy))
    .leftJoin(answerer, eq(answerer.id, productOrders.answeredBy))
    .leftJoin(changer, eq(changer.id, productOrders.changedBy))

export type NamedOrder = Awaited<ReturnType<typeof ordersWithNames>>[number]

/** What the desk wrote. */
export type Answer = { words: string; code: string }
const noAnswer: Answer = { words: '', code: '' }

export async function orderView({ vault }: Pick<Services, 'vault'>, found: NamedOrder): Promise<OwnOrder> {
  const { order, takenUpBy, answeredBy } = found
  const { title, provider, price } = order.asOffered
  const details = await detailsOf({ vault }, order)
  const { words, code } = await answerIn({ vault }, order)
  return {
    ...headOf(found),
    product: { id: order.product, title, provider, price },
    sim: order.sim,
    takenUpBy,
    answeredBy,
    words,
    code,
    details,
  }
}

export async function detailsOf({ vault }: Pick<Services, 'vault'>, { owner, sealed }: Order): Promise<Details> {
  const details: Details = JSON.parse(await vault.open(owner, sealed))
  return details
}

export async function answerIn({ vault }: Pick<Services, 'vault'>, order: Order): Promise<Answer> {
  if (order.sealedAnswer === null) return noAnswer
  const answer: Answer = JSON.parse(await vault.open(order.owner, order.sealedAnswer))
  return answer
}

/** What happened, and when. */
export const headOf = ({ order }: Pick<NamedOrder, 'order'>) => ({
  id: order.id,
  kind: order.kind,
  sentAt: order.sentAt.toString(),
  takenUpAt: order.takenUpAt?.toString() ?? null,
  grantedAt: order.grantedAt?.toString() ?? null,
  declinedAt: order.declinedAt?.toString() ?? null,
  withdrawnAt: order.withdrawnAt?.toString() ?? null,
  receivedAt: order.receivedAt?.toString() ?? null,
})
