import { eq } from 'drizzle-orm'
import { requestKind } from '#src/features/desk-kit/kinds.ts'
import type { StepName } from '#src/stages/stages.ts'
import { counters, type ProductKind } from '../rules.ts'
import { productOrders } from '../tables.ts'

/** The stages are known here: a counter at a step that doesn't exist fails to compile. */
export const stepsOfProducts: Readonly<Record<ProductKind, StepName>> = counters

export const productOrder = requestKind({
  name: 'product-order',
  words: 'An order to a partner',
  due: { workingDays: 1 },
  step: async ({ db }, student) => {
    const orders = await db
      .select({ id: productOrders.id, kind: productOrders.kind })
      .from(productOrders)
      .where(eq(productOrders.owner, student))
    return new Map(orders.map(({ id, kind }) => [id, stepsOfProducts[kind]]))
  },
})
