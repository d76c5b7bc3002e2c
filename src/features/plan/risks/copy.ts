export const title = 'Dates at risk'
export const lede =
  'What breaks first for each, what helps, and who leads. Limits over for more than a month are left out.'
export const empty = {
  title: 'No date is at risk',
  words: 'Everything that we know of the students’ dates fits.',
} as const

export const everyRule = 'Every rule'
export const everyWord = 'Breaks or tight'
export const wordLabel = 'How it is'
export const ruleLabel = 'By rule'
export const ruleCount = (name: string, count: number): string => `${name} (${count})`
export const limitWords = (isHard: boolean, day: string): string => `${isHard ? 'Last day' : 'Safe until'} ${day}`
export const others = (count: number): string => (count === 1 ? '1 more date at risk' : `${count} more dates at risk`)
export const chatWith = (name: string): string => `Chat with ${name}`
export const showMore = 'Show more'
export const noneFound = {
  title: 'Nobody found',
  words: 'No student at risk matches these filters. Choose others, or show all.',
} as const
export const noRemedy = 'Look at it with the student.'
export const caption = 'Students at risk'

export const counted = (dates: number, students: number, checked: number): string =>
  `${dates === 1 ? '1 date' : `${dates} dates`} of ${students === 1 ? '1 student' : `${students} students`}, of ${checked} on their way.`
export const asOf = (when: string): string => `As of ${when}, made again each minute.`
export const notYet = 'The plans are being made for the first time. Look again in a minute.'
export const firstOnly = (shown: number): string => `The first ${shown} students are shown.`
export const lookAgain = 'Look again'

export const write = (count: number): string => (count === 1 ? 'Write to 1 student' : `Write to ${count} students`)
export const writeKey = 'Write to all that are shown'
export const writeTitle = (count: number): string =>
  count === 1 ? 'Write to the student shown' : `Write to all ${count} students shown`
export const writeLede = 'Each of them gets this as a notification that leads to their plan, and as an e-mail.'
export const titleLabel = 'Title'
export const bodyLabel = 'What there is to say'
export const send = (count: number): string => (count === 1 ? 'Send to 1 student' : `Send to ${count} students`)
export const sent = (written: number, left: number): string =>
  [
    written === 1 ? 'Sent to 1 student.' : `Sent to ${written} students.`,
    left === 0 ? '' : left === 1 ? 'One had it already.' : `${left} had it already.`,
  ]
    .filter(part => part !== '')
    .join(' ')

export const first = {
  title: 'A date of your plan is at risk',
  body: 'Please look at your plan today: it says which date needs you, and what to do. Write to us in the chat if you are not sure.',
} as const

export const firstTitle = 'At risk'
export const all = (count: number): string => `All ${count}`
