// The one place where money is sent back. Who sends a refund notes first that they try, so that nobody else does at the
// same moment; what a provider could not be reached about is tried again by the job.
import { and, eq, inArray, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { ProviderRefusal, type RefundAnswer, type Refunding } from '#src/platform/ports.ts'
import { formatMoney, money } from '#src/values/money.ts'
import { notify } from '#src/features/notifications/notify.ts'
import { payments, refunds } from '../tables.ts'
import * as copy from './copy.ts'
import { refundJob } from './orders.ts'
import { leftOf, refundStateOf, type RefundState } from './rules.ts'

type Refund = typeof refunds.$inferSelect
type Payment = typeof payments.$inferSelect

export const refundJobs = (services: Services): JobKind[] => [
  { name: refundJob, cron: '*/10 * * * *', work: () => sendRefunds(services) },
  { name: 'payments-refund-ask', cron: '23 * * * *', work: () => askAboutTaken(services) },
]

const atOnce = 50
/** Longer than a provider is waited for, shorter than from one round of the job to the next. */
const tryAgainAfter = { minutes: 5 } as const
/** A notice usually comes first. */
const askAfter = { hours: 1 } as const

const isOpen = and(isNull(refunds.sentAt), isNull(refunds.failedAt))

export async function sendRefunds(services: Services, only?: string): Promise<void> {
  const due = and(isOpen, isNull(refunds.providerId), only === undefined ? undefined : eq(refunds.id, only))
  for (const { refund, payment } of await take(services, due, tryAgainAfter)) {
    const { id, amount } = refund
    const asked = { paymentId: payment.providerPaymentId ?? '', amount, reference: id }
    const answer = await answerOf(services, refund, () => portOf(services, payment).refund(asked))
    if (answer !== undefined) await services.change(change => noteAnswer(change, services, refund, payment, answer))
  }
}

/** Right after it was ordered: the provider is asked while who ordered it waits. */
export async function sendNow(services: Services, refund: string): Promise<{ state: RefundState }> {
  await sendRefunds(services, refund)
  const [made] = await services.db.select().from(refunds).where(eq(refunds.id, refund))
  return { state: made === undefined ? 'waiting' : refundStateOf({ ...made, isReplaced: false }) }
}

/** The notice of one that the provider took may never come. */
export async function askAboutTaken(services: Services): Promise<void> {
  const taken = and(isOpen, isNotNull(refunds.providerId))
  for (const { refund, payment } of await take(services, taken, askAfter)) {
    const answer = await answerOf(services, refund, () => portOf(services, payment).askRefund(refund.providerId ?? ''))
    if (answer !== undefined) await services.change(change => noteAnswer(change, services, refund, payment, answer))
  }
}

const portOf = ({ ports }: Services, { provider }: Payment): Refunding =>
  provider === 'stripe' ? ports.cards : ports.rupees

/** Each by one alone; one that cannot be sent keeps none of the others waiting. */
async function take({ db, now }: Services, which: SQL | undefined, pause: Temporal.DurationLike) {
  const due = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(which, or(isNull(refunds.triedAt), lte(refunds.triedAt, now().subtract(pause)))))
    .orderBy(refunds.askedAt)
    .limit(atOnce)
    .for('update', { skipLocked: true })
  const taken = await db.update(refunds).set({ triedAt: now() }).where(inArray(refunds.id, due)).returning()
  if (taken.length === 0) return []
  const ids = taken.map(({ id }) => id)
  return db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment))
    .where(inArray(refunds.id, ids))
}

/** What the provider says of this very refund, no included; undefined where it may say so later. */
async function answerOf(
  { ports }: Services,
  { id }: Refund,
  ask: () => Promise<RefundAnswer>,
): Promise<Answer | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ProviderRefusal) return { id: null, state: 'failed', failure: error.message }
    await ports.errors.record({
      where: 'server',
      message: `Refund ${id} could not be sent or asked about: ${String(error)}`,
      stack: '',
      url: refundJob,
      requestId: undefined,
    })
    return undefined
  }
}

/** A refusal has no id at the provider. */
type Answer = { id: string | null; state: RefundAnswer['state']; failure: string }

/** However often it is said, and in whatever order: sent counts once, failed is the last word. */
export async function noteAnswer(
  change: Change,
  services: Services,
  { id }: Pick<Refund, 'id'>,
  payment: Payment,
  answer: Answer,
): Promise<void> {
  const { tx } = change
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
  if (refund === undefined || refund.failedAt !== null) return
  const providerId = refund.providerId ?? answer.id
  const put = (set: Partial<Refund>) =>
    tx
      .update(refunds)
      .set({ providerId, ...set })
      .where(eq(refunds.id, id))
  const amount = formatMoney({ currency: payment.currency, minor: refund.amount })
  const { words, href } = copy.sent[refund.what]
  if (answer.state === 'failed') {
    await put({ failedAt: services.now(), failure: answer.failure })
    await notify(change, services, { to: payment.owner, type: 'payment', ...copy.failed(amount), href })
  } else if (answer.state === 'sent' && refund.sentAt === null) {
    await put({ sentAt: services.now() })
    const said = words(amount)
    const body = said.body + (await keptWords(change, refund, payment))
    await notify(change, services, { to: payment.owner, type: 'payment', ...said, body, href })
  } else if (refund.providerId === null) {
    await put({})
  } else return
  await announceRefund(change, payment)
}

/** What of the payment stays with us, all its refunds together, and why. */
export async function keptWords({ tx }: Change, { keptWhy }: Refund, payment: Payment): Promise<string> {
  const { id, amount, currency } = payment
  if (keptWhy === null) return ''
  const kept = leftOf(amount, await tx.select().from(refunds).where(eq(refunds.payment, id)))
  return ` ${copy.keptOf(formatMoney(money(currency, amount)), formatMoney(money(currency, kept)), keptWhy)}`
}

/** Wherever it is shown to its owner or at the desk. */
export async function announceRefund({ announce, announceToDesk }: Change, { owner }: Payment): Promise<void> {
  await announce(`person:${owner}`, 'payments', 'card', 'journey', 'attorneys', 'policies')
  await announceToDesk('refunds')
}
