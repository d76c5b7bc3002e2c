// What is said of a paper's validity.
import { formatDay } from '#src/values/dates.ts'

export const uses = {
  i20: 'For the I-20',
  booking: 'For booking the appointment',
  interview: 'For the visa interview',
  flight: 'For entering the US',
  afterFlight: 'Six months after you enter',
} as const

/** As a sentence names what it is needed for. */
export const usedFor = {
  i20: 'you ask for the I-20',
  booking: 'you book',
  interview: 'your interview',
  flight: 'you enter the US',
  afterFlight: 'six months in the US end',
} as const satisfies Record<keyof typeof uses, string>

export const states = {
  valid: 'Valid',
  expiring: 'Running out',
  expired: 'Not valid',
  earlier: 'Of an earlier application',
  'other-record': 'Of another SEVIS record',
  'record-unsaid': 'Of which SEVIS record?',
  unknown: 'Not known yet',
} as const

/** Of an I-20 or a receipt that names another record than the student's. */
export const otherRecord = (of: string, own: string): string =>
  `It is of SEVIS record ${of}, and yours is ${own}. If ${of} is yours now, change the SEVIS ID on your passport profile.`
export const recordUnsaid = (of: string): string =>
  `It is of SEVIS record ${of}, and another of your papers is of a different one. Enter your SEVIS ID on your passport profile.`

/** From before the present application, or the present start. */
export const earlier = {
  spent: 'It is of the application that was refused. The new application has its own.',
  'to-look-at':
    'It is from before your new application. If it still holds, tick it on your list of papers; otherwise add the new one.',
  'former-start': 'It is from before you moved your start. Add the I-20 for the new start.',
} as const

/** Of what is only advised. */
export const look = 'Look at this'

export const dayUnknown = (thing: string): string => `The day isn’t known yet: ${thing}.`
export const paperUndated = 'Enter the day that is on the paper to see whether it is valid.'
export const endUndated = 'Enter until when it is valid.'

const day = (text: string): string => formatDay(Temporal.PlainDate.from(text))

export const validTo = (last: string): string => `Good until ${day(last)}.`
export const validOn = (needed: string, last: string): string => `Good until ${day(last)}; needed on ${day(needed)}.`
export const runsOut = (needed: string, last: string): string =>
  `Good until ${day(last)}, close to ${day(needed)}, when it is needed.`
export const tooOld = (needed: string, last: string): string =>
  `Good until ${day(last)} only; it is needed on ${day(needed)}.`
export const endsSoon = (needed: string, last: string): string =>
  `It ends on ${day(last)}, too soon after ${day(needed)}.`
export const overAlready = (last: string): string => `It was good until ${day(last)}.`
export const tooLate = (by: string): string => `It should be dated ${day(by)} at the latest.`
export const paidLate = (businessDays: number): string =>
  `You paid less than ${spelled[businessDays] ?? businessDays} business days before the interview. Take the printed receipt with you.`
const spelled: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five' }
export const inTime = (by: string): string => `Dated in time: ${day(by)} would have been the last day.`
export const askLender =
  'A sanction letter is good for 3 to 6 months, as the lender says. Ask your lender until when yours holds.'
export const done = 'It has served its purpose.'

/** Where a rule is asked for by most, and not by all. */
export const perSchool = 'Your university or lender may have another rule.'
