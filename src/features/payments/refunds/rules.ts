// What money goes back for, and how it stands.
import type { DeskRole } from '#src/wire/route.ts'

export const reasons = ['paid-twice', 'paid-late', 'insurance', 'attorney-call'] as const
export type RefundReason = (typeof reasons)[number]

/** Who at the desk looks after one that failed. Admins see them all. */
export const lookedAfterBy = {
  'paid-twice': 'admin',
  'paid-late': 'admin',
  insurance: 'underwriter',
  'attorney-call': 'advisor',
} as const satisfies Record<RefundReason, DeskRole>

export const refundStates = ['waiting', 'taken', 'sent', 'failed', 'replaced', 'by-hand'] as const
export type RefundState = (typeof refundStates)[number]

type Dates = {
  providerId: string | null
  sentAt: unknown
  failedAt: unknown
  handAt: unknown
  isReplaced: boolean
}

/** 'taken': the provider has it and has not sent it yet. Of one that failed it is said what was done about it. */
export function refundStateOf({ providerId, sentAt, failedAt, handAt, isReplaced }: Dates): RefundState {
  if (handAt !== null) return 'by-hand'
  if (failedAt !== null) return isReplaced ? 'replaced' : 'failed'
  if (sentAt !== null) return 'sent'
  return providerId === null ? 'waiting' : 'taken'
}

type Part = { amount: number; failedAt: unknown; handAt: unknown }

/** What is left of a payment to send back: what failed at the provider is still here, unless it was paid by hand. */
export const leftOf = (paid: number, parts: readonly Part[]): number =>
  parts.reduce(
    (left, { amount, failedAt, handAt }) => (failedAt === null || handAt !== null ? left - amount : left),
    paid,
  )

export const refundSteps = ['asked', 'approved', 'sent'] as const
export type RefundStep = (typeof refundSteps)[number]

type Ordered = {
  amount: number
  askedAt: Temporal.Instant
  sentAt: Temporal.Instant | null
  failedAt: Temporal.Instant | null
  byHandAt: Temporal.Instant | null
  keptWhy: string | null
}

export type RefundTrack = {
  step: RefundStep
  approved: number
  approvedAt: Temporal.Instant | null
  sent: number
  sentAt: Temporal.Instant | null
  /** Why no more of it goes back. */
  keptWhy: string | null
}

/** How far the money of one payment is on its way back, for its owner; null where none goes back. */
export function trackOf(isAsked: boolean, orders: readonly Ordered[]): RefundTrack | null {
  if (!isAsked && orders.length === 0) return null
  const gone = orders.flatMap(({ amount, sentAt, failedAt, byHandAt }) => {
    const at = byHandAt ?? (failedAt === null ? sentAt : null)
    return at === null ? [] : { amount, at }
  })
  const [approved, sent] = [sumOf(orders), sumOf(gone)]
  return {
    step: orders.length === 0 ? 'asked' : sent < approved ? 'approved' : 'sent',
    approved,
    approvedAt: latest(orders.map(({ askedAt }) => askedAt)),
    sent,
    sentAt: latest(gone.map(({ at }) => at)),
    keptWhy: orders.find(({ keptWhy }) => keptWhy !== null)?.keptWhy ?? null,
  }
}

const sumOf = (parts: readonly { amount: number }[]): number => parts.reduce((sum, { amount }) => sum + amount, 0)

const latest = (moments: readonly Temporal.Instant[]): Temporal.Instant | null =>
  moments.toSorted(Temporal.Instant.compare).at(-1) ?? null
