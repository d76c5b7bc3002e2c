// A large refund is looked at by a second person before it is sent.
import { and, desc, eq, sql } from 'drizzle-orm'
import { mustHaveProved } from '#src/features/accounts/proof/service.ts'
import { askSecondPerson } from '#src/features/approvals/requests.ts'
import { releaseApproval } from '#src/features/approvals/release.ts'
import type { Call } from '#src/platform/services.ts'
import { payments } from '#src/features/payments/tables.ts'
import { requests } from '#src/features/desk-kit/tables.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import { insuranceRefund } from '../request-kinds.ts'

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
