// What is said of a paper's validity, and from which sources: the list for the interview says it from here.
import type { DatedPoint, Source } from '#src/journey/guide.ts'
import { formatDay } from '#src/values/dates.ts'

export const uses = {
  i20: 'For the I-20',
  booking: 'For booking the appointment',
  interview: 'For the visa interview',
  flight: 'For entering the US',
  afterFlight: 'Six months after you enter',
} as const

export const states = {
  valid: 'Valid',
  expiring: 'Running out',
  expired: 'Not valid',
  earlier: 'Of an earlier application',
  unknown: 'Not known yet',
} as const

/** From before the present application. */
export const earlier = {
  spent: 'It is of the application that was refused. The new application has its own.',
  'to-look-at':
    'It is from before your new application. If it still holds, tick it on your list of papers; otherwise add the new one.',
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

/** Where the day of a reading is not known, the first of them stands. */
const firstReading = '2026-02-25'

export const passportRules: Source = {
  name: 'US Customs and Border Protection, six-month club (16 July 2015), and the US Consulate Hyderabad, required documents (an old page)',
  address: 'https://hyderabad.usconsulate.gov',
  checkedOn: '2026-11-22',
}

const passport: Source = {
  ...passportRules,
  name: `${passportRules.name}; meacms.mea.gov.in, guide to consular services`,
}

export const funds: Source = {
  name: 'nomadcredit.com (a loan adviser), proof of funds for the I-20',
  address: 'https://nomadcredit.com',
  checkedOn: firstReading,
}
const assets: Source = {
  name: 'mozyholidays.com (a travel agent), F-1 documents',
  address: 'https://mozyholidays.com',
  checkedOn: firstReading,
}

export const passportLife: DatedPoint = {
  id: 'visas.papers.passport',
  text: 'Renew it if it expires within 6 months of the day you enter the US. For Indian passports the US asks only that it is valid for your stay, but the US consulate in Hyderabad and India’s foreign ministry advise you to renew.',
  source: passport,
}

export const moneyAge: DatedPoint = {
  id: 'visas.papers.money-age',
  text: 'Papers about money that are older than 6 months are often refused, so have the latest printed late.',
  source: funds,
}

export const assetsDate: DatedPoint = {
  id: 'visas.papers.assets-date',
  text: 'Have it dated 4 or 5 days before the interview.',
  source: assets,
}

/** A copy of that day was read, not the page as it is now: the desk is asked to read it again. */
export const refusals: Source = {
  name: 'US Embassy in Türkiye, refusals under section 214(b)',
  address: 'https://tr.usembassy.gov/nonimmigrant-visas-214b-en/',
  checkedOn: '2024-11-07',
}

/** What becomes of the papers of an application that was refused. */
export const refusedPaper: DatedPoint = {
  id: 'visas.refusal.again',
  text: 'A new DS-160 with a new photo, the visa fee (MRV), and a new interview. The fee of the first application is used up by the refusal.',
  source: refusals,
}
