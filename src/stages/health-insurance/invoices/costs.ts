// Bills that are still to be paid, for the ledger. What was paid is there from its payment.
import { and, asc, eq, isNull } from 'drizzle-orm'
import { plainCost } from '#src/features/money/rules.ts'
import type { CostSource } from '#src/features/money/paid.ts'
import { payee } from '#src/features/payments/rules.ts'
import { dollars } from '#src/values/money.ts'
import { insuranceRequests, insuranceInvoices } from '../tables.ts'
import * as copy from './copy.ts'

export const insuranceCosts: CostSource = async ({ db, caller }) => {
  const bills = await db
    .select({ bill: insuranceInvoices, planName: insuranceRequests.planName })
    .from(insuranceInvoices)
    .innerJoin(insuranceRequests, eq(insuranceRequests.id, insuranceInvoices.request))
    .where(
      and(eq(insuranceRequests.owner, caller.id), isNull(insuranceInvoices.paidAt), isNull(insuranceInvoices.voidedAt)),
    )
    .orderBy(asc(insuranceInvoices.dueOn))
  return bills.map(({ bill, planName }) => ({
    ...plainCost,
    id: `bill.${bill.id}`,
    kind: 'insurance',
    what: copy.payerTitle(planName, bill.number),
    payee,
    amount: dollars(bill.amount),
    on: bill.dueOn.toString(),
    isFixed: true,
    origin: 'safar',
  }))
}
