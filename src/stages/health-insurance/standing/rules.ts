// What is known of somebody's insurance, and which of it stands.
import type { FactsWithWebinar } from '#src/features/webinars/rules.ts'
import type { Moment } from '#src/journey/moments.ts'
import type { FactsOf } from '#src/journey/shape.ts'
import { dayOf } from '#src/values/dates.ts'
import type { insuranceShape, OwnCover } from '../facts.shape.ts'

export type InsuranceFacts = FactsWithWebinar & FactsOf<typeof insuranceShape>
export type RequestFact = InsuranceFacts['requests'][number]

type Requests = Pick<InsuranceFacts, 'requests'>

/** Paid and not ended, at whatever time. */
export const isPolicy = ({ depositAt, cancelledAt }: RequestFact): boolean => depositAt !== null && cancelledAt === null

/** One that isn't over yet, also where it begins later. */
export const isRunning = (policy: RequestFact, today: string): boolean =>
  isPolicy(policy) && policy.coverageEnd >= today

export const hasPolicy = ({ requests }: Requests): boolean => requests.some(isPolicy)

/** What was said counts until something is asked for or bought here. */
export function ownCoverOf(facts: Pick<InsuranceFacts, 'requests' | 'ownCover'>): OwnCover | undefined {
  const { ownCover } = facts
  if (ownCover === null || ownCover.saidAt === null || hasPolicy(facts) || openRequest(facts) !== undefined)
    return undefined
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
  requests.find(({ depositAt }) => depositAt === null)

/** Days before the end of the cover. */
export const renewalCalls = [60, 30, 7] as const
export type RenewalCall = (typeof renewalCalls)[number]

type Answered = { refusedAt: string | null; submittedAt: string | null }

/** A waiver that was refused. Handed in once more after a refusal, it is decided afresh. */
export const isRefused = ({ refusedAt, submittedAt }: Answered): boolean =>
  refusedAt !== null && (submittedAt === null || submittedAt <= refusedAt)
