// A bill that somebody else pays by a link: what they see is its row's, and so is what they pay.
import { eq, and, asc, isNull } from 'drizzle-orm'
import type { Payable } from '#src/features/pay-links/payable.ts'
import { isUuid } from '#src/values/ids.ts'
import { dayOf } from '#src/values/dates.ts'
import { dollars } from '#src/values/money.ts'
import { foundOne } from '#src/wire/problem.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { plainCost, type FoundCost } from '#src/features/money/rules.ts'
import type { CostSource } from '#src/features/money/paid.ts'
import { payee } from '#src/features/payments/rules.ts'
import { billsOf, dueDays, insuranceDeposit, insuranceInvoice } from '../quote/rules.ts'
import { depositTitle } from '../purchase/days/copy.ts'
import { ruleWords } from '../refunds/rule/shown/copy.ts'
import { keptRuleOf } from '../refunds/ended.ts'
import { insuranceInvoices, insuranceRequests } from '../tables.ts'
import { billsWhere, invoicePage, openBillPage, titleOf, type FoundBill } from './payment.ts'
import * as copy from './copy.ts'

export const payableInvoice: Payable = {
  ...insuranceInvoice,
  words: 'the insurance invoice',
  find: async (db, reference) => {
    const found = await billFor(db, reference)
    if (found === undefined) return undefined
    const { bill, owner, firstName } = found
    const state = bill.paidAt !== null ? 'paid' : bill.voidedAt !== null ? 'over' : 'open'
    return {
      owner,
      firstName,
      what: titleOf(found),
      amount: dollars(bill.amount),
      state,
      terms: ruleWords(keptRuleOf(found)),
    }
  },
  open: async (services, reference, payer, returnTo) => {
    const found = foundOne(await billFor(services.db, reference))
    return openBillPage(services, found, payer, returnTo)
  },
}

async function billFor(db: Queries, reference: string): Promise<FoundBill | undefined> {
  const [found] = isUuid(reference) ? await billsWhere(db, eq(insuranceInvoices.id, reference)) : []
  return found
}

/** What is still to be paid, for the ledger. What was paid is there from its payment. */
export const insuranceCosts: CostSource = async ({ db, now }, { id: owner, zone }) => {
  const [applied] = await db
    .select()
    .from(insuranceRequests)
    .where(
      and(
        eq(insuranceRequests.owner, owner),
        isNull(insuranceRequests.withdrawnAt),
        isNull(insuranceRequests.depositConfirmedAt),
      ),
    )
  const bills = await db
    .select({ bill: insuranceInvoices, planName: insuranceRequests.planName })
    .from(insuranceInvoices)
    .innerJoin(insuranceRequests, eq(insuranceRequests.id, insuranceInvoices.request))
    .where(
      and(eq(insuranceRequests.owner, owner), isNull(insuranceInvoices.paidAt), isNull(insuranceInvoices.voidedAt)),
    )
    .orderBy(asc(insuranceInvoices.dueOn))
  const issued = bills.map(({ bill, planName }) => ({
    ...ofInsurance,
    id: `bill.${bill.id}`,
    what: copy.payerTitle(planName, bill.number),
    amount: dollars(bill.amount),
    on: bill.dueOn.toString(),
    bill: { purpose: insuranceInvoice.name, reference: bill.id },
    matter: bill.request,
    step: invoicePage,
  }))
  return applied === undefined ? issued : [...depositAndRest(applied, dayOf(now(), zone)), ...issued]
}

const ofInsurance = { ...plainCost, kind: 'insurance', payee, isFixed: true, origin: 'safar' } as const

/** What was applied for: its deposit, and the bills as they would be made if it were paid today. */
function depositAndRest(applied: typeof insuranceRequests.$inferSelect, today: Temporal.PlainDate): FoundCost[] {
  const { id, planName, depositAmount, invoice, billingCycle: cycle, months } = applied
  const bills = billsOf(invoice, { cycle, months })
  const days = dueDays(today, bills.length)
  return [
    {
      ...ofInsurance,
      id: `bill.${id}`,
      what: depositTitle(planName),
      amount: dollars(depositAmount),
      bill: { purpose: insuranceDeposit.name, reference: id },
      matter: id,
      step: depositPage,
    },
    ...bills.flatMap((amount, index) =>
      amount === 0
        ? []
        : {
            ...ofInsurance,
            id: `bill.${id}.${index + 1}`,
            what: copy.payerTitle(planName, index + 1),
            amount: dollars(amount),
            on: days[index]?.toString() ?? null,
            isDayEstimated: true,
            matter: id,
          },
    ),
  ]
}

const depositPage = '/health-insurance/purchase-insurance'
