// What partners offer a student for the US: bank accounts, credit cards, phone plans; and what becomes of an order.
import type { Moment } from '../../journey/moments.ts'
import type { CommonFacts } from '../../journey/stage.ts'
import type { Status } from '../../journey/status.ts'

export const productKinds = ['bank-account', 'credit-card', 'phone-plan'] as const
export type ProductKind = (typeof productKinds)[number]

/** What products of a kind are compared by, in the order in which they stand. */
export const criteria = {
  'bank-account': ['monthlyFee', 'waivedFor', 'incomingWire', 'opensBefore', 'virtualCard', 'papers'],
  'credit-card': ['annualFee', 'foreignFee', 'limit', 'deposit', 'reportsTo', 'papers'],
  'phone-plan': ['data', 'callsTo', 'network', 'contract', 'activation'],
} as const satisfies Record<ProductKind, readonly string[]>
export type Criterion = (typeof criteria)[ProductKind][number]

export const simKinds = ['esim', 'sim'] as const
export type SimKind = (typeof simKinds)[number]

/** What a student wanted and what became of it; `wishedFor` and the like are plans. */
export type OrderFact = {
  id: string
  kind: ProductKind
  product: string
  sentAt: Moment
  takenUpAt?: Moment
  /** The partner said yes: the account is open, the card approved, the line active. */
  grantedAt?: Moment
  declinedAt?: Moment
  withdrawnAt?: Moment
  /** The student has it in hand. */
  receivedAt?: Moment
}

/** Chosen before it is ordered, by kind. */
export type ProductFacts = {
  chosen: Readonly<Partial<Record<ProductKind, { product: string; at: Moment }>>>
  orders: readonly OrderFact[]
}
export type FactsWithProducts = CommonFacts & { products: ProductFacts }

const none: ProductFacts = { chosen: {}, orders: [] }

export const withProducts = (common: CommonFacts, own: unknown): FactsWithProducts => ({
  ...common,
  products: { ...none, ...Object(Object(own).products) },
})

/** The one that stands: neither withdrawn nor declined. */
export const standingOrder = ({ products }: FactsWithProducts, kind: ProductKind): OrderFact | undefined =>
  products.orders.find(
    order => order.kind === kind && order.withdrawnAt === undefined && order.declinedAt === undefined,
  )

export function orderStatus(facts: FactsWithProducts, kind: ProductKind): Status {
  const order = standingOrder(facts, kind)
  if (order === undefined) return 'incomplete'
  if (order.receivedAt !== undefined) return 'complete'
  return order.grantedAt === undefined ? 'processing' : 'readyForReview'
}
