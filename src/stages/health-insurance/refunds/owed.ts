import { insuranceRefund } from '../request-kinds.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import { payments } from '#src/features/payments/tables.ts'
import { requests } from '#src/features/desk-kit/tables.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'

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
