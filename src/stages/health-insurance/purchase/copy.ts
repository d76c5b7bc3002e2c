export const emailInvalid = 'Please enter a valid email address.'
export const depositConfirmed = 'Deposit Confirmed'
