// What partners offer a student for the US: bank accounts, credit cards, phone plans; and what becomes of an order.
import type { Moment } from '../../journey/moments.ts'
import type { CommonFacts } from '../../journey/stage.ts'
import type { Status } from '../../journey/status.ts'

export const productKinds = ['bank-account', 'credit-card', 'phone-plan'] as const
export type ProductKind = (typeof productKinds)[number]

/** Where each is compared and asked for. */
export const counters = {
  'bank-account': {
    stage: 'bank-accounts',
    step: 'OpenAccount',
    comparePage: '/bank-accounts/compare-accounts',
    orderPage: '/bank-accounts/open-the-account',
  },
  'credit-card': {
    stage: 'credit-card',
    step: 'ApplyForCard',
    comparePage: '/credit-card/compare-cards',
    orderPage: '/credit-card/apply-for-a-card',
  },
  'phone-plan': {
    stage: 'phone-connection',
    step: 'ChoosePlan',
    comparePage: '/phone-connection/choose-a-us-plan',
    orderPage: '/phone-connection/choose-a-us-plan',
  },
} as const satisfies Record<ProductKind, { stage: string; step: string; comparePage: string; orderPage: string }>

/** What products of a kind are compared by beside their price, in the order in which they stand. */
export const criteria = {
  'bank-account': ['waivedFor', 'incomingWire', 'opensBefore', 'virtualCard', 'papers'],
  'credit-card': ['foreignFee', 'limit', 'deposit', 'reportsTo', 'papers'],
  'phone-plan': ['data', 'callsTo', 'network', 'contract', 'activation'],
} as const satisfies Record<ProductKind, readonly string[]>
export type Criterion = (typeof criteria)[ProductKind][number]
export type Terms = Partial<Record<Criterion, string>>

export const simKinds = ['esim', 'sim'] as const
export type SimKind = (typeof simKinds)[number]

/** What to bring stands one paper a line. */
export const papersIn = ({ papers = '' }: Terms): string[] =>
  papers
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')

/** What a tick that is not sent yet is named. */
export const tickOf =
  (kind: ProductKind) =>
  (paper: string): string =>
    `paper:${kind}/${paper}`

/** And a choice, and that one has what one asked for. */
export const choiceOf = (kind: ProductKind): string => `choice:${kind}`
export const receiptOf = (order: string): string => `receipt:${order}`

/** What a student wanted, and what became of it. */
export type OrderFact = {
  id: string
  kind: ProductKind
  product: string
  /** When it was sent. */
  at: Moment
  takenUpAt?: Moment
  /** The partner said yes: the account is open, the card approved, the line active. */
  grantedAt?: Moment
  declinedAt?: Moment
  withdrawnAt?: Moment
  /** The student has it in hand. */
  receivedAt?: Moment
}

type Choice = {
  product: string
  at: Moment
  /** It is offered no more. */
  retiredAt?: Moment
}

export type ProductFacts = {
  chosen: Readonly<Partial<Record<ProductKind, Choice>>>
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

/** One that is offered still, or that was asked for while it was. */
export function choiceStatus(facts: FactsWithProducts, kind: ProductKind): Status {
  const chosen = facts.products.chosen[kind]
  const isMade = standingOrder(facts, kind) !== undefined || (chosen !== undefined && chosen.retiredAt === undefined)
  return isMade ? 'complete' : 'incomplete'
}

export function orderStatus(facts: FactsWithProducts, kind: ProductKind): Status {
  const order = standingOrder(facts, kind)
  if (order === undefined) return 'incomplete'
  if (order.receivedAt !== undefined) return 'complete'
  return order.grantedAt === undefined ? 'processing' : 'readyForReview'
}

/** Locked until something else was done; never while an order stands. */
export const orderAfter = (facts: FactsWithProducts, kind: ProductKind, isReady: boolean): Status =>
  isReady || standingOrder(facts, kind) !== undefined ? orderStatus(facts, kind) : 'locked'

/** How an order stands, for whoever reads it. */
export type Standing = 'waits' | 'taken-up' | 'granted' | 'received' | 'declined' | 'withdrawn'
type Dates = Readonly<
  Record<'takenUpAt' | 'grantedAt' | 'declinedAt' | 'withdrawnAt' | 'receivedAt', Moment | null | undefined>
>

export function standingOf(order: Dates): Standing {
  const has = (key: keyof Dates): boolean => (order[key] ?? null) !== null
  if (has('withdrawnAt')) return 'withdrawn'
  if (has('declinedAt')) return 'declined'
  if (has('receivedAt')) return 'received'
  if (has('grantedAt')) return 'granted'
  return has('takenUpAt') ? 'taken-up' : 'waits'
}

/** Neither declined nor taken back. */
export const isStanding = (order: Dates): boolean => !['declined', 'withdrawn'].includes(standingOf(order))

export const isUnderWay = (order: Dates): boolean => ['waits', 'taken-up'].includes(standingOf(order))
