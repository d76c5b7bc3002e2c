// What is wrong with a value of the profile: asked of a form before it is sent, and by the server of whatever comes.
import { firstBirthYear, parseDay } from '#src/values/dates.ts'
import { isPersonsPan } from '#src/values/indian-identifiers.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'
import { factNames, type FactName, type GivenFacts } from '../facts/rules.ts'
import { asPrinted, hasDigit, isNoName } from '../shapes/rules.ts'
import { invalid } from './copy.ts'

export const sexes = ['F', 'M', 'X'] as const
export const maritalStatuses = ['Single', 'Married', 'Divorced', 'Widowed', 'Other'] as const
/** Who is called in an emergency. */
export const emergencyContacts = ['father', 'mother'] as const
/** Who pays for the studies, as the DS-160 asks it. */
export const payers = ['self', 'father', 'mother', 'loan', 'other'] as const

const oneOf =
  (choices: readonly string[]) =>
  (typed: string): string | false =>
    !choices.includes(typed) && invalid.choice

const line = (most: number) => (typed: string) => textProblem(typed, { most })

const printed = (shape: RegExp, message: string) => (typed: string) => !shape.test(asPrinted(typed)) && message

const name = (typed: string) =>
  isNoName(typed) ? invalid.noName : hasDigit(typed) ? invalid.digit : textProblem(typed, { most: 120 })

export const day = (typed: string) => (parseDay(typed)?.toString() === typed ? false : invalid.day)

const birthday = (typed: string) => day(typed) || ((parseDay(typed)?.year ?? 0) < firstBirthYear && invalid.bornOn)

/** A parent of a student may have been born long before the oldest student. */
const parentsBirthday = (typed: string) => day(typed) || ((parseDay(typed)?.year ?? 0) < 1900 && invalid.bornOn)

const code = (typed: string) => !/^[A-Z0-9]{1,6}$/.test(typed) && invalid.choice

type Wrong = (typed: string) => string | false | undefined

/** What is wrong with a value that is there. */
export const wrong: Readonly<Record<FactName, Wrong>> = {
  surname: name,
  firstName: name,
  middleName: name,
  bornOn: birthday,
  sex: oneOf(sexes),
  birthCity: line(60),
  birthCountry: code,
  citizenship: code,
  maritalStatus: oneOf(maritalStatuses),
  passportNumber: printed(/^[A-Z0-9]{6,9}$/, invalid.passportNumber),
  passportIssuedAt: line(60),
  passportIssuedOn: day,
  passportExpiresOn: day,
  fatherSurname: name,
  fatherGivenNames: name,
  fatherBornOn: parentsBirthday,
  motherSurname: name,
  motherGivenNames: name,
  motherBornOn: parentsBirthday,
  emergencyContact: oneOf(emergencyContacts),
  emergencyPhone: (typed: string) => !/^\+\d{8,15}$/.test(typed.replaceAll(/[\s()-]/g, '')) && invalid.phone,
  homeStreet: line(120),
  homeStreet2: line(120),
  homeCity: line(60),
  homeState: line(60),
  homePostalCode: line(12),
  homeCountry: code,
  usStreet: line(120),
  usStreet2: line(120),
  usCity: line(60),
  usState: line(60),
  usPostalCode: (typed: string) => !/^\d{5}(-\d{4})?$/.test(typed) && invalid.zip,
  pan: (typed: string) => !isPersonsPan(typed) && invalid.pan,
  payer: oneOf(payers),
  studentId: line(40),
  sevisId: printed(/^N\d{10}$/, invalid.sevisId),
  schoolCode: printed(/^[A-Z]{3}214F\d{8}$/, invalid.schoolCode),
  applicationId: printed(/^AA[0-9A-Z]{8}$/, invalid.applicationId),
  barcode: printed(/^AA[0-9A-Z]{8}$/, invalid.barcode),
  appointmentUid: printed(/^[A-Z0-9]{4,20}$/, invalid.appointmentUid),
  i20Signed: oneOf(['yes']),
}

export const checkFacts = (facts: GivenFacts): Messages =>
  messages(
    Object.fromEntries(
      factNames.map(fact => {
        const typed = facts[fact] ?? ''
        return [fact, typed !== '' && wrong[fact](typed)]
      }),
    ),
  )
