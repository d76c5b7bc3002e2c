// The receipt of a paid bill, for its owner.
import { and, asc, eq } from 'drizzle-orm'
import { payments } from '#src/features/payments/tables.ts'
import type { Call } from '#src/platform/house.ts'
import { dayOf, formatClock, formatDay } from '#src/values/dates.ts'
import { dollars, formatMoney } from '#src/values/money.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import type { FileAnswer } from '#src/wire/route.ts'
import { nameIn, openApplication } from '../policies/application.ts'
import { policiesWhere, universityName } from '../policies/current.ts'
import { pdfAnswer } from '#src/platform/made-files.ts'
import { papersOf } from '../press/paper-limit.ts'
import { press } from '../press/press.ts'
import { insuranceRequests } from '../purchase/tables.ts'
import * as copy from './copy.ts'
import { paysBill } from './covering.ts'
import { insuranceInvoices } from './tables.ts'

export async function receipt(call: Call, { invoice }: { invoice: string }): Promise<FileAnswer> {
  const paid = await ownPaid(call, invoice)
  const [policy] = await policiesWhere(call.db, eq(insuranceRequests.id, paid.bill.request))
  if (policy === undefined) throw new Refusal(notFound)
  await call.limits.use(papersOf(call.caller.id))
  const { request, plan } = policy
  const pdf = await press.run(call.caller.id, 'printReceipt', {
    at: call.now().toString(),
    amount: formatMoney(dollars(paid.bill.amount)),
    lines: [
      ['Received from', nameIn(await openApplication(call.vault, request))],
      ['Received on', `${formatDay(dayOf(paid.at))}, ${formatClock(paid.at)} IST`],
      ['Paid with', 'Card, through Stripe'],
      ['For', `${request.planName}, ${plan.insuranceCompany}`],
      ['University', universityName(policy)],
      ['Coverage', `${formatDay(request.coverageStart)} to ${formatDay(request.coverageEnd)}`],
      ['Bill', `Number ${paid.bill.number}, due on ${formatDay(paid.bill.dueOn)}`],
      ['Payment', paid.payment.providerPaymentId ?? paid.payment.id],
    ],
    isSample: plan.sampleOf !== null,
  })
  return pdfAnswer(copy.receipt.file(paid.bill.number), pdf)
}

async function ownPaid({ db, caller }: Call, invoice: string) {
  const [found] = await db
    .select({ bill: insuranceInvoices, payment: payments })
    .from(insuranceInvoices)
    .innerJoin(insuranceRequests, eq(insuranceRequests.id, insuranceInvoices.request))
    .innerJoin(payments, paysBill)
    .where(
      and(
        eq(insuranceInvoices.id, invoice),
        eq(insuranceRequests.owner, caller.id),
        // Another one that arrived for it goes back.
        eq(payments.paidAt, insuranceInvoices.paidAt),
      ),
    )
    // Paid twice, the first counts; the other goes back.
    .orderBy(asc(payments.paidAt))
    .limit(1)
  if (found?.bill.paidAt == null) throw new Refusal(notFound)
  return { ...found, at: found.bill.paidAt }
}
