// The forms that ask for facts of the profile, and what each calls them.

export const title = 'To copy, form by form'
export const lede = 'Each form wants another shape of the same fact. Copy from here, letter for letter.'
export const choose = 'Form'
export const missing = 'Not given yet'
export const notGiven = (labels: string): string => `Not given yet: ${labels}.`
export const leaveEmpty = 'Leave it empty'
export const warnings = {
  letters: 'This form takes the Latin letters A to Z only. Type it as the two printed lines of your passport have it.',
  long: (most: number): string => `This form has room for ${most} characters. Shorten it there, and note how.`,
} as const

export const forms = {
  'i-20': 'I-20 request of a university',
  'ds-160': 'DS-160',
  'i-901': 'SEVIS fee (I-901)',
  appointment: 'Visa appointment profile',
  insurance: 'Health insurance',
  loan: 'Loan application',
  'forex-card': 'Forex card',
  bank: 'US bank account',
  vaccines: 'Vaccine record',
  'i-94': 'I-94',
} as const
