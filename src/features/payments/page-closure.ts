// What was to be paid is given up: its page at the provider is closed, so that nobody can still pay there.
import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Change } from '#src/platform/database/change.ts'
import type { Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { Refusal } from '#src/wire/problem.ts'
import { type Payment, cancelAt } from './attempts.ts'
import { closeCardPages } from './checkouts.ts'
import { payments } from './tables.ts'

const closeJob = 'payments-close-card-pages'
const given = z.object({ pages: z.array(z.uuid()) })

/**
 * In the transaction that gives it up; the provider is asked after the commit, again and again until it answers. At Razorpay a
 * page can also be paid after a bank declined there, until it is cancelled.
 */
export async function closePagesLater({ tx, later }: Change, about: SQL | undefined): Promise<void> {
  const isPayable = or(
    and(eq(payments.provider, 'stripe'), isNull(payments.expiredAt)),
    and(eq(payments.provider, 'razorpay'), isNull(payments.cancelledAt)),
  )
  const open = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(isPayable, isNull(payments.paidAt), about))
  if (open.length > 0) await later(closeJob, { pages: open.map(({ id }) => id) })
}

export const closingJobs = (services: Services): JobKind[] => [
  { name: closeJob, work: async payload => closePages(services, given.parse(payload).pages) },
]

async function closePages(services: Services, pages: readonly string[]): Promise<void> {
  const rows = await services.db
    .select()
    .from(payments)
    .where(inArray(payments.id, [...pages]))
  for (const row of rows) {
    await closePage(services, row).catch((error: unknown) => {
      // Paid in this very moment: its notice sends the money back.
      if (!(error instanceof Refusal)) throw error
    })
  }
}

async function closePage(services: Services, { id, owner, provider, providerId }: Payment): Promise<void> {
  if (provider === 'stripe') await closeCardPages(services, owner, eq(payments.id, id))
  else if (providerId !== null) await cancelAt(services, owner, { id, providerId })
}
