// A large refund is looked at by a second person before it is sent.
import { mustHaveProved } from '#src/features/accounts/proof/service.ts'
import { eq } from 'drizzle-orm'
import { askSecondPerson } from '#src/features/approvals/requests.ts'
import { releaseApproval } from '#src/features/approvals/release.ts'
import { payments } from '#src/features/payments/tables.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import { attorneyRefunds } from '../tables.ts'

export const attorneyRefundApproval = releaseApproval({
  name: 'attorney-refund',
  words: 'A refund for an attorney call',
  who: ['advisor', 'admin'],
  path: '/desk/attorneys',
  announces: ['attorneys'],
})

export async function owedPayment(db: Queries, refund: string): Promise<typeof payments.$inferSelect> {
  const [known] = await db
    .select({ payment: payments })
    .from(attorneyRefunds)
    .innerJoin(payments, eq(payments.id, attorneyRefunds.payment))
    .where(eq(attorneyRefunds.id, refund))
  if (known === undefined) throw new Refusal(notFound)
  return known.payment
}

export async function askRelease(call: Call, { refund }: { refund: string }): Promise<void> {
  await mustHaveProved(call)
  return call.change(async change => {
    const { id, owner, currency, amount } = await owedPayment(change.tx, refund)
    const payload = { currency, minor: amount }
    await askSecondPerson(change, call, attorneyRefundApproval, { subject: id, about: owner, payload })
  })
}
