// What waits at the desk, in the desk's words.

export const priorityWords = { low: 'Low', medium: 'Medium', high: 'High', urgent: 'Urgent' } as const

export const kindWords = {
  chat: 'Chat',
  'custom-step': 'A step to answer',
  sop: 'A statement of purpose',
  'sop-help': 'More help with a statement of purpose',
  transcript: 'An interview to take the names out of',
  'mock-interview': 'A mock interview',
  'attorney-refund': 'Money to send back',
  insurance: 'An insurance to look after',
  'insurance-waiver-email': 'A waiver application to check',
  'insurance-waiver-guide': 'A waiver guide to give',
  'insurance-refund': 'A payment to send back',
  'insurance-claim': 'An insurance claim',
  'loan-application': 'A loan application',
  'product-order': 'An order to a partner',
  'sevis-reversal': 'A SEVIS fee to put back',
  correction: 'Something to correct',
  note: 'To do',
} as const

export const titleRequired = 'Please say what is to be done.'
export const noteRequired = 'Write the note first.'
export const studentRequired = 'Please choose the student.'
export const tooManyViews = 'You have twelve views of this page already. Remove one first.'
export const notTaken = 'Take it first.'
export const takenBy = (name: string): string => `${name} took this a moment ago.`

// Two who change the same thing.
export const changedBy = (name: string, when: string): string =>
  `${name} changed this on ${when}, while you had it open.`
export const somebody = 'Somebody'

export const urgencyHeadings = { overdue: 'Overdue', today: 'Urgent or due today', later: 'Later' } as const
