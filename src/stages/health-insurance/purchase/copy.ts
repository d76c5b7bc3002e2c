export const emailInvalid = 'Please enter a valid email address.'
export const depositConfirmed = 'Deposit Confirmed'
export const missingPremium = 'Some error occurred, please contact support.'
