// The words of the account flows, letter for letter (specification 1, sections 5 and 8; 2, sections 5 and 8).

export const emailRequired = 'Please enter a valid email.'
export const passwordRequired = 'Please enter a valid password.'
export const phoneRequired = 'Please enter a valid phone number.'
export const otpRequired = 'Please enter a valid OTP.'
export const recoveryEmailRequired = 'Please enter a valid email'
export const linkEmailRequired = 'Please enter your email'

/** The Register step of a guest: the specification's first reading. */
export const register = {
  names: 'Please enter your first name and last name.',
  phoneRequired: 'Please enter your phone number',
  phoneInvalid: (example: string) => `Please enter a valid phone number with your country code. For e.g (${example})`,
} as const

/** `/sign-up`: the second reading. */
export const signUp = {
  firstName: 'Please input your first name!',
  lastName: 'Please input your last name!',
  emailInvalid: 'This is not a valid email address!',
  emailRequired: 'Please input your email!',
  phoneRequired: 'Please input your phone number!',
  phoneInvalid: 'Please enter a valid phone number!',
  passwordRequired: 'Please input your password!',
  confirmRequired: 'Please confirm your password!',
  confirmDiffers: 'The two passwords that you entered do not match!',
  emailConsent: 'This is required',
  terms: 'You must accept the terms and conditions',
} as const

export const weakPassword = 'Please choose a password of at least 8 characters.'
export const commonPassword = 'This password is known to many. Please choose another.'

export const errors = {
  expiredLink: 'This link has expired. Please retry again.',
  guest: 'Can not sign in to user!',
  expiredCode: 'Invalid or expired code. Please try again.',
  phoneUnknown: 'No Safar account uses this phone number yet.',
  otherAddress: 'This link was sent to another address. Please enter the address it was sent to.',
  passwordTries:
    'Too many tries with a password. Sign in with a code sent to your phone or a link sent to your email instead, or wait a few minutes.',
} as const

/** Said by the server alone: no page carries them. */
export const refusals = {
  tokenMakesNone: 'A token can’t make another one. Make it where you are signed in.',
  userNotFound: 'This account does not exist. Please sign up to continue.',
  wrongPassword: 'The password you entered is incorrect.',
  eitherWrong: 'The email or the password you entered is incorrect.',
  emailInUse: 'An account with this email already exists. Please sign in using your email.',
  phoneInUse: 'An account with this phone number already exists. Please sign in using your phone.',
  recovery: 'Could not find an account with this email.',
  noPendingOtp: 'Something went wrong. Please refresh the page and try again.',
  addressNotProved:
    'This address is not confirmed on its account yet. Show that the account is yours with its password or a code.',
  tooManyCodes: 'We have sent 5 codes to this number within an hour. Please wait before asking for another.',
  tooManyLetters:
    'We sent 5 e-mails to this address within an hour. Open the newest one: its link works for 30 minutes. You can ask for another in 12 minutes.',
  captchaFailed: 'We could not check that you are a person. Please try again, or sign in with your e-mail.',
  noTextsThere: 'We can’t send texts to this country yet. Sign in with your e-mail instead.',
  noTextsToday: 'We can’t send texts just now. Sign in with your e-mail, or try again in some hours.',
  tooManyTries: 'Too many tries. Please wait a few minutes and try again.',
} as const

/** On the sign-in page, where a passkey is one way of four. */
export const passkeySignIn = 'Use a passkey'

export const successes = {
  signedIn: 'You are now signed in',
  signedInByLink: 'You are now signed in!',
  loggedOut: 'You have been logged out',
  resetSent: (email: string) =>
    `An email has been sent to ${email} with a link to reset your password. Please follow the instructions given in the email.`,
  linkSent: (email: string) =>
    `An email has been sent to ${email} with the sign in link has been sent. Please check your email`,
  accountReady: 'Thank you for the information, your Safar account is ready to go!',
  passwordReset: 'You can now sign in with your new password.',
} as const

/** Offered where the tries of a password are used up. */
export const otherWays = {
  title: 'Other ways to sign in',
  link: 'E-mail me a sign-in link',
  reset: 'E-mail me a link to set a new password',
  phone: 'Use a code sent to my phone',
} as const

/** Above the form of `/sign-up`: the other way to the same account. */
export const signUpWays = {
  byPhone: {
    lede: 'In a hurry? Your phone number and a code are enough. We ask for your name and e-mail later.',
    action: 'Sign up with your phone',
  },
  whole: {
    lede: 'We ask for your name and e-mail later. Or enter everything now, and sign in with a password too.',
    action: 'Enter everything now',
  },
} as const

export const consentWording = {
  email: 'I agree to get e-mails from Safar about my journey.',
  terms: 'I accept the terms and conditions.',
} as const
