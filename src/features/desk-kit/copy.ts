// What waits at the desk, in the desk's words.

export const priorityWords = { low: 'Low', medium: 'Medium', high: 'High', urgent: 'Urgent' } as const

export const earlierKind = 'A request of an earlier version'

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
