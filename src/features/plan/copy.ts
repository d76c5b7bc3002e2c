import type { AheadKind } from './ahead/rules.ts'

export const title = 'Your plan'
export const datesTitle = 'Your dates'
export const datesLede =
  'The more of these you know, the more exact the plan is. Leave out what you don’t know yet: we estimate it from your intake, and say so.'

export const emptyTitle = 'Tell us when your studies begin'
export const emptyWords = 'Your intake is enough for a first plan. Each date that you add makes it more exact.'
export const enrolledTitle = 'Your studies have begun'
export const enrolledWords = 'The plan is for the way to the US. Dates of your stay are on their way to it.'

export const stepsTitle = (count: number): string => `Due at your steps: ${count}`

export const estimated = 'Estimated'
export const whenEstimated = (when: string): string => `${when}, estimated`
export const ourEstimate = 'Our estimate'
export const perSchool = 'Universities differ: your own university’s day counts.'
export const notYet = 'Not known yet'

export const move = 'Change the date'
export const add = 'Add the date'
export const newDay = (name: string): string => `${name}: new date`
export const otherChanges = (count: number): string => (count === 1 ? '1 more date moves' : `${count} more dates move`)
export const nothingMoves = 'Nothing else changes.'
export const whatMoves = 'What would change'
export const afterwards = (summary: string, isOne: boolean): string =>
  `With ${isOne ? 'this date' : 'these dates'}: ${summary.charAt(0).toLowerCase()}${summary.slice(1)}.`
export const saveDay = 'Save this date'
export const forget = 'I don’t know it yet'
export const saved = 'Your plan is updated.'
export const markDone = 'It’s done'
export const markOpen = 'It isn’t done yet'
export const keptDone = (name: string, isDone: boolean): string => `${name}: ${isDone ? 'done' : 'not done yet'}`

export const limits = { safe: 'Safe until', hard: 'Last day', from: 'Not before' } as const
export const passedTitle = (count: number): string => `Done or passed: ${count}`
export const allDates = 'All dates'
export const laneNames = 'Studies, visa, money, health, travel'
export const key = 'Last safe days, or the day you gave. Dashed: estimated.'
export const lanes = { studies: 'Studies', visa: 'Visa', money: 'Money', health: 'Health', travel: 'Travel' } as const

/** Where one reads each day that the plan asks for. */
export const where = {
  programmeStart: 'Printed on page 1 of your I-20.',
  classesStart: 'In your university’s academic calendar.',
  earliestAdmission: 'Printed on page 1 of your I-20.',
  depositUntil: 'In your letter of admission.',
  i20Until: 'In the letter of the international office.',
  tuitionDue: 'On the bursar’s page, or in your student account.',
  waiverOpens: 'On your university’s page about health insurance.',
  waiverUntil: 'On your university’s page about health insurance.',
  flight: 'On your ticket: the day you arrive in the US.',
  moveIn: 'In your lease, or the letter of your hall.',
} as const

export const startLater = 'I start later'
export const print = 'Print'
export const share = 'Share as a picture'
export const picture = { name: 'my-plan.png', title: 'My plan to the US' }
export const shareFailed = 'The picture could not be made on this device.'
export const today = 'Today'
export const weCountOn = (day: string): string => `We count on ${day} until you know it.`

/** What of a date is near, within a sentence. */
const named: Record<AheadKind, (name: string) => string> = {
  on: name => name,
  about: name => name,
  safe: name => `last safe day for “${name}”`,
  hard: name => `last day for “${name}”`,
}
type Named = { kind: AheadKind; name: string }

const inDays = (days: number): string => (days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `In ${days} days`)
export const reminderTitle = (days: number, { kind, name }: Named): string => `${inDays(days)}: ${named[kind](name)}`
export const reminderLine = (days: number, day: string, { kind, name }: Named): string =>
  `${inDays(days)}, ${day}: ${named[kind](name)}`
export const onDay = (day: string): string => `${day}.`
export const several = (count: number): string => `${count} dates of your plan are near`
export const more = (count: number): string =>
  count === 1 ? 'One more is in your plan.' : `${count} more are in your plan.`

export const digestTitle = (until: string): string => `Your dates until ${until}`
export const digestLine = (day: string, { kind, name }: Named, word: string): string =>
  `${day}: ${named[kind](name)}${word === '' ? '' : ` (${word})`}`
export const words = { tight: 'tight', breaks: 'breaks' } as const
export const nextIs = (stage: string, title: string): string => `Next, in ${stage}: ${title}.`
export const first = (name: string, what: string): string => `First of all, ${name}: ${what}`

/** Beside 'Plan' in the main places. */
export const breaking = (count: number): string => (count === 1 ? '1 date breaks' : `${count} dates break`)
export const tight = (count: number): string => (count === 1 ? '1 date is tight' : `${count} dates are tight`)
