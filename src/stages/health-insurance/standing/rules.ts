// What is known of somebody's insurance, and which of it stands.
import type { FactsWithWebinar } from '../../../features/webinars/rules.ts'
import type { Moment } from '../../../journey/moments.ts'
import type { Partner } from '../purchase/rules.ts'

/** What a student told us to be shown plans, and the plan that was chosen. */
export type ChoiceFact = {
  detailsAt?: Moment
  university?: { id: string; name: string; isVerified: boolean }
  /** How many plans there are for them. */
  plans?: number
  /** Only while it is sold there, for their visa. */
  planChosenAt?: Moment
}

/** Days ('start', 'dueOn') are plans; what ends in 'At' happened. */
export type RequestFact = {
  id: string
  at: Moment
  partner: Partner
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
  /** The last day to ask for it. */
  deadline?: string
  submittedAt?: Moment
  approvedAt?: Moment
  /** The university said no; handed in once more after that, it is open again. */
  refusedAt?: Moment
}

export type InvoiceFact = {
  at: Moment
  dueOn: string
  paidAt?: Moment
  voidedAt?: Moment
  attempts: readonly { at: Moment; failedAt?: Moment; expiredAt?: Moment }[]
}

export type ClaimFact = { at: Moment; askedAt?: Moment; answeredAt?: Moment; decidedAt?: Moment }

export type InsuranceFacts = FactsWithWebinar & {
  choice: ChoiceFact
  /** Without those that were given up. */
  requests: readonly RequestFact[]
  claims: readonly ClaimFact[]
}

type Requests = Pick<InsuranceFacts, 'requests'>

/** The insurance that the later steps are about: the one paid last. */
export const policyOf = ({ requests }: Requests): RequestFact | undefined =>
  requests.filter(isPolicy).reduce<RequestFact | undefined>(later, undefined)

export const isPolicy = ({ depositAt, cancelledAt }: RequestFact): boolean =>
  depositAt !== undefined && cancelledAt === undefined

const later = (one: RequestFact | undefined, other: RequestFact): RequestFact =>
  one !== undefined && (one.depositAt ?? '') > (other.depositAt ?? '') ? one : other

/** Asked for, and not paid yet. */
export const openRequest = ({ requests }: Requests): RequestFact | undefined =>
  requests.find(({ depositAt }) => depositAt === undefined)

/** A checkout of it is open. */
export const isBeingPaid = ({ attempts }: Pick<InvoiceFact, 'attempts'>): boolean =>
  attempts.some(({ failedAt, expiredAt }) => failedAt === undefined && expiredAt === undefined)

/** What was loaded of the insurance; nothing, where nothing was told yet. */
export function insuranceFacts(common: FactsWithWebinar, own: unknown): InsuranceFacts {
  const { insurance } = Object(own)
  return { ...common, choice: {}, requests: [], claims: [], ...(isPart(insurance) ? insurance : {}) }
}

/** Our own statement made it (`facts.ts`). */
const isPart = (value: unknown): value is Partial<InsuranceFacts> => typeof value === 'object' && value !== null
