// The words of the form that says for whom and when the insurance is to be.

export const visaNames = { F1: 'F-1 student', J1: 'J-1 exchange', OPT: 'OPT', US: 'US citizen' } as const
export const levelNames = { undergraduate: 'Undergraduate', graduate: 'Graduate' } as const

export const usCitizen =
  'Nearly all plans here are made for international students. A US citizen is usually insured better through a parent’s plan or at HealthCare.gov.'

export const resets = 'You chose a plan before. With another university or visa you choose again.'

export const monthsWords = (months: number): string => (months === 1 ? '1 month' : `${months} months`)

export const planRefused =
  'Your university does not take a plan of this kind, so we do not sell it to you. Please choose another plan, or ask us.'

// What is said beside the fields, here and in the application.
export const tooYoung = 'You must be at least 17 years old.'
export const bornLongAgo = 'Please check the year of your birth.'
export const dayInvalid = 'Please enter a day that there is.'
export const startPast = 'The coverage cannot begin in the past.'
export const startLate = 'The coverage cannot begin as late as that.'
export const monthsInvalid = (least: number, most: number): string =>
  least === most ? `The coverage is for ${most} months.` : `Please choose between ${least} and ${most} months.`
export const required = {
  universityID: 'Please select your university',
  planID: 'Please select the insurance plan.',
} as const
