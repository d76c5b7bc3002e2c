// What a provider tells us, taken once however often it comes, and in whatever order.
import { lastRate } from '../exchange/service.ts'
import { isUuid } from '#src/values/ids.ts'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Services } from '#src/platform/services.ts'
import type { PaymentNotice } from '#src/platform/ports.ts'
import type { Payment } from './attempts.ts'
import type { Purpose } from './rules.ts'
import { purposeOf, type PaidFor } from './slots.ts'
import { paymentNotices, payments } from './tables.ts'
import type { Topic } from '#src/wire/topics.ts'

/** A notice about none of our payments is another system's on the same account: there is nothing to do. */
export async function takeNotice(
  services: Services,
  purposes: readonly PaidFor[],
  provider: Payment['provider'],
  notice: PaymentNotice,
): Promise<void> {
  const payment = await paymentFor(services, provider, notice.reference)
  if (payment === undefined) return
  const isAsAsked = notice.amount.minor === payment.amount && notice.amount.currency === payment.currency
  const isNew = await services.change(async change => {
    const isKept = await keepNotice(change, payment, notice, isAsAsked, services.now())
    if (isKept && isAsAsked)
      await outcomes[notice.outcome](change, payment, notice, services, purposeOf(purposes, payment.purpose))
    return isKept
  })
  if (isNew && !isAsAsked) await notifyDiffering(services, payment, notice)
}

async function paymentFor(
  services: Services,
  provider: Payment['provider'],
  reference: string,
): Promise<Payment | undefined> {
  if (!isUuid(reference)) return undefined
  const [payment] = await services.db
    .select()
    .from(payments)
    .where(and(eq(payments.id, reference), eq(payments.provider, provider)))
  return payment
}

type NoticeOutcome = (typeof paymentNotices.$inferSelect)['outcome']

/** The unique event makes a parallel duplicate wait until the first is committed, and then find it there. */
export async function keepNotice(
  { tx }: Change,
  { id, provider }: Pick<Payment, 'id' | 'provider'>,
  { eventId, outcome, amount }: Pick<PaymentNotice, 'eventId' | 'amount'> & { outcome: NoticeOutcome },
  isAsAsked: boolean,
  receivedAt: Temporal.Instant,
): Promise<boolean> {
  const kept = await tx
    .insert(paymentNotices)
    .values({
      payment: id,
      provider,
      eventId,
      outcome,
      amount: amount.minor,
      currency: amount.currency,
      isAsAsked,
      receivedAt,
    })
    .onConflictDoNothing()
    .returning({ id: paymentNotices.id })
  return kept.length > 0
}

type Outcome = (
  change: Change,
  payment: Payment,
  notice: PaymentNotice,
  services: Services,
  purpose: PaidFor,
) => Promise<void>

/** Paid is final, once; failed and expired only count as long as nothing else was said. */
const outcomes: Record<PaymentNotice['outcome'], Outcome> = {
  paid: async (change, { id }, { providerPaymentId }, services, purpose) => {
    const at = services.now()
    const paidRate = (await lastRate(change.tx)) ?? null
    const paid = await put(change, { paidAt: at, paidRate, providerPaymentId }, id, isNull(payments.paidAt), [])
    if (paid !== undefined) await purpose.onPaid(change, { ...paid, paidAt: at }, services)
  },
  failed: (change, { id }, _, { now }, purpose) =>
    putOver(change, { failedAt: now() }, id, and(isNull(payments.paidAt), isNull(payments.failedAt)), purpose),
  expired: (change, { id }, _, { now }, purpose) =>
    putOver(change, { expiredAt: now() }, id, and(isNull(payments.paidAt), isNull(payments.expiredAt)), purpose),
}

/** The bill that was being paid waits for its owner again. */
async function putOver(
  change: Change,
  ending: Ending,
  id: string,
  when: SQL | undefined,
  { announces }: Purpose,
): Promise<void> {
  const ended = await put(change, ending, id, when, announces)
  if (ended !== undefined) await change.announce(`person:${ended.owner}`, 'journey')
}

type Ending = Partial<Pick<Payment, 'paidAt' | 'paidRate' | 'failedAt' | 'expiredAt' | 'providerPaymentId'>>

async function put(
  { tx, announce }: Change,
  ending: Ending,
  id: string,
  when: SQL | undefined,
  also: readonly Topic[],
): Promise<Payment | undefined> {
  const [changed] = await tx
    .update(payments)
    .set(ending)
    .where(and(eq(payments.id, id), when))
    .returning()
  if (changed !== undefined) await announce(`person:${changed.owner}`, 'payments', ...also)
  return changed
}

/** Genuine, and yet not what we asked for: somebody has to look at it. */
const notifyDiffering = (services: Services, { id, amount, currency }: Payment, notice: PaymentNotice) =>
  services.ports.errors.record({
    where: 'server',
    message: `Payment ${id} was asked for ${amount} ${currency}, and a notice says ${notice.outcome}: ${notice.amount.minor} ${notice.amount.currency}.`,
    stack: '',
    url: '/webhooks',
    requestId: undefined,
  })
