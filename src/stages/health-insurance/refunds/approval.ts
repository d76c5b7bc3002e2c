// A large refund is looked at by a second person before it is sent.
import { and, desc, eq, sql, inArray, isNotNull } from 'drizzle-orm'
import { mustHaveProved } from '#src/features/accounts/proof/service.ts'
import { askSecondPerson } from '#src/features/approvals/requests.ts'
import { releaseApproval } from '#src/features/approvals/release.ts'
import type { Call } from '#src/platform/services.ts'
import { payments } from '#src/features/payments/tables.ts'
import { requests } from '#src/features/desk-kit/tables.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import { refundsOf } from '#src/features/payments/refunds/queries.ts'
import { trackOf } from '#src/features/payments/refunds/rules.ts'
import { momentOf } from '#src/journey/moments.ts'
import { insuranceRefund } from '../request-kinds.ts'
import { insuranceRequests } from '../tables.ts'
import { endedPayments } from './ended.ts'
import { groundWords } from './rule/copy.ts'
import type { BackView } from './contract.ts'
import { insuranceKeptPayments } from './tables.ts'

export const insuranceRefundApproval = releaseApproval({
  name: 'insurance-refund',
  words: 'An insurance refund',
  who: ['underwriter', 'admin'],
  path: '/desk/insurance-refunds',
  announces: ['requests', 'refunds'],
})

export async function askRelease(call: Call, { payment: id }: { payment: string }): Promise<void> {
  await mustHaveProved(call)
  return call.change(async change => {
    const { payment } = await owedFor(change.tx, id)
    const payload = { currency: payment.currency, minor: payment.amount }
    await askSecondPerson(change, call, insuranceRefundApproval, { subject: id, about: payment.owner, payload })
  })
}

type Payment = typeof payments.$inferSelect

/** Only what Safar itself said goes back. */
export async function owedFor(db: Queries, id: string): Promise<{ payment: Payment; title: string }> {
  const [owed] = await db
    .select({ payment: payments, title: requests.title })
    .from(requests)
    .innerJoin(payments, eq(sql`${payments.id}::text`, requests.subject))
    .where(and(eq(requests.kind, insuranceRefund.name), eq(requests.subject, id)))
    .orderBy(desc(requests.id))
    .limit(1)
  if (owed === undefined) throw new Refusal(notFound)
  return owed
}

// What of the payments for insurances that were ended comes back, as their owner reads it.

/** By insurance. */
export async function comingBack({ db, caller }: Pick<Call, 'db' | 'caller'>): Promise<Map<string, BackView[]>> {
  const isOwn = and(eq(insuranceRequests.owner, caller.id), isNotNull(insuranceRequests.cancelledAt))
  const ended = await endedPayments(db, isOwn)
  if (ended.length === 0) return new Map()
  const [orders, asks, kept] = await Promise.all([
    refundsOf(db, caller.id),
    db
      .select()
      .from(requests)
      .where(and(eq(requests.owner, caller.id), eq(requests.kind, insuranceRefund.name))),
    db
      .select()
      .from(insuranceKeptPayments)
      .where(
        inArray(
          insuranceKeptPayments.payment,
          ended.map(({ payment }) => payment.id),
        ),
      ),
  ])
  const back = new Map<string, BackView[]>()
  for (const one of ended) {
    const { id } = one.payment
    const view = viewOf(
      one,
      asks.filter(({ subject }) => subject === id),
      orders.filter(({ payment }) => payment === id),
      kept.find(({ payment }) => payment === id),
    )
    back.set(one.request.id, [...(back.get(one.request.id) ?? []), view])
  }
  return back
}

type Asked = typeof requests.$inferSelect
type Ended = Awaited<ReturnType<typeof endedPayments>>[number]
type Kept = typeof insuranceKeptPayments.$inferSelect
type Orders = Awaited<ReturnType<typeof refundsOf>>

function viewOf(
  { payment, due }: Ended,
  asks: readonly Asked[],
  orders: Orders,
  keptWhole: Kept | undefined,
): BackView {
  const track = trackOf(asks.length > 0, orders)
  const isDecided = asks.every(({ settledAt }) => settledAt !== null) || track?.keptWhy != null
  const approved = track?.approved ?? 0
  return {
    payment: payment.id,
    what: payment.payer.title,
    currency: payment.currency,
    paid: payment.amount,
    ground: due && groundWords(due),
    due: due?.due ?? null,
    step: keptWhole === undefined ? (track?.step ?? null) : null,
    askedAt: at(asks[0]?.askedAt),
    approved,
    approvedAt: at(track?.approvedAt),
    sent: track?.sent ?? 0,
    sentAt: at(track?.sentAt),
    kept: isDecided ? payment.amount - approved : null,
    keptWhy: keptWhole?.why ?? track?.keptWhy ?? null,
  }
}

const at = (moment: Temporal.Instant | null | undefined): string | null => (moment ? momentOf(moment) : null)
