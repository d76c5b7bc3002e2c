// A bill that somebody else pays by a link: what they see is its row's, and so is what they pay.
import { insuranceInvoice } from '../quote/rules.ts'
import { eq } from 'drizzle-orm'
import type { Payable } from '#src/features/pay-links/payable.ts'
import { isUuid } from '#src/values/ids.ts'
import { dollars } from '#src/values/money.ts'
import { foundOne } from '#src/wire/problem.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { billsWhere, openBillPage, titleOf, type FoundBill } from './payment.ts'
import { ruleWords } from '../refunds/rule/shown/copy.ts'
import { keptRuleOf } from '../refunds/rule/stored.ts'
import { insuranceInvoices } from '../tables.ts'

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
