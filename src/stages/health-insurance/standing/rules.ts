// What is known of somebody's insurance, and which of it stands.
import type { FactsWithWebinar } from '../../../features/webinars/rules.ts'
import type { Moment } from '../../../journey/moments.ts'
import { dayOf } from '../../../values/dates.ts'
import type { Attempt as AttemptFact } from '../invoices/rules.ts'
import type { OwnCover } from '../own-cover/rules.ts'
import type { Partner } from '../purchase/rules.ts'

/** What a student told us to be shown plans, and the plan that was chosen. */
export type ChoiceFact = {
  detailsAt?: Moment
  university?: { id: string; name: string; isVerified: boolean; noWaiver?: boolean }
  /** How many plans there are for them. */
  plans?: number
  /** Only while it is sold there, for their visa. */
  planChosenAt?: Moment
}

/** They said that they buy no plan here. */
export type OwnCoverFact = { kind: OwnCover; saidAt?: Moment; handedInAt?: Moment }

/** Days ('start', 'dueOn') are plans; what ends in 'At' happened. */
export type RequestFact = {
  id: string
  at: Moment
  partner: Partner
  university: string
  coverageStart: string
  coverageEnd: string
  /** In cents, once the deposit and the discounts are taken off. */
  invoice: number
  /** They were led to pay. */
  checkoutAt?: Moment
  depositAt?: Moment
  /** The desk ended it, after it was paid. */
  cancelledAt?: Moment
  waiver: WaiverFact
  cardAt?: Moment
  invoices: readonly InvoiceFact[]
}

export type WaiverFact = {
  /** The university lets nobody off its own insurance. */
  isRefused: boolean
  /** The university's own guide, or one that the desk wrote for this student. */
  hasGuide: boolean
  /** We promised the guide by then. */
  guideBy?: Moment
  /** The last day to ask for it. */
  deadline?: string
  submittedAt?: Moment
  approvedAt?: Moment
  /** The university said no; handed in once more after that, it is open again. */
  refusedAt?: Moment
}

export type InvoiceFact = {
  at: Moment
  /** In cents. */
  amount: number
  dueOn: string
  paidAt?: Moment
  voidedAt?: Moment
  attempts: readonly AttemptFact[]
}

export type ClaimFact = { at: Moment; askedAt?: Moment; answeredAt?: Moment; decidedAt?: Moment }

export type InsuranceFacts = FactsWithWebinar & {
  choice: ChoiceFact
  ownCover?: OwnCoverFact | null
  /** Without those that were given up. */
  requests: readonly RequestFact[]
  claims: readonly ClaimFact[]
}

type Requests = Pick<InsuranceFacts, 'requests'>

/** Paid and not ended, at whatever time. */
export const isPolicy = ({ depositAt, cancelledAt }: RequestFact): boolean =>
  depositAt !== undefined && cancelledAt === undefined

export const hasPolicy = ({ requests }: Requests): boolean => requests.some(isPolicy)

/** What was said counts until something is asked for or bought here. */
export function ownCoverOf(facts: Pick<InsuranceFacts, 'requests' | 'ownCover'>): OwnCover | undefined {
  const { ownCover } = facts
  if (ownCover?.saidAt === undefined || hasPolicy(facts) || openRequest(facts) !== undefined) return undefined
  return ownCover.kind
}

/** The insurances that the later steps are about. A renewal never hides the one that still runs. */
export const policiesOf = ({ requests }: Requests, now: Moment): readonly RequestFact[] =>
  currentOnes(requests.filter(isPolicy), dayOf(Temporal.Instant.from(now)).toString(), policy => ({
    start: policy.coverageStart,
    end: policy.coverageEnd,
    paidAt: policy.depositAt ?? '',
  }))

type PolicyDays = { start: string; end: string; paidAt: string }

/** Those whose cover is not over, the one that begins first in front; where all are over, the one that was paid last. */
export function currentOnes<P>(policies: readonly P[], today: string, daysOf: (policy: P) => PolicyDays): readonly P[] {
  const dated = policies.map(policy => ({ policy, ...daysOf(policy) }))
  const running = dated
    .filter(({ end }) => end >= today)
    .toSorted((one, other) => compare(one.start, other.start) || compare(one.paidAt, other.paidAt))
  if (running.length > 0) return running.map(({ policy }) => policy)
  return dated
    .toSorted((one, other) => compare(one.paidAt, other.paidAt))
    .slice(-1)
    .map(({ policy }) => policy)
}

const compare = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1)

/** Asked for, and not paid yet. */
export const openRequest = ({ requests }: Requests): RequestFact | undefined =>
  requests.find(({ depositAt }) => depositAt === undefined)

/** What was loaded of the insurance; nothing, where nothing was told yet. */
export function insuranceFacts(common: FactsWithWebinar, own: unknown): InsuranceFacts {
  const { insurance } = Object(own)
  return { ...common, choice: {}, requests: [], claims: [], ...(isPart(insurance) ? insurance : {}) }
}

/** Our own statement made it (`facts.ts`). */
const isPart = (value: unknown): value is Partial<InsuranceFacts> => typeof value === 'object' && value !== null
