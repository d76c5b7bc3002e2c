// The card itself: made by the issuer, once for each student, after the first payment.
import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import { z } from 'zod'
import { notify } from '#src/features/notifications/notify.ts'
import { isCounted } from '#src/features/payments/counted.ts'
import { payments } from '#src/features/payments/tables.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import type { PaidFor } from '#src/features/payments/slots.ts'
import { dollars, formatMoney, rupees } from '#src/values/money.ts'
import { cardFunding, formatRate } from './rules.ts'
import * as copy from './copy.ts'
import { firstPaid } from './orders.ts'
import { cards, cardOrders } from './tables.ts'

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
export const missingCards = (db: Queries, students?: readonly string[]) =>
  db
    .select({ owner: payments.owner, since: sql<string>`min(${payments.paidAt})`.mapWith(payments.paidAt) })
    .from(payments)
    .where(
      and(
        eq(payments.purpose, cardFunding.name),
        isCounted,
        students && inArray(payments.owner, [...students]),
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

/** What stands on the receipt of dollars that were bought: the rate and each part of what was paid. */
export const fundingReceipt: PaidFor['receipt'] = async ({ db }, { owner, reference, payer, lateAt, takenAt }) => {
  // What arrived late bought its dollars by an order of its own, once its owner said so.
  const which = lateAt === null ? eq(cardOrders.id, reference) : eq(cardOrders.convertedFrom, reference)
  const [order] =
    lateAt !== null && takenAt === null
      ? []
      : await db
          .select()
          .from(cardOrders)
          .where(and(which, eq(cardOrders.owner, owner)))
  const money = (paise: number) => formatMoney(rupees(paise))
  return {
    from: order?.name ?? payer.name,
    about: [
      ['For', order === undefined ? payer.title : `${formatMoney(dollars(order.dollars))} for your US debit card`],
      ...(order === undefined
        ? []
        : [
            [copy.receipt.rate, `${formatRate(order.rate)}, ${order.rateSource}`] as const,
            [copy.receipt.converted, money(order.converted)] as const,
            [copy.receipt.fee, money(order.fee)] as const,
            [copy.receipt.gst, money(order.gst)] as const,
            [copy.receipt.tcs, money(order.tcs)] as const,
          ]),
    ],
    isSample: false,
  }
}
