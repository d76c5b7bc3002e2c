import type { voidReasons } from '../quote/rules.ts'
import { momentOf, type Moment } from '#src/journey/moments.ts'
import { dayOf, homeZone } from '#src/values/dates.ts'

/** A bill is asked for three weeks before its day, so that nobody is asked for a whole year's at once. */
const askedBefore = Temporal.Duration.from({ weeks: 3 })

const askedFrom = (dueOn: string): Temporal.PlainDate => Temporal.PlainDate.from(dueOn).subtract(askedBefore)

export const isDue = (dueOn: string, now: Moment): boolean =>
  Temporal.PlainDate.compare(askedFrom(dueOn), dayOf(Temporal.Instant.from(now))) <= 0

/** The moment from which a bill is asked for. */
export const askedAt = (dueOn: string): Temporal.Instant => askedFrom(dueOn).toZonedDateTime(homeZone).toInstant()

/** What the desk may say of a bill; that of an ended insurance follows by itself. */
export const deskVoidReasons = ['late-waiver', 'replaced'] as const satisfies readonly (typeof voidReasons)[number][]

export const billStates = ['paid', 'void', 'processing', 'failed', 'due', 'later'] as const
export type BillState = (typeof billStates)[number]

/** `at` is when its page was last opened. */
export type Attempt = { at: Moment; leftAt?: Moment | null; failedAt?: Moment | null; expiredAt?: Moment | null }
type Bill = {
  dueOn: string
  paidAt?: Moment | null | undefined
  voidedAt?: Moment | null | undefined
  attempts: readonly Attempt[]
}

/** Nobody types a card number for longer: after that a page counts as left, and the bill is to be paid again. */
const payingTime = Temporal.Duration.from({ minutes: 30 })

const endOf = ({ at }: Attempt): Temporal.Instant => Temporal.Instant.from(at).add(payingTime)

const isOpen = ({ leftAt, failedAt, expiredAt }: Attempt): boolean =>
  leftAt == null && failedAt == null && expiredAt == null

/** Somebody is at its card page, or was a moment ago. Paid later on a page that was left, it counts as paid. */
export const isBeingPaid = ({ attempts }: Pick<Bill, 'attempts'>, now: Moment): boolean =>
  attempts.some(attempt => isOpen(attempt) && Temporal.Instant.compare(now, endOf(attempt)) < 0)

/** When the clock alone makes it payable again. */
export const leftTurns = ({ attempts }: Pick<Bill, 'attempts'>): Moment[] =>
  attempts.filter(isOpen).map(attempt => momentOf(endOf(attempt)))

/** What became of the last attempt counts; one that ran out of its time, or was left, is none. */
export function billStateOf({ dueOn, paidAt, voidedAt, attempts }: Bill, now: Moment): BillState {
  if (paidAt != null) return 'paid'
  if (voidedAt != null) return 'void'
  if (isBeingPaid({ attempts }, now)) return 'processing'
  if (attempts.at(-1)?.failedAt != null) return 'failed'
  return isDue(dueOn, now) ? 'due' : 'later'
}

/** What can be paid before it is asked for: the bill that is next among the later ones, and all that stand together. */
export function aheadOf<B extends { state: BillState; amount: number; dueOn: string }>(bills: readonly B[]) {
  const all = bills.filter(({ state }) => state !== 'paid' && state !== 'void')
  const next = all
    .filter(({ state }) => state === 'later')
    .toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1))[0]
  return { next, all, sum: all.reduce((sum, { amount }) => sum + amount, 0) }
}

type Invoice<B> = { invoice: number; invoices: readonly B[] }

/** Neither paid nor voided. */
export const standingBills = <B extends Bill>({ invoices }: Invoice<B>): readonly B[] =>
  invoices.filter(({ paidAt, voidedAt }) => paidAt == null && voidedAt == null)

/** What of an invoice is still to pay, and which bill comes next: 'none' where what is left stands on no bill. */
export function invoiceOf<B extends Bill & { amount: number }>(policy: Invoice<B>, now: Moment) {
  const standing = standingBills(policy)
  const next: B | 'none' | 'later' =
    standing.find(({ dueOn }) => isDue(dueOn, now)) ?? (standing.length === 0 ? 'none' : 'later')
  return { ...paidAndLeft(policy.invoice, policy.invoices), next }
}

/** What was voided is still owed: it is billed again. */
export function paidAndLeft(invoice: number, bills: readonly { amount: number; paidAt?: Moment | null | undefined }[]) {
  const paid = bills.filter(({ paidAt }) => paidAt != null).reduce((sum, { amount }) => sum + amount, 0)
  return { paid, left: Math.max(invoice - paid, 0) }
}

/** Whether the day of a bill is over. */
export const isOverdue = (dueOn: string, today: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(Temporal.PlainDate.from(dueOn), today) < 0
