import { eq } from 'drizzle-orm'
import type { Happening, HistorySource } from '#src/features/audit/actions.ts'
import { dollars, formatMoney } from '#src/values/money.ts'
import { insuranceInvoices, insuranceRequests } from '../tables.ts'
import { policiesWhere, type Policy } from './current.ts'

/** From the deposit on; who did it at the desk stands beside it, in the audit. */
export const policyHistory: HistorySource = async ({ db }, student) => {
  const policies = await policiesWhere(db, eq(insuranceRequests.owner, student))
  const bills = await db
    .select({ bill: insuranceInvoices, planName: insuranceRequests.planName })
    .from(insuranceInvoices)
    .innerJoin(insuranceRequests, eq(insuranceRequests.id, insuranceInvoices.request))
    .where(eq(insuranceRequests.owner, student))
  return [
    ...policies.flatMap(happenedTo),
    ...bills.map(({ bill: { paidAt, number, amount }, planName }) => ({
      at: paidAt,
      what: `Paid insurance bill ${number} of ${planName}: ${formatMoney(dollars(amount))}`,
    })),
  ]
}

function happenedTo({ request, card, waiver }: Policy): Happening[] {
  const { planName } = request
  return [
    { at: card?.issuedAt, what: `Got the insurance card of ${planName}` },
    { at: waiver?.submittedAt, what: 'Handed in the insurance waiver' },
    { at: waiver?.approvedAt, what: 'The insurance waiver was approved' },
    { at: waiver?.refusedAt, what: 'The insurance waiver was refused' },
  ]
}
