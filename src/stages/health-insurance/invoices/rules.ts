import type { Moment } from '../../../journey/moments.ts'
import { dayOf, homeZone } from '../../../values/dates.ts'

/** A bill is asked for three weeks before its day, so that nobody is asked for a whole year's at once. */
const askedBefore = Temporal.Duration.from({ weeks: 3 })

const askedFrom = (dueOn: string): Temporal.PlainDate => Temporal.PlainDate.from(dueOn).subtract(askedBefore)

export const isDue = (dueOn: string, now: Moment): boolean =>
  Temporal.PlainDate.compare(askedFrom(dueOn), dayOf(Temporal.Instant.from(now))) <= 0

/** The moment from which a bill is asked for. */
export const askedAt = (dueOn: string): Temporal.Instant => askedFrom(dueOn).toZonedDateTime(homeZone).toInstant()

/** Why an invoice does not stand any more: universities that decide late leave it to the insurer, but one partner's. */
export const voidReasons = ['late-waiver', 'replaced', 'cancelled'] as const
/** What the desk may say of a bill; that of an ended insurance follows by itself. */
export const deskVoidReasons = ['late-waiver', 'replaced'] as const satisfies readonly (typeof voidReasons)[number][]

export type VoidReason = (typeof voidReasons)[number]

/** The first bill a week after it is issued; then one a month, as the coverage goes. */
export const dueDays = (issuedOn: Temporal.PlainDate, count: number): Temporal.PlainDate[] =>
  Array.from({ length: count }, (_, index) => issuedOn.add({ days: 7 }).add({ months: index }))

export const billStates = ['paid', 'void', 'processing', 'failed', 'due', 'later'] as const
export type BillState = (typeof billStates)[number]

type Attempt = { at: Moment; failedAt?: Moment | null; expiredAt?: Moment | null }
type Bill = { dueOn: string; paidAt: Moment | null; voidedAt: Moment | null; attempts: readonly Attempt[] }

/** What became of the last attempt counts; one that ran out of its time is none. */
export function billStateOf({ dueOn, paidAt, voidedAt, attempts }: Bill, now: Moment): BillState {
  if (paidAt !== null) return 'paid'
  if (voidedAt !== null) return 'void'
  if (attempts.some(({ failedAt, expiredAt }) => failedAt == null && expiredAt == null)) return 'processing'
  if (attempts.at(-1)?.failedAt != null) return 'failed'
  return isDue(dueOn, now) ? 'due' : 'later'
}

/** Whether the day of a bill is over. */
export const isOverdue = (dueOn: string, today: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(Temporal.PlainDate.from(dueOn), today) < 0
