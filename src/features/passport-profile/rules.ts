// The passport profile: one value of each fact that forms ask for, with the paper that it was read from.
import { firstBirthYear, parseDay } from '#src/values/dates.ts'
import { isPersonsPan } from '#src/values/indian-identifiers.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'
import * as copy from './copy.ts'
import { factNames, type FactName, type GivenFacts } from './facts/rules.ts'
import { factOn, type PaperName, type Saying } from './papers/rules.ts'
import { asPrinted, hasDigit, isNoName } from './shapes/rules.ts'

/** The four numbers on visa papers were kept before there was a profile: they say nothing of the person. */
const ofPapersAlone: ReadonlySet<FactName> = new Set(['sevisId', 'schoolCode', 'applicationId', 'barcode'])

/** Kept of adults alone, until a parent can agree. */
export const isOfPerson = (name: FactName): boolean => !ofPapersAlone.has(name)

export const ofAge = 18

export const isMinor = (bornOn: Temporal.PlainDate, today: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(bornOn.add({ years: ofAge }), today) > 0

export const sexes = ['F', 'M', 'X'] as const
export const maritalStatuses = ['Single', 'Married', 'Divorced', 'Widowed', 'Other'] as const
/** Who is called in an emergency. */
export const emergencyContacts = ['father', 'mother'] as const
/** Who pays for the studies, as the DS-160 asks it. */
export const payers = ['self', 'father', 'mother', 'loan', 'other'] as const

const oneOf =
  (choices: readonly string[]) =>
  (typed: string): string | false =>
    !choices.includes(typed) && copy.invalid.choice

const line = (most: number) => (typed: string) => textProblem(typed, { most })

const printed = (shape: RegExp, message: string) => (typed: string) => !shape.test(asPrinted(typed)) && message

const name = (typed: string) =>
  isNoName(typed) ? copy.invalid.noName : hasDigit(typed) ? copy.invalid.digit : textProblem(typed, { most: 120 })

const day = (typed: string) => (parseDay(typed)?.toString() === typed ? false : copy.invalid.day)

const birthday = (typed: string) => day(typed) || ((parseDay(typed)?.year ?? 0) < firstBirthYear && copy.invalid.bornOn)

/** A parent of a student may have been born long before the oldest student. */
const parentsBirthday = (typed: string) => day(typed) || ((parseDay(typed)?.year ?? 0) < 1900 && copy.invalid.bornOn)

const code = (typed: string) => !/^[A-Z0-9]{1,6}$/.test(typed) && copy.invalid.choice

type Wrong = (typed: string) => string | false | undefined

/** What is wrong with a value that is there. */
const wrong: Readonly<Record<FactName, Wrong>> = {
  surname: name,
  firstName: name,
  middleName: name,
  bornOn: birthday,
  sex: oneOf(sexes),
  birthCity: line(60),
  birthCountry: code,
  citizenship: code,
  maritalStatus: oneOf(maritalStatuses),
  passportNumber: printed(/^[A-Z0-9]{6,9}$/, copy.invalid.passportNumber),
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
  emergencyPhone: (typed: string) => !/^\+\d{8,15}$/.test(typed.replaceAll(/[\s()-]/g, '')) && copy.invalid.phone,
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
  usPostalCode: (typed: string) => !/^\d{5}(-\d{4})?$/.test(typed) && copy.invalid.zip,
  pan: (typed: string) => !isPersonsPan(typed) && copy.invalid.pan,
  payer: oneOf(payers),
  studentId: line(40),
  sevisId: printed(/^N\d{10}$/, copy.invalid.sevisId),
  schoolCode: printed(/^[A-Z]{3}214F\d{8}$/, copy.invalid.schoolCode),
  applicationId: printed(/^AA[0-9A-Z]{8}$/, copy.invalid.applicationId),
  barcode: printed(/^AA[0-9A-Z]{8}$/, copy.invalid.barcode),
  appointmentUid: printed(/^[A-Z0-9]{4,20}$/, copy.invalid.appointmentUid),
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

const numbered: ReadonlySet<FactName> = new Set([
  'passportNumber',
  'pan',
  'sevisId',
  'schoolCode',
  'applicationId',
  'barcode',
  'appointmentUid',
])

/** As it is kept: a number as it is printed, a text without needless spaces. */
export function asKept(fact: FactName, typed: string): string {
  if (fact === 'emergencyPhone') return typed.replaceAll(/[^\d+]/g, '')
  return numbered.has(fact) ? asPrinted(typed) : typed.trim().replaceAll(/\s+/g, ' ')
}

const days: ReadonlySet<Saying> = new Set([
  'bornOn',
  'interviewOn',
  'vacOn',
  'programmeStart',
  'programmeEnd',
  'classesStart',
  'earliestAdmission',
  'issuedOn',
  'paidOn',
])
export const isDay = (saying: Saying): boolean => days.has(saying)

const sums: ReadonlySet<Saying> = new Set(['costYear1', 'fundsYear1', 'amount'])
export const isSum = (saying: Saying): boolean => sums.has(saying)

/** What is typed of a paper on which it wasn't found, in the shape in which it would have been read. */
export function asRead(paper: PaperName, saying: Saying, typed: string): { value: string } | { wrong: string } {
  const text = typed.trim().replaceAll(/\s+/g, ' ')
  if (text === '') return { value: '' }
  const fact = factOn(paper, saying)
  const message = fact === undefined ? wrongOfPaper(saying, text) : wrong[fact](text)
  if (typeof message === 'string') return { wrong: message }
  if (isSum(saying)) {
    const [whole = '', part = ''] = text.replaceAll(',', '').split('.')
    return { value: (whole + part.padEnd(2, '0')).replace(/^0+(?=\d)/, '') }
  }
  return { value: saying === 'currency' ? text.toUpperCase() : fact === undefined ? text : asKept(fact, text) }
}

function wrongOfPaper(saying: Saying, text: string): string | false | undefined {
  if (isDay(saying)) return day(text)
  if (isSum(saying)) return !/^\d{1,3}(?:,?\d{2,3}){0,4}(?:\.\d{1,2})?$/.test(text) && copy.invalid.sum
  if (saying === 'currency') return !/^[a-z]{3}$/i.test(text) && copy.invalid.currency
  return textProblem(text, { most: 120 })
}

/** What `given` says that the profile doesn't, or says otherwise. */
export const newIn = (given: GivenFacts, known: GivenFacts): FactName[] =>
  factNames.filter(fact => (given[fact] ?? '') !== '' && asKept(fact, given[fact] ?? '') !== (known[fact] ?? ''))

export type Replaced = { fact: FactName; was: string; becomes: string }

/** What is known already and would be something else: shown with both before it is taken. */
export const replacedIn = (given: GivenFacts, known: GivenFacts): Replaced[] =>
  newIn(given, known).flatMap(fact => {
    const was = known[fact] ?? ''
    return was === '' ? [] : [{ fact, was, becomes: asKept(fact, given[fact] ?? '') }]
  })
