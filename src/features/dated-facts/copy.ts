export const wordsRequired = 'Please write the fact in a sentence.'
export const stateRequired = 'Please say whether it is in force.'
export const leadWrong = 'Please enter a whole number, such as -3.'
export const sourceRequired = 'Please say where you read it.'
export const addressWrong = 'Please enter a web address, such as https://studyinthestates.dhs.gov.'
export const dayRequired = 'Please enter a day.'
export const checkedAhead = 'This day is still ahead.'
export const againTooSoon = 'This is on or before the day it was checked.'
export const changedMeanwhile = 'A colleague has changed this fact since you opened it.'

export const states = {
  inForce: 'In force',
  blocked: 'Blocked by a court',
  proposed: 'Proposed only',
  expired: 'No longer in force',
} as const

export const titles = {
  list: 'Facts',
  one: 'Fact',
  lede: 'What Safar says about the world. Read each again at its source within six months: rules and prices move without notice.',
  back: 'all facts',
} as const
export const empty = { title: 'No facts yet', words: 'A release brings the first ones.' } as const
export const counted = (what: string, bound: 'not before' | 'not after', from: string): string =>
  `A rule of the plan: ‘${what}’ is ${bound} this far from ‘${from}’. Before that day: with a minus sign, such as -3.`
export const nothingChanged = 'Checked again, nothing changed'
export const checkedAgain = 'Noted: checked today, and to be checked again in six months.'
export const isDueNow = 'Due for a re-check'
export const readAgain = 'Read it again at its source. If it still says the same, one press notes it.'
export const noSourceYet = 'Needs a source'
export const hidden = 'Nobody has read this at a source yet, so no student sees it and no plan follows it.'
export const notShown = {
  blocked: 'Students read it as blocked where it is shown beside the rule in force. No plan follows it.',
  proposed: 'Students read it as proposed where it is shown beside the rule in force. No plan follows it.',
  expired: 'Students no longer see it, and no plan follows it.',
} as const
export const publish = 'Publish'
export const published = 'Published. Students see it now, and those whose plans it moves are notified.'
