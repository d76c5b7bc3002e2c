// The payments for an insurance, and what goes back of each once it is ended.
import { and, asc, eq, exists, or, sql, type SQL } from 'drizzle-orm'
import { payments } from '#src/features/payments/tables.ts'
import { momentOf } from '#src/journey/moments.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { dayOf } from '#src/values/dates.ts'
import { insuranceDeposit, insuranceInvoice, insuranceRest } from '../quote/rules.ts'
import { isRefused } from '../standing/rules.ts'
import { insuranceInvoices, insuranceRequests, insuranceRests, insuranceWaivers } from '../tables.ts'
import { groundWords } from './rule/copy.ts'
import { refundDue, sumDue, type AllDue, type RefundDue, type RefundTerms } from './rules.ts'
import type { RefundRuleView } from './contract.ts'

export type PolicyPayment = {
  payment: typeof payments.$inferSelect
  request: typeof insuranceRequests.$inferSelect
  waiver: typeof insuranceWaivers.$inferSelect | null
}

/** The deposit that confirmed it and what paid its bills. What was paid in vain went back whole, and isn't among them. */
export const paymentsOfPolicies = (db: Queries, which: SQL | undefined): Promise<PolicyPayment[]> =>
  db
    .select({ payment: payments, request: insuranceRequests, waiver: insuranceWaivers })
    .from(payments)
    .innerJoin(
      insuranceRequests,
      and(
        eq(insuranceRequests.owner, payments.owner),
        or(
          and(
            eq(payments.purpose, insuranceDeposit.name),
            eq(payments.reference, sql`${insuranceRequests.id}::text`),
            eq(payments.paidAt, insuranceRequests.depositConfirmedAt),
          ),
          exists(
            db
              .select({ id: insuranceInvoices.id })
              .from(insuranceInvoices)
              .where(
                and(
                  eq(insuranceInvoices.request, insuranceRequests.id),
                  eq(insuranceInvoices.paidAt, payments.paidAt),
                  paysBill,
                ),
              ),
          ),
        ),
      ),
    )
    .leftJoin(insuranceWaivers, eq(insuranceWaivers.request, insuranceRequests.id))
    .where(which)
    .orderBy(asc(payments.paidAt), asc(payments.id))

/** By the rule that was kept with the purchase; null where none was shown before it was paid. */
export function termsOf({ payment, request, waiver }: PolicyPayment): RefundTerms | null {
  if (request.refundDays === null) return null
  return {
    paid: payment.amount,
    coverageStart: request.coverageStart.toString(),
    coverageEnd: request.coverageEnd.toString(),
    refusedOn:
      waiver !== null && isRefusal(waiver) && waiver.refusedAt !== null ? dayOf(waiver.refusedAt).toString() : null,
    rule: { refusedWithinDays: request.refundDays },
  }
}

function dueOf(row: PolicyPayment, endedAt: Temporal.Instant): RefundDue | null {
  const terms = termsOf(row)
  const askedOn = row.request.endAskedOn?.toString() ?? null
  return terms && refundDue(terms, { endedOn: dayOf(endedAt).toString(), askedOn })
}

type EndedPayment = PolicyPayment & { endedAt: Temporal.Instant; due: RefundDue | null }

/** Of insurances that were ended, each with what goes back of it. */
export const endedPayments = async (db: Queries, which: SQL | undefined): Promise<EndedPayment[]> =>
  (await paymentsOfPolicies(db, which)).flatMap(row => {
    const { cancelledAt } = row.request
    return cancelledAt === null ? [] : { ...row, endedAt: cancelledAt, due: dueOf(row, cancelledAt) }
  })

/** Of all payments for one insurance together; null where no rule was kept with it, or nothing was paid. */
export function allDueOf(rows: readonly PolicyPayment[], endedAt: Temporal.Instant): AllDue | null {
  const all = sumDue(rows.flatMap(row => dueOf(row, endedAt) ?? []))
  return all === undefined ? null : { paid: all.paid, due: all.due, why: groundWords(all.first) }
}

/** In a statement about bills. */
export const paysBill = or(
  and(eq(payments.purpose, insuranceInvoice.name), sql`${payments.reference} = ${insuranceInvoices.id}::text`),
  and(
    eq(payments.purpose, insuranceRest.name),
    sql`${payments.reference} in (select ${insuranceRests.id}::text from ${insuranceRests}
      where ${insuranceInvoices.id} = any(${insuranceRests.bills}))`,
  ),
)

type Said = { submittedAt: Temporal.Instant | null; refusedAt: Temporal.Instant | null }

export const isRefusal = ({ submittedAt, refusedAt }: Said): boolean =>
  isRefused({ submittedAt: textOf(submittedAt), refusedAt: textOf(refusedAt) })

const textOf = (moment: Temporal.Instant | null): string | null => moment && momentOf(moment)

type Kept = { refundDays: number | null; refundSampleOf: Temporal.PlainDate | null }

/** The rule as it was kept with a purchase; null where the plan had none. */
export const keptRuleOf = ({ refundDays, refundSampleOf }: Kept): RefundRuleView =>
  refundDays === null ? null : { refusedWithinDays: refundDays, sampleOf: refundSampleOf?.toString() ?? null }
