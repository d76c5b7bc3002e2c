// The words around the forms of sign-in and sign-up. Its messages are in the account's own words, letter for letter.

export const signIn = {
  skip: 'Skip to the page',
  title: 'Sign in',
  phoneTitle: 'Sign in by phone',
  linkTitle: 'Sign in by e-mail link',
  headline: 'From your first SOP draft to your first day on campus.',
  lede: 'One route, eleven stages, and people who have made the trip. Safar shows what to do next, keeps every paper in one place, and tells you who has it now.',
  route: 'The route from home to campus',
  stations: {
    home: 'Hyderabad',
    loan: 'Loan',
    visa: 'Visa',
    insurance: 'Health insurance',
    vaccines: 'Vaccines',
    card: 'Card and SIM',
    campus: 'Campus',
  },
  facts: {
    lenders: 'One form, ten lenders',
    lendersWhy: 'offers side by side, in rupees',
    checked: 'Checked before you pay',
    checkedWhy: 'your plan against your university’s rules',
    offline: 'Works on the train',
    offlineWhy: 'read and draft offline, it syncs later',
  },
  ways: 'Ways to sign in',
  byEmail: 'E-mail',
  byPhone: 'Phone',
  byLink: 'E-mail link',
  newHere: 'New here?',
  noCalls: 'No calls unless you ask for one.',
  passwordForm: 'Sign in with e-mail and password',
  forgotten: 'Forgot your password',
} as const

export const fields = {
  email: 'E-mail',
  password: 'Password',
  confirm: 'Confirm password',
  phone: 'Phone',
  prefix: 'Country prefix',
  code: 'Code',
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  optional: '(optional)',
  showPassword: 'Show password',
  passwordHint: 'At least 8 characters.',
  confirmHint: 'The same once more.',
} as const

export const codes = {
  sendForm: 'Send a code to your phone',
  phoneHint: 'We send a code of six digits by SMS.',
  send: 'Send the code',
  enterForm: 'Enter the code',
  sentTo: (number: string): string => `We sent a code to ${number}. It works for 10 minutes.`,
  again: 'Send the code again',
  another: 'Use another number',
  sentAgain: 'We sent a new code. The earlier one no longer works.',
  ifKnown:
    'If you already have an account, sign in with your e-mail. You can add this phone number under Your profile.',
  byEmail: 'Sign in with e-mail',
  create: 'Create an account with this number',
  prove: 'Send a code to this phone',
  proveAgain: 'Send another code',
  proveHint: 'Six digits, once you have asked for them.',
} as const

export const letters = {
  linkHint: 'We send a link. No password needed.',
  sendLink: 'Send the link',
  sendAgain: 'Send it again',
  resetTitle: 'Reset your password',
  resetHint: 'The address you sign in with.',
  sendReset: 'Send the e-mail',
} as const

export const create = {
  title: 'Create an account',
  picture: 'It takes three minutes.',
  pictureWhy: 'After that, every paper and every date of your journey has its place.',
  already: 'You have one already?',
  unsure: 'Not sure?',
  guest: 'All that you have entered stays yours. If you have an account already, press Logout and sign in.',
  phoneForm: 'Create an account with your phone',
  submit: 'Create the account',
} as const
