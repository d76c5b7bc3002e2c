// A notice may never come: the provider is asked then, so that what was paid is never lost.
import { and, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import type { Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { takeNotice } from './notices.ts'
import type { PaidFor } from './slots.ts'
import { paymentNotices, payments } from './tables.ts'

export const paymentJobs = (services: Services, purposes: readonly PaidFor[]): JobKind[] => [
  { name: 'payments-ask', cron: '* * * * *', work: () => askAboutOpen(services, purposes) },
]

const atOnce = 50
const patience = Temporal.Duration.from({ minutes: 3 })
/** Nobody pays on a page as old as that; a card checkout ends after a day, and a link is looked at by people by then. */
const longest = Temporal.Duration.from({ hours: 24 * 30 })

/** Each is asked about less and less often, the older it is. */
export async function askAboutOpen(services: Services, purposes: readonly PaidFor[]): Promise<void> {
  for (const { provider, providerId } of await takeWaiting(services)) {
    const notice = await askAt(services, provider, providerId ?? '')
    if (notice !== undefined) await takeNotice(services, purposes, provider, notice)
  }
}

/** Noted before it is asked: one that cannot be asked about keeps none of the others waiting. */
const takeWaiting = ({ db, now }: Services) => {
  const last = sql`coalesce(${payments.askedAt}, ${payments.createdAt})`
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        isNull(payments.paidAt),
        isNotNull(payments.providerId),
        sql`${payments.createdAt} > ${now().subtract(longest).toString()}::timestamptz`,
        sql`${last} + greatest(${patience.toString()}::interval, (${last} - ${payments.createdAt}) / 2)
          <= ${now().toString()}::timestamptz`,
        notExists(
          db
            .select({ id: paymentNotices.id })
            .from(paymentNotices)
            .where(and(eq(paymentNotices.payment, payments.id), eq(paymentNotices.outcome, 'expired'))),
        ),
      ),
    )
    .orderBy(last)
    .limit(atOnce)
    .for('update', { skipLocked: true })
  return db.update(payments).set({ askedAt: now() }).where(inArray(payments.id, due)).returning()
}

/** A provider that does not answer is asked again the next time. */
async function askAt({ ports }: Services, provider: 'stripe' | 'razorpay', id: string) {
  const asked = provider === 'stripe' ? ports.cards.ask(id) : ports.rupees.ask(id)
  return asked.catch(async (error: unknown) => {
    await ports.errors.record({
      where: 'server',
      message: `${provider} could not be asked about ${id}: ${String(error)}`,
      stack: '',
      url: 'payments-ask',
      requestId: undefined,
    })
    return undefined
  })
}
