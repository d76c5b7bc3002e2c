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

export const categoryNames = {
  journey: { name: 'Your steps', holds: 'A review is ready, a step has moved on, we need something from you.' },
  dates: { name: 'Dates and deadlines', holds: 'A deadline comes near, a day was changed.' },
  digest: { name: 'Your dates, every Monday', holds: 'The dates of the next 30 days, and what is tight or breaks.' },
  'week-before': { name: 'A week before', holds: 'In the morning, seven days before a date of your plan.' },
  'day-before': { name: 'A day before', holds: 'In the morning, the day before a date of your plan.' },
  money: { name: 'Money', holds: 'Loan offers, payments, receipts and insurance.' },
  webinars: { name: 'Webinars', holds: 'A webinar that you are registered for is about to start or was moved.' },
  chat: { name: 'Chat', holds: 'An answer in the chat that you have not seen after ten minutes.' },
  news: { name: 'News from Safar', holds: 'What is new for everybody. Seldom more than twice a month.' },
} as const

export const titleRequired = 'Please write a title.'
export const bodyRequired = 'Please write what there is to say.'
export const hrefWrong = 'Please enter an address of ours that begins with a slash, such as /loans.'
export const endTimePast = 'Please choose a time to come.'
export const typeRequired = 'Please choose what it is about.'
export const toRequired = 'Please choose a student, or everybody.'
export const notAStudent = 'We could not find a student of that name with an account.'

export const zoneWrong = 'Please choose a time zone.'
export const clockWrong = 'Please enter a time, such as 22:00.'
export const quietEmpty = 'Please choose an end that differs from the start.'

export const linkWrong = 'This link is not complete. Please open it from the e-mail again.'
