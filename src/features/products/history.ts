// What a student chose and asked for. What the desk did with it is in the audit (features/desk/history.ts).
import { eq } from 'drizzle-orm'
import type { HistorySource } from '../audit/history.ts'
import * as copy from './copy.ts'
import { productChoices, productOrders, products } from './tables.ts'

export const productHistory: HistorySource = async ({ db }, student) => {
  const [choices, orders] = await Promise.all([
    db
      .select({ at: productChoices.at, title: products.title })
      .from(productChoices)
      .innerJoin(products, eq(products.id, productChoices.product))
      .where(eq(productChoices.owner, student)),
    db.select().from(productOrders).where(eq(productOrders.owner, student)).limit(100),
  ])
  const lines = [
    ...choices.map(({ at, title }) => ({ at, what: `Chose ${title}` })),
    ...orders.flatMap(({ kind, asOffered: { title }, sentAt, withdrawnAt, receivedAt }) => [
      { at: sentAt, what: `${copy.pastOrder[kind]}: ${title}` },
      { at: withdrawnAt, what: `Took back what they asked for: ${title}` },
      { at: receivedAt, what: `Has it in hand: ${title}` },
    ]),
  ]
  return lines
}
