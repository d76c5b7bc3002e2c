// What was to be paid is given up: its card page is closed, so that nobody can still pay there.
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Change } from '#src/platform/database/change.ts'
import type { House } from '#src/platform/house.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { Refusal } from '#src/wire/problem.ts'
import { closeCardPages } from './checkouts.ts'
import { payments } from './tables.ts'

const closeJob = 'payments-close-card-pages'
const given = z.object({ pages: z.array(z.uuid()) })

/** In the transaction that gives it up; the provider is asked after the commit, again and again until it answers. */
export async function closeCardPagesLater({ tx, later }: Change, about: SQL | undefined): Promise<void> {
  const open = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.provider, 'stripe'), isNull(payments.paidAt), isNull(payments.expiredAt), about))
  if (open.length > 0) await later(closeJob, { pages: open.map(({ id }) => id) })
}

export const closingJobs = (house: House): JobKind[] => [
  { name: closeJob, work: async payload => closePages(house, given.parse(payload).pages) },
]

async function closePages(house: House, pages: readonly string[]): Promise<void> {
  const rows = await house.db
    .select({ id: payments.id, owner: payments.owner })
    .from(payments)
    .where(inArray(payments.id, [...pages]))
  for (const { id, owner } of rows) {
    await closeCardPages(house, owner, eq(payments.id, id)).catch((error: unknown) => {
      // Paid in this very moment: its notice sends the money back.
      if (!(error instanceof Refusal)) throw error
    })
  }
}
