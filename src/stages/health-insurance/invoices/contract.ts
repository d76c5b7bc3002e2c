import { z } from 'zod'
import { paymentArrived } from '#src/features/payments/contract.ts'
import { pdf } from '#src/wire/files.ts'
import { conflict, notFound, problem, tooManyRequests, unavailable } from '#src/wire/problem.ts'
import { studentRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import { partners } from '../coverage/rules.ts'
import { billingCycles, voidReasons } from '../quote/rules.ts'
import * as copy from './copy.ts'
import { billStates } from './rules.ts'

export const invoiceIsPaid = problem('invoice-paid', 409, copy.paid)
export const invoiceIsVoid = problem('invoice-void', 409, copy.voidWords.replaced)
export const nothingToPay = problem('nothing-to-pay', 409, copy.nothingToPay)
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
  /** Somebody else paid it, by a pay-link. */
  isPaidByLink: z.boolean(),
})
export type BillView = z.infer<typeof billView>

const invoicesView = z.object({
  planName: z.string(),
  partner: z.enum(partners),
  billingCycle: z.enum(billingCycles),
  depositPaidAt: moment,
  /** The payment that it came by, for its receipt. */
  depositPayment: z.string().nullable(),
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
    summary: 'What is left to pay for your insurance, bill by bill; null without an insurance.',
    topic: 'payments',
    input: z.object({ policy: z.uuid().optional() }),
    answer: invoicesView.nullable(),
  }),
  pay: studentRoute('POST', '/api/insurance/invoices/{invoice}/checkout', {
    summary:
      "Where to pay a bill by card. The amount is the bill's own; while the page is open, the same address is returned.",
    begins: 'payment',
    input: z.object({ invoice }),
    answer: z.object({ url: z.string() }),
    problems: [
      notFound,
      invoiceIsPaid,
      invoiceIsVoid,
      paymentArrived,
      conflict,
      emailMissing,
      tooManyRequests,
      unavailable,
    ],
  }),
  payRest: studentRoute('POST', '/api/insurance/policies/{policy}/rest/checkout', {
    summary: 'Where to pay all open bills of an insurance in one card payment.',
    begins: 'payment',
    input: z.object({ policy: z.uuid() }),
    answer: z.object({ url: z.string() }),
    problems: [nothingToPay, paymentArrived, conflict, emailMissing, tooManyRequests, unavailable],
  }),
  leave: studentRoute('DELETE', '/api/insurance/invoices/{invoice}/checkout', {
    summary:
      'Notes that the card page was left without paying: the bill is open again. If it is paid there after all, that counts.',
    input: z.object({ invoice }),
    problems: [notFound],
  }),
  receipt: studentRoute('GET', '/api/insurance/invoices/{invoice}/receipt', {
    showsIdentity: true,
    summary: 'The receipt of a paid bill, as a PDF.',
    input: z.object({ invoice }),
    ...pdf,
    problems: [notFound, tooManyRequests],
  }),
}
