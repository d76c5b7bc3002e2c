// What is wrong with an insurance application: the browser shows it beside the fields, the server refuses with the same.
import { isEmailAddress, normalEmail } from '#src/values/email-addresses.ts'
import { parseDay } from '#src/values/dates.ts'
import { isPinCode } from '#src/values/indian-identifiers.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { isBlank, textProblem } from '#src/values/visible-text.ts'
import { monthsAllowed, startProblem, type CoverageUniversity, type Partner, visas } from '../coverage/rules.ts'
import { billingCycles } from '../quote/rules.ts'
import { dayInvalid, startPast, startLate, monthsInvalid } from '../details/copy.ts'
import * as copy from './copy.ts'
import type { Application, Field } from './pages/rules.ts'
import { birthProblem } from '../details/rules.ts'

export const genders = ['Male', 'Female', 'Other'] as const
export const maritalStatuses = ['Single', 'Married', 'Divorced', 'Widowed', 'Other', 'Unknown'] as const
export const relationships = ['Father', 'Mother', 'Other'] as const
export const groupChoices = ['create', 'join'] as const
export const securityQuestions = [
  'cityGraduated',
  'favoriteSportsPerson',
  'mothersMaidenName',
  'favoritePet',
  'fathersMiddleName',
  'favoriteTeachersName',
  'highSchoolMascot',
  'mothersMiddleName',
  'cityBorn',
] as const

/** What a page is held against beyond what was typed in it. */
export type Against = {
  today: string
  partner: Partner
  university: CoverageUniversity | undefined
  isPhone: (prefix: string, typed: string) => boolean
}

/** What is wrong with these fields, as they stand with all the others. */
export function check(fields: readonly Field[], typed: Application, against: Against): Messages {
  return messages(
    Object.fromEntries(
      fields
        .filter(field => isAsked(field, typed))
        .map(field => [
          field,
          isBlank(typed[field]) ? isRequired(field, typed) && copy.required[field] : wrongWith(field, typed, against),
        ]),
    ),
  )
}

/** Some fields stand there only with an answer to another. */
export function isAsked(field: Field, typed: Application): boolean {
  if (field === 'emergencyContactOther') return typed.emergencyContactRelationship === 'Other'
  if (field === 'groupChoice') return typed.partOfGroup === 'yes'
  if (field === 'groupCode') return typed.partOfGroup === 'yes' && typed.groupChoice !== ''
  return field !== 'referredBy' || typed.isReferred === 'yes'
}

const optional: ReadonlySet<Field> = new Set(['middleName', 'usMobileNumber', 'usMobilePrefix', 'graduationDate'])

export const isOptional = (field: Field): boolean => optional.has(field)

function isRequired(field: Field, typed: Application): boolean {
  if (field === 'usMobilePrefix') return !isBlank(typed.usMobileNumber)
  return !optional.has(field)
}

const mostLetters = 200

function wrongWith(field: Field, typed: Application, against: Against): string | false {
  const wrong = particular[field]?.(typed, against)
  if (wrong !== undefined) return wrong
  return textProblem(typed[field], { most: mostLetters }) ?? false
}

type Rule = (typed: Application, against: Against) => string | false

const oneOf =
  (field: Field, choices: readonly string[]): Rule =>
  typed =>
    !choices.includes(typed[field]) && copy.required[field]

const answers = ['yes', 'no']

const phone =
  (prefix: Field, number: Field): Rule =>
  (typed, { isPhone }) =>
    !isPhone(typed[prefix], typed[number]) && copy.required[number]

const particular: Partial<Record<Field, Rule>> = {
  email: ({ email }) => !isEmailAddress(email) && copy.emailInvalid,
  dob: ({ dob }, { today }) => birthProblem(dob, today),
  gender: oneOf('gender', genders),
  maritalStatus: oneOf('maritalStatus', maritalStatuses),
  mobileNumber: phone('mobilePrefix', 'mobileNumber'),
  usMobileNumber: phone('usMobilePrefix', 'usMobileNumber'),
  visa: oneOf('visa', visas),
  billingCycle: oneOf('billingCycle', billingCycles),
  graduationYear: ({ graduationYear }, { today }) =>
    !graduationChoices(today).includes(graduationYear) && copy.required.graduationYear,
  graduationDate: ({ graduationDate }) => parseDay(graduationDate) === undefined && dayInvalid,
  coverageStartDate: coverageStartProblem,
  numberOfMonths: monthsProblem,
  homePostalCode: ({ homeCountryCode, homePostalCode }) =>
    homeCountryCode === 'IN'
      ? !isPinCode(homePostalCode) && copy.pinInvalid
      : (textProblem(homePostalCode, { most: mostLetters }) ?? false),
  destinationPostalCode: ({ destinationPostalCode }) =>
    !/^\d{5}(-\d{4})?$/.test(destinationPostalCode.trim()) && copy.zipInvalid,
  emergencyContactPhone: emergencyPhoneProblem,
  emergencyContactRelationship: oneOf('emergencyContactRelationship', relationships),
  securityQuestion1: oneOf('securityQuestion1', securityQuestions),
  securityQuestion2: ({ securityQuestion1, securityQuestion2 }) => {
    if (!securityQuestions.some(one => one === securityQuestion2)) return copy.required.securityQuestion2
    return securityQuestion1 === securityQuestion2 && copy.sameQuestion
  },
  partOfGroup: oneOf('partOfGroup', answers),
  groupChoice: oneOf('groupChoice', groupChoices),
  isReferred: oneOf('isReferred', answers),
}

/** This year and the five after it. */
export const graduationChoices = (today: string): string[] =>
  Array.from({ length: 6 }, (_, after) => String(Temporal.PlainDate.from(today).year + after))

function coverageStartProblem({ coverageStartDate }: Application, { today, university }: Against): string | false {
  const day = parseDay(coverageStartDate)
  if (day === undefined) return dayInvalid
  const anywhere = { allowedStartDates: [], maxStartDate: undefined }
  const problem = startProblem(day.toString(), university ?? anywhere, today)
  return problem === undefined ? false : problem === 'past' ? startPast : startLate
}

function monthsProblem({ numberOfMonths }: Application, { partner, university }: Against): string | false {
  const { least, most } = monthsAllowed(university ?? { id: '', customDates: false }, partner)
  const months = /^\d{1,2}$/.test(numberOfMonths.trim()) ? Number(numberOfMonths) : 0
  return (months < least || months > most) && monthsInvalid(least, most)
}

function emergencyPhoneProblem(typed: Application, against: Against): string | false {
  const own = digits(typed.emergencyContactPrefix, typed.emergencyContactPhone)
  const isSame = [
    digits(typed.mobilePrefix, typed.mobileNumber),
    digits(typed.usMobilePrefix, typed.usMobileNumber),
  ].includes(own)
  if (isSame) return copy.sameNumber
  return phone('emergencyContactPrefix', 'emergencyContactPhone')(typed, against)
}

/** However it is written: 'IN:91' and '098123 45678' are 919812345678. */
function digits(prefix: string, number: string): string {
  const calling = prefix.slice(prefix.indexOf(':') + 1)
  const bare = number.replaceAll(/\D/g, '').replace(/^0+/, '')
  return bare.length > 10 && bare.startsWith(calling) ? bare : `${calling}${bare}`
}

export const referralCount = 5
/** A group is the one who makes it, and these. */
export const memberCount = 4

/** Each that is given, of five, is an address, and none stands there twice or is one's own. */
export function checkReferrals(emails: readonly string[], own: string): Messages {
  const normal = emails.slice(0, referralCount).map(normalEmail)
  return messages(
    Object.fromEntries(
      normal.map((email, index) => [
        `refEmails.${index}`,
        email !== '' &&
          (isEmailAddress(email)
            ? (normal.indexOf(email) < index || email === normalEmail(own)) && copy.emailInUse
            : copy.emailInvalid),
      ]),
    ),
  )
}
