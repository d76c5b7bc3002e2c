// The card itself: made by the issuer, once for each student, after the first payment.
import { cardFunding } from './rules.ts'
import { and, eq, notExists, sql } from 'drizzle-orm'
import { z } from 'zod'
import { notify } from '#src/features/notifications/notify.ts'
import { isCounted } from '#src/features/payments/cancellation.ts'
import { payments } from '#src/features/payments/tables.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import * as copy from './copy.ts'
import { firstPaid } from './orders.ts'
import { cards } from './tables.ts'

export const issueJob = 'card-issue'

export const cardJobs = (services: Services): JobKind[] => [
  { name: issueJob, work: payload => issueCard(services, wanted.parse(payload).owner) },
  { name: 'card-issue-missing', cron: '*/10 * * * *', work: () => issueMissing(services) },
]

const wanted = z.object({ owner: z.uuid() })

/** Asked for again, here or at the issuer, it is the same card. */
export async function issueCard(services: Services, owner: string): Promise<void> {
  if ((await cardOf(services.db, owner)) !== undefined) return
  const paid = await firstPaid(services.db, owner)
  if (paid === undefined) return
  const { name, email } = paid.order
  const { id: providerId, ...printed } = await services.ports.issuing.issue({ reference: owner, name, email })
  await services.change(async change => {
    const written = await change.tx
      .insert(cards)
      .values({ owner, providerId, ...printed, name, issuedAt: services.now() })
      .onConflictDoNothing()
      .returning()
    if (written.length === 0) return
    const words = copy.messages.issued(printed.last4)
    await notify(change, services, { to: owner, type: 'payment', ...words, href: '/forex/card-details' })
    await change.announce(`person:${owner}`, 'card', 'journey', 'visas')
    await change.announceToDesk('card-money')
  })
}

/** Of those that were tried until the job gave up; an issuer may be away for a night. */
async function issueMissing(services: Services): Promise<void> {
  for (const { owner } of await missingCards(services.db)) await issueCard(services, owner)
}

/** Who paid and has no card yet, and since when. */
export const missingCards = (db: Queries) =>
  db
    .select({ owner: payments.owner, since: sql<string>`min(${payments.paidAt})`.mapWith(payments.paidAt) })
    .from(payments)
    .where(
      and(
        eq(payments.purpose, cardFunding.name),
        isCounted,
        notExists(db.select({ owner: cards.owner }).from(cards).where(eq(cards.owner, payments.owner))),
      ),
    )
    .groupBy(payments.owner)
    .limit(mostAtOnce)

const mostAtOnce = 100

export async function cardOf(db: Queries, owner: string) {
  const [card] = await db.select().from(cards).where(eq(cards.owner, owner))
  return card
}
