// The statuses of steps that hang on what somebody chose or ordered.
import type { Moment } from '#src/journey/moments.ts'
import type { Facts } from '#src/journey/shape.ts'
import type { CommonFacts, Pending } from '#src/journey/stage.ts'
import type { Status } from '#src/journey/status.ts'
import type { productFields, loadedProducts } from '../facts.shape.ts'
import { fieldOf } from '#src/values/unknown.ts'
import { choiceOf, productKinds, receiptOf, type ProductKind } from '../rules.ts'

export type FactsWithProducts = CommonFacts & Facts<typeof productFields>
type OrderFact = FactsWithProducts['products']['orders'][number]
type Loaded = Facts<typeof loadedProducts>['products']
type LoadedOrder = Loaded['orders'][number]

export const standingOrder = ({ products }: FactsWithProducts, kind: ProductKind): OrderFact | undefined =>
  products.orders.find(order => order.kind === kind)

/** Passed on to the partner, who has not said yes or no. */
export const isAtPartner = ({ takenUpAt, grantedAt, declinedAt, withdrawnAt }: LoadedOrder): boolean =>
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

/** As rules read it: of the orders those that were neither withdrawn nor declined. */
export const standingIn = ({ chosen, orders }: Loaded): FactsWithProducts['products'] => ({
  chosen,
  orders: orders.filter(({ withdrawnAt, declinedAt }) => withdrawnAt === null && declinedAt === null),
})

/** With the choice and the receipts that wait for a network. */
export function pendingProducts<Known extends FactsWithProducts>(facts: Known, pending: Pending, now: Moment): Known {
  const isChosen = (kind: ProductKind) => typeof fieldOf(pending.get(choiceOf(kind)), 'product') === 'string'
  const chosen = productKinds.filter(isChosen).map(kind => [kind, { at: now, retiredAt: null }] as const)
  const orders = facts.products.orders.map(order => {
    const isReceived = pending.get(receiptOf(order.id))
    if (isReceived === undefined) return order
    return { ...order, receivedAt: isReceived === true ? (order.receivedAt ?? now) : null }
  })
  return { ...facts, products: { chosen: { ...facts.products.chosen, ...Object.fromEntries(chosen) }, orders } }
}
