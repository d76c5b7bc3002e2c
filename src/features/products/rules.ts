// What partners offer a student for the US: bank accounts, credit cards, phone plans; and what becomes of an order.
import type { Moment } from '#src/journey/moments.ts'

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

/** How an order stands, for anyone who reads it. */
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
