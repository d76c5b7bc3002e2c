// The words of the home page.
export const firstStation = 'Home'
export const lastStation = 'Campus'

/** Why a step is not the next one yet. */
export const noNext = 'We could not read your plan, so we cannot say what is next'
export const waitingTitle = 'Then'
export const whenMet = (words: string): string => `When ${words}`
export const whenDone = (title: string): string => `‘${title}’ is done`
export const fromDay = (day: string): string => `From ${day}`
export const comesNext = (title: string): string => `'${title}' comes next. When its day is there, it is here.`

/** In the card of what is next. */
export const until = (day: string): string => `Safe until ${day}`

export const alarm = 'What breaks in your plan'
export const tightAlarm = 'What is tight in your plan'
export const by = (day: string): string => `by ${day}`
export const wasDue = (day: string): string => `was due on ${day}`
export const breaks = 'Breaks:'
export const tight = 'Tight:'
export const estimated = 'Estimated.'
export const more = (count: number): string =>
  count === 1 ? 'And 1 more in your plan.' : `And ${count} more in your plan.`

export const greeting = (hour: number): string =>
  hour < 5 ? 'Hello' : hour < 12 ? 'Good morning' : hour < 17 ? 'Good afternoon' : 'Good evening'
