export const nameRequired = 'Please enter your name.'
export const emailInvalid = 'Please enter a valid email address.'
export const amountRequired = 'An amount in USD is required.'
export const amountTooLarge = (most: string) => `Please choose an amount of at most ${most}.`
export const foreignReturn = 'We can only send you back to a page of ours.'
