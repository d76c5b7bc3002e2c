export const emailInvalid = 'Please enter a valid email address.'
export const depositConfirmed = 'Deposit Confirmed'
export const noTests = 'Nothing can be tried out here: this would be a real request.'
export const missingPremium = 'Some error occurred, please contact support.'
export const planChanged = 'Insurance company has changed for this plan. Do you want to continue?'
export const waitingForPayment = 'Waiting for payment...'
export const redirecting = 'Redirecting to deposit payment...'
export const editApplication = 'Edit Application'
export const toPayment = 'Continue To Payment'
export const retryPayment = 'Retry payment'

/** Before an application to GBG is made. */
export const terms = {
  title: 'The terms of this insurance',
  agree: 'I agree',
  decline: 'Decline',
  points: [
    'What I filled in is true and complete. The insurer may refuse to pay for what was concealed.',
    'Safar’s underwriters and admins read my answers, and hand them to the insurer named with the plan and to nobody else.',
    'The deposit is part of the premium. The rest is invoiced; if it stays unpaid, the cover can end.',
    'I can ask Safar to end the insurance, before its first day of cover and later. What then goes back of what I paid is in the rule for refunds that I see before I pay.',
    'Whether my university accepts the plan is for my university to decide. Safar shows what it knows of its rules, with their date.',
  ],
} as const

/** What became of a try to pay. */
export const attempts = {
  failed: {
    title: 'Your payment did not go through',
    text: 'Nothing was taken from your card, and your application stands as it is. Try again, or with another card.',
  },
  expired: {
    title: 'The time for paying ran out',
    text: 'Nothing was taken from your card, and your application stands as it is. Press Retry payment for a new page.',
  },
} as const

const goesBack = (money: string): string =>
  `We send the ${money} back to the card that you paid with; your bank decides when it shows. You don’t have to do anything.`
const title = (money: string): string => `We send your ${money} back`

/** Paid on a page that was left open: what the desk reads, and what its owner hears. */
export const strayWords = {
  deposit: {
    desk: 'a deposit for an application that was changed or given up',
    title,
    body: (money: string): string =>
      `You paid the deposit on a page that was open from before you changed your application, or you paid it twice. It does not count for the application you have now. ${goesBack(money)}`,
    page: '/health-insurance/purchase-insurance',
  },
  invoice: {
    desk: 'an invoice that was voided or paid already',
    title,
    body: (money: string): string =>
      `You paid an insurance invoice that was voided, or was paid already. ${goesBack(money)}`,
    page: '/health-insurance/pay-invoice',
  },
} as const
