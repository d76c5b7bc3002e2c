// The card itself: made by the issuer, once for each student, after the first payment.
import { and, eq, notExists, sql } from 'drizzle-orm'
import { z } from 'zod'
import { notify } from '#src/features/notifications/notify.ts'
import { isCounted } from '#src/features/payments/counted.ts'
import { payments } from '#src/features/payments/tables.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { House } from '#src/platform/house.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import * as copy from './copy.ts'
import { firstPaid } from './orders.ts'
import { cards } from './tables.ts'

export const issueJob = 'card-issue'

export const cardJobs = (house: House): JobKind[] => [
  { name: issueJob, work: payload => issueCard(house, wanted.parse(payload).owner) },
  { name: 'card-issue-missing', cron: '*/10 * * * *', work: () => issueMissing(house) },
]

const wanted = z.object({ owner: z.uuid() })

/** Asked for again, here or at the issuer, it is the same card. */
export async function issueCard(house: House, owner: string): Promise<void> {
  if ((await cardOf(house.db, owner)) !== undefined) return
  const paid = await firstPaid(house.db, owner)
  if (paid === undefined) return
  const { name, email } = paid.order
  const { id: providerId, ...printed } = await house.ports.issuing.issue({ reference: owner, name, email })
  await house.change(async change => {
    const written = await change.tx
      .insert(cards)
      .values({ owner, providerId, ...printed, name, issuedAt: house.now() })
      .onConflictDoNothing()
      .returning()
    if (written.length === 0) return
    const words = copy.messages.issued(printed.last4)
    await notify(change, house, { to: owner, type: 'payment', ...words, href: '/forex/card-details' })
    await change.announce(`person:${owner}`, 'card', 'journey', 'visas')
    await change.announceToDesk('card-money')
  })
}

/** Of those that were tried until the job gave up; an issuer may be away for a night. */
async function issueMissing(house: House): Promise<void> {
  for (const { owner } of await missingCards(house.db)) await issueCard(house, owner)
}

/** Who paid and has no card yet, and since when. */
export const missingCards = (db: Queries) =>
  db
    .select({ owner: payments.owner, since: sql<string>`min(${payments.paidAt})`.mapWith(payments.paidAt) })
    .from(payments)
    .where(
      and(
        eq(payments.purpose, 'card-funding'),
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
