// The statuses of steps that hang on what somebody chose or ordered.
import type { Facts } from '../../../journey/shape.ts'
import type { CommonFacts } from '../../../journey/stage.ts'
import type { Status } from '../../../journey/status.ts'
import type { productFields } from '../facts.shape.ts'
import type { ProductKind } from '../rules.ts'

export type FactsWithProducts = CommonFacts & Facts<typeof productFields>
export type OrderFact = FactsWithProducts['products']['orders'][number]

/** The one that stands: neither withdrawn nor declined. */
export const standingOrder = ({ products }: FactsWithProducts, kind: ProductKind): OrderFact | undefined =>
  products.orders.find(order => order.kind === kind && order.withdrawnAt === null && order.declinedAt === null)

/** Passed on to the partner, who has not said yes or no. */
export const isAtPartner = ({ takenUpAt, grantedAt, declinedAt, withdrawnAt }: OrderFact): boolean =>
  takenUpAt !== null && grantedAt === null && declinedAt === null && withdrawnAt === null

/** One that is offered still, or that was asked for while it was. */
export function choiceStatus(facts: FactsWithProducts, kind: ProductKind): Status {
  const chosen = facts.products.chosen[kind]
  const isMade = standingOrder(facts, kind) !== undefined || (chosen !== undefined && chosen.retiredAt === null)
  return isMade ? 'complete' : 'incomplete'
}

export function orderStatus(facts: FactsWithProducts, kind: ProductKind): Status {
  const order = standingOrder(facts, kind)
  if (order === undefined) return 'incomplete'
  if (order.receivedAt !== null) return 'complete'
  return order.grantedAt === null ? 'processing' : 'readyForReview'
}

/** Locked until something else was done; never while an order stands. */
export const orderAfter = (facts: FactsWithProducts, kind: ProductKind, isReady: boolean): Status =>
  isReady || standingOrder(facts, kind) !== undefined ? orderStatus(facts, kind) : 'locked'
