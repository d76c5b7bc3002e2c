export const foreignReturn = 'We can only send you back to a page of ours.'
export const paymentArrived =
  'Your earlier payment has gone through: we are adding it now. Please look again in a minute, and don’t pay a second time.'

export const receipt = {
  title: 'Receipt',
  product: 'Safar, for students on their way to the US',
  sample: 'Sample data: this plan and its prices are examples, not an offer of an insurer.',
  file: (at: string): string => `safar-receipt-${at}.pdf`,
  keep: 'Keep this receipt. Your university or your family’s bank may ask for it.',
  from: 'Received from',
  on: 'Received on',
  to: 'Paid to',
  with: 'Paid with',
  payment: 'Payment',
  sentBack: 'Sent back',
  /** Somebody who pays by a link gives us no name. */
  byLink: 'Somebody who paid by your pay-link',
  byFamily: 'Somebody of your family, whom you asked',
}

export const paidWith = { stripe: 'Card, through Stripe', razorpay: 'Through Razorpay' } as const
