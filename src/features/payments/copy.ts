export const foreignReturn = 'We can only send you back to a page of ours.'
export const paymentArrived =
  'Your earlier payment has gone through: we are adding it now. Please look again in a minute, and don’t pay a second time.'

export const refunded = {
  title: 'You paid twice: we sent the second payment back',
  body: (amount: string): string =>
    `Two payments for the same thing reached us. We kept the first and refunded the second, ${amount}, the way you paid it. Your bank says when it arrives.`,
} as const

export const refundedLate = {
  title: 'We sent your late payment back',
  body: (amount: string): string =>
    `${amount} goes back the way you paid it. Your bank says when it arrives. Nothing was bought with it.`,
} as const
