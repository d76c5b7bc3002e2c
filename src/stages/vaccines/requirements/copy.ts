import type { Ask } from './rules.ts'

export const askWords = {
  required: 'Required',
  recommended: 'Recommended',
  notAsked: 'Not asked',
} as const satisfies Record<Ask, string>

export const setChanged = 'Somebody changed this list meanwhile.'
export const noSample = 'There is no sample of this list.'
export const sourceRequired = 'Please say where it was read: its page, by name or address.'
export const checkedInvalid = 'Please give the day on which it was read; not one to come.'
export const numberInvalid = 'A whole number, or empty.'
export const testsRequired = 'Please choose at least one test, or do not ask for any.'
export const eachOnce = 'Each vaccine stands in the list once.'
