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
