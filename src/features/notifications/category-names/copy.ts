// Apart from the rest of the words, which come with every page.
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
