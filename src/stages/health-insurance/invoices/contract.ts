import { z } from 'zod'
import { notFound, problem, tooManyRequests, unavailable } from '#src/wire/problem.ts'
import { type FileAnswer, studentRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import { partners } from '../purchase/rules.ts'
import { billingCycles } from '../quote/rules.ts'
import * as copy from './copy.ts'
import { billStates, voidReasons } from './rules.ts'

export const invoiceIsPaid = problem('invoice-paid', 409, copy.paid)
export const invoiceIsVoid = problem('invoice-void', 409, copy.voidWords.replaced)
export const emailMissing = problem(
  'email-missing',
  409,
  'Please add an e-mail address to your profile first: the receipt goes there.',
)

const cents = z.number().int()
const invoice = z.uuid()

export const billView = z.object({
  id: z.string(),
  /** 1 of how many of the same issue. */
  number: z.number().int(),
  amount: cents,
  dueOn: z.iso.date(),
  issuedAt: moment,
  state: z.enum(billStates),
  paidAt: moment.nullable(),
  voidedAt: moment.nullable(),
  voidReason: z.enum(voidReasons).nullable(),
  /** When the last attempt to pay it failed, if it did. */
  failedAt: moment.nullable(),
})
export type BillView = z.infer<typeof billView>

const invoicesView = z.object({
  planName: z.string(),
  partner: z.enum(partners),
  billingCycle: z.enum(billingCycles),
  depositPaidAt: moment,
  finalPremium: cents,
  depositAmount: cents,
  groupDiscount: cents,
  referralDiscount: cents,
  invoice: cents,
  /** Of the invoice, in bills that were paid; the rest is left, also where its bills were voided. */
  paid: cents,
  left: cents,
  bills: z.array(billView),
})
export type InvoicesView = z.infer<typeof invoicesView>

export const invoicesContract = {
  read: studentRoute('GET', '/api/insurance/invoices', {
    summary: 'What is left to pay for one’s insurance, bill by bill; null without an insurance.',
    input: z.object({ policy: z.uuid().optional() }),
    answer: invoicesView.nullable(),
  }),
  pay: studentRoute('POST', '/api/insurance/invoices/{invoice}/checkout', {
    summary:
      'Where to pay a bill by card. The amount is the bill’s own; while it is open, the same address is answered.',
    input: z.object({ invoice }),
    answer: z.object({ url: z.string() }),
    problems: [notFound, invoiceIsPaid, invoiceIsVoid, emailMissing, tooManyRequests, unavailable],
  }),
  leave: studentRoute('DELETE', '/api/insurance/invoices/{invoice}/checkout', {
    summary: 'The card page was left without paying: the bill is to be paid again. Paid there after all, it counts.',
    input: z.object({ invoice }),
    problems: [notFound],
  }),
  receipt: studentRoute('GET', '/api/insurance/invoices/{invoice}/receipt', {
    summary: 'The receipt of a paid bill, as a PDF.',
    input: z.object({ invoice }),
    answer: z.custom<FileAnswer>(),
    as: 'file',
    problems: [notFound, tooManyRequests],
  }),
}
