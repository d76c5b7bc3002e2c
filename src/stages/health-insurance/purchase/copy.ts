export const emailInvalid = 'Please enter a valid email address.'
export const depositConfirmed = 'Deposit Confirmed'
export const missingPremium = 'Some error occurred, please contact support.'
export const planRefused =
  'Your university does not take a plan of this kind, so we do not sell it to you. Please choose another plan, or ask us.'
