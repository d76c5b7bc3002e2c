import type { ValueName } from '#src/features/people/values/rules.ts'

export const groups = {
  you: 'You',
  background: 'Studies and work',
  account: 'Your account',
} as const

/** What forms ask for, within "Missing: …". */
export const values = {
  name: 'your name',
  phone: 'phone number',
  flight: 'day of your flight',
  programmeStart: 'programme start',
  birthDate: 'date of birth',
  birthCity: 'place of birth',
  passportNumber: 'passport number',
  passportUntil: 'until when it is valid',
  father: 'father’s name',
  mother: 'mother’s name',
  address: 'address',
} as const satisfies Partial<Record<ValueName, string>>

export const questions = 'Seven short questions'
export const questionsHold = 'Your degree, field and intake: your plan is made from them'
export const noUniversity = 'the university you are going to'
export const noStudies = 'your last degree'
export const email = 'a confirmed e-mail address'
export const secondWay = 'a second way to sign in'

export const missing = (names: readonly string[]): string => `Missing: ${names.join(', ')}`
export const countMissing = (count: number): string => `${count} missing`
export const others = (names: readonly string[], more: number): string =>
  more === 0 ? names.join(', ') : `${names.join(', ')} and ${more} more`
export const flight = (day: string): string => `flight on ${day}`
