// What notifications say of themselves.

export const severalNew = (count: number): string => `${count} new notices`
export const seeThem = 'See them'
export const title = 'Notifications'
/** Beyond that nobody counts. */
export const counted = (count: number): string => (count > 99 ? '99+' : String(count))

export const typeNames = {
  step: 'Your steps',
  review: 'Ready for you',
  visa: 'Visa',
  deadline: 'A date to keep',
  digest: 'Your dates',
  'week-before': 'A date is near',
  'day-before': 'A date is near',
  offer: 'Loan offer',
  payment: 'Payment',
  insurance: 'Insurance',
  webinar: 'Webinar',
  chat: 'Chat',
  news: 'News from Safar',
  security: 'Security',
} as const

export const endTimePast = 'Please choose a time to come.'
export const typeRequired = 'Please choose what it is about.'
export const toRequired = 'Please choose a student, or everybody.'
export const notAStudent = 'We could not find a student of that name with an account.'

export const linkWrong = 'This link is not complete. Please open it from the e-mail again.'
