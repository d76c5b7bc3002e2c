// The words of the form that says for whom and when the insurance is to be.

export const visaNames = { F1: 'F-1 student', J1: 'J-1 exchange', OPT: 'OPT', US: 'US citizen' } as const
export const levelNames = { undergraduate: 'Undergraduate', graduate: 'Graduate' } as const

export const form = {
  lede: 'Six short answers, and we show you what each plan costs you and what we know of your university’s rules.',
  university: 'Your university',
  visa: 'Your visa',
  level: 'You study as',
  dob: 'Your date of birth',
  dobHint: 'The price goes by your age on the first day of cover.',
  start: 'First day of cover',
  startHint: 'Not later than the day you land. If your university names an earlier day, choose that one.',
  months: 'For how many months',
  show: 'Show me the plans',
} as const

export const usCitizen =
  'Nearly all plans here are made for international students. A US citizen is usually insured better through a parent’s plan or at HealthCare.gov.'

export const resets = 'You chose a plan before. With another university or visa you choose again.'

export const monthsWords = (months: number): string => (months === 1 ? '1 month' : `${months} months`)

export const termNames = {
  annual: 'Academic year',
  graduating: 'Graduating year',
  fall: 'Fall term',
  spring: 'Spring term',
  winter: 'Winter term',
  summer: 'Summer term',
} as const

export const termsAsGuide = 'As a guide: your I-20 and your university’s calendar count.'
