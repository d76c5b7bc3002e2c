export const foreignReturn = 'We can only send you back to a page of ours.'
export const paymentArrived =
  'Your earlier payment has gone through: we are adding it now. Please look again in a minute, and don’t pay a second time.'
