export const degreeNames = { bachelors: "Bachelor's", masters: "Master's", PhD: 'PhD' } as const

export const degree = 'Please choose your degree.'
export const branch = 'Please enter your branch or field name'
export const cycle = 'Please choose your intake.'
export const completedSteps = 'Please choose from the steps of the list.'
export const doneHint =
  'Its steps count as done before Safar. You can open them again at any time. Each tick is saved at once.'
export const completed = 'Thank you. Your route is ready.'

/** What somebody reads who has just signed up. */
export const welcome = {
  title: 'Welcome to Safar',
  points: [
    {
      title: 'One route to your campus',
      text: 'Eleven stages, from your SOP to your US bank account. Safar shows what to do next, and who has it now.',
    },
    { title: 'Asha answers', text: 'Ask her at any step. She usually answers within the hour.' },
    {
      title: 'Seven questions',
      text: 'Answer them, and you know whether you are early, and what comes first.',
    },
  ],
  start: 'Answer seven questions',
  skip: 'Skip for now',
} as const

/** At the end of the questions: how the plan stands, and never more surely than what it rests on. */
export const timing = { early: 'You are early', inTime: 'You are in time', late: 'You are late' } as const
export const byEstimates = (title: string): string => `${title}, by our estimates`
export const restsOn = {
  days: '',
  both: 'Some of these days are our estimates. They change as you enter yours.',
  estimates: 'This rests on our estimates. It becomes certain as you enter your own days.',
} as const
export const noTiming = {
  title: 'Your first plan',
  words: 'Without your intake or a day of yours we can’t say whether you are early. Your route is ready all the same.',
} as const
export const enrolled = {
  title: 'You are there already',
  words: 'You study in the US, so nothing is counted back from a start any more.',
} as const
export const firstDates = (count: number): string =>
  count === 1 ? 'Your first date' : count === 2 ? 'Your first two dates' : 'Your first three dates'
export const firstStep = (title: string): string => `First step: ${title}`
