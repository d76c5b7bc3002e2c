// What is said about invoices (specification 2, sections 4 and 8). The quoted ones stand letter for letter.
import { formatDay } from '#src/values/dates.ts'
import type { VoidReason } from '../quote/rules.ts'

export const processing = 'Processing Payment...'
export const inProcessing = 'Your payment is in processing and will be updated in 14 business days.'
export const paid = 'Invoice Paid'
export const failed = 'Payment failed'
export const retry = 'Retry Payment'
export const chat = 'Chat'
export const problem =
  'There was a problem with your payment, please contact our support team for a new invoice to avoid any cancellation.'
export const lateWaiver = 'Invoice voided due to delay in waiver processing'

export const failedWords =
  'Your bank did not let the payment through, so this bill is still open. Nothing else changes until its day.'

export const voidWords = {
  'late-waiver': lateWaiver,
  replaced: 'This invoice is no longer valid. A new one replaces it.',
  cancelled: 'This invoice is no longer valid: the insurance was ended.',
} as const satisfies Record<VoidReason, string>

export const messages = {
  paid: (amount: string) => ({
    title: paid,
    body: `We received ${amount} for your insurance. The receipt is in the step Pay invoice.`,
  }),
}

export const drafts = {
  call: 'I would like to talk about my insurance invoice on the phone. These times would suit me (IST): ',
  failed: 'My payment for the insurance invoice failed. Could you help me?',
  missing: 'When does my insurance invoice come?',
}

/** What Stripe's page says is paid. */
export const payerTitle = (plan: string, number: number): string => `${plan}: insurance invoice ${number}`

export const restTitle = (plan: string, count: number): string =>
  count === 1 ? `${plan}: insurance invoice` : `${plan}: the ${count} bills that are left`

export const nothingToPay = 'Nothing is left to pay here. Please look at the page again.'

export const receiptFile = (number: number): string => `safar-insurance-receipt-${number}.pdf`
export const depositFile = 'safar-insurance-deposit.pdf'
export const receiptWords = { part: 'Part', deposit: 'Deposit, counted towards the premium' }

export const amounts = {
  premium: 'Premium',
  deposit: 'Deposit, paid',
  group: 'Group discount',
  referral: 'Referral discount',
  bills: 'Bills, paid',
  left: 'Left to pay',
}
export const nothingLeft = 'Nothing is left to pay'
export const nothingLeftWords = 'Your deposit and your discounts cover the whole premium.'
export const toCome = 'Your invoice is being made'
export const voidedNext = 'You don’t have to pay now. Tell us in the chat if you did not expect this.'
export const overdue = 'Its day is over. Pay it, or talk to us, before the insurer ends the cover.'
export const bookCall = 'Book a call'
export const backToPage = 'Go back to the payment page'
export const pay = (amount: string): string => `Pay ${amount} by card`
export const nextBill = (day: string): string => `The next bill is asked for three weeks before ${day}.`

export const ahead = {
  title: 'Pay ahead',
  words: 'You don’t have to. A bill that you pay ahead counts at once, and is not asked for again.',
  next: (amount: string, day: string): string => `Pay ${amount} of ${day} now`,
  all: (amount: string, count: number): string => `Pay all ${count} bills now: ${amount}`,
}
export const paidByLink = 'Paid by pay-link'

export const stateWords = {
  paid: 'Paid',
  void: 'Voided',
  processing: 'Being paid',
  failed: 'Payment failed',
  due: 'To pay',
  later: 'Later',
} as const
export const notPaidYet = 'If you left the card page before you paid, go back to it: nothing is taken twice.'
export const voidedTitle = 'Your invoice was voided'
export const paidWords = 'Thank you. There is nothing more to pay for this insurance.'
export const stillLeft = (amount: string): string =>
  `${amount} of your premium is still to pay. We send a new bill for it.`
export const laterBills = (count: number, lastDay: string | undefined): string =>
  lastDay === undefined
    ? `${count} more bills`
    : `${count} more bills, one a month until ${formatDay(Temporal.PlainDate.from(lastDay))}`
export const voidedBills = (count: number): string => `${count} voided bills`
