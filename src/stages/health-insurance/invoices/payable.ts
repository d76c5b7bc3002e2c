// A bill that somebody else pays by a link: what they see is its row's, and so is what they pay.
import { eq, and, asc, isNull } from 'drizzle-orm'
import type { Payable } from '#src/features/pay-links/payable.ts'
import { isUuid } from '#src/values/ids.ts'
import { dollars } from '#src/values/money.ts'
import { foundOne } from '#src/wire/problem.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { plainCost } from '#src/features/money/rules.ts'
import type { CostSource } from '#src/features/money/paid.ts'
import { payee } from '#src/features/payments/rules.ts'
import { insuranceInvoice } from '../quote/rules.ts'
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

/** Bills that are still to be paid, for the ledger. What was paid is there from its payment. */
export const insuranceCosts: CostSource = async ({ db }, { id: owner }) => {
  const bills = await db
    .select({ bill: insuranceInvoices, planName: insuranceRequests.planName })
    .from(insuranceInvoices)
    .innerJoin(insuranceRequests, eq(insuranceRequests.id, insuranceInvoices.request))
    .where(
      and(eq(insuranceRequests.owner, owner), isNull(insuranceInvoices.paidAt), isNull(insuranceInvoices.voidedAt)),
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
    step: invoicePage,
    origin: 'safar',
  }))
}
