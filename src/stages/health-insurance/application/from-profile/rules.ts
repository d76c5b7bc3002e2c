// What the passport profile fills in of an insurance application, and what the application tells the profile.
import { emergencyName, yearOf } from '#src/features/passport-profile/wholes/rules.ts'
import type { Papers } from '#src/features/passport-profile/papers/rules.ts'
import type { Facts } from '#src/features/passport-profile/facts/rules.ts'
import { sevisName } from '#src/features/passport-profile/shapes/rules.ts'
import { factsFor } from '#src/features/passport-profile/values/rules.ts'
import type { ValuesView } from '#src/features/people/values/contract.ts'
import type { Asks, Values } from '#src/features/people/values/rules.ts'
import type { Application } from '../pages/rules.ts'

/** The fields of an application that begin with what is known. A state and a country are no part of an address’s one line. */
export const applicationAsks = {
  'firstName middleName lastName': 'name',
  email: 'email',
  dob: 'birthDate',
  gender: 'sex',
  maritalStatus: 'maritalStatus',
  'mobilePrefix mobileNumber': 'phone',
  'usMobilePrefix usMobileNumber': 'usPhone',
  'emergencyContactPrefix emergencyContactPhone': 'emergencyPhone',
  nationality: 'citizenship',
  passportCountry: 'citizenship',
  studentId: 'studentId',
  coverageStartDate: 'flight',
  'homeAddress1 homeCity homePostalCode': 'address',
  'destinationAddress1 destinationCity destinationPostalCode': 'usAddress',
} as const satisfies Asks

type Known = { facts: Facts; papers: Papers; known?: Told }

const genders = new Map([
  ['F', 'Female'],
  ['M', 'Male'],
  ['X', 'Other'],
])
const relationships = new Map([
  ['father', 'Father'],
  ['mother', 'Mother'],
])

/** A card wants a first and a last name. With a single name the passport has one of them alone: the student decides. */
function namesOf({ surname = '', firstName = '', middleName = '' }: Facts): Partial<Application> {
  const { given } = sevisName({ lastName: surname, firstName, middleName })
  return surname === '' || given === '' ? {} : { firstName, middleName, lastName: surname }
}

type Told = ValuesView['known']

const isLine = (name: string): boolean => name === 'address' || name === 'usAddress'

const saidIn = (known: Told): Values =>
  Object.fromEntries(Object.entries(known).flatMap(([name, { text }]) => (isLine(name) ? [] : [[name, text]])))

/** Said elsewhere after the last application was made: the next begins with that, and not with what was typed then. */
export const saidSince = (known: Told): Partial<Application> =>
  insuranceFrom({
    facts: {},
    papers: {},
    known: Object.fromEntries(Object.entries(known).filter(([, { place }]) => place !== 'insurance-application')),
  })

/** Only what is known: nothing is taken away that stands there from the account. */
export function insuranceFrom({ facts: kept, papers, known = {} }: Known): Partial<Application> {
  // What several places have is as it was said last; an address keeps its lines.
  const said = saidIn(known)
  const parent = parentIn(kept.emergencyContact)
  const facts = { ...kept, ...factsFor(said) }

  const given: Partial<Application> = {
    ...namesOf(facts),
    email: said.email ?? '',
    // Numbers are whole: the form divides each into its two boxes.
    mobileNumber: said.phone ?? '',
    usMobileNumber: said.usPhone ?? '',
    dob: facts.bornOn ?? '',
    gender: genders.get(facts.sex ?? '') ?? '',
    maritalStatus: facts.maritalStatus ?? '',
    nationality: facts.citizenship ?? '',
    passportCountry: facts.citizenship ?? '',
    studentId: facts.studentId ?? '',
    graduationYear: yearOf(papers['i-20']?.says.programmeEnd),
    homeCountryCode: facts.homeCountry ?? '',
    homeAddress1: [facts.homeStreet, facts.homeStreet2].filter(Boolean).join(', '),
    homeCity: facts.homeCity ?? '',
    homeStateCode: facts.homeState ?? '',
    homePostalCode: facts.homePostalCode ?? '',
    destinationAddress1: [facts.usStreet, facts.usStreet2].filter(Boolean).join(', '),
    destinationCity: facts.usCity ?? '',
    destinationStateCode: facts.usState ?? '',
    destinationPostalCode: facts.usPostalCode ?? '',
    emergencyContactName: (parent && said[parent]) ?? emergencyName(facts),
    emergencyContactPhone: facts.emergencyPhone ?? '',
    emergencyContactRelationship: relationships.get(facts.emergencyContact ?? '') ?? '',
  }
  const isHere = ([field, value]: [string, string]) =>
    value !== '' && (field !== 'middleName' || given.firstName !== undefined)
  const middle = given.firstName === undefined ? {} : { middleName: given.middleName ?? '' }
  return { ...Object.fromEntries(Object.entries(given).filter(isHere)), ...middle }
}

const parentIn = (contact: string | undefined): 'father' | 'mother' | undefined =>
  contact === 'father' || contact === 'mother' ? contact : undefined

/** Who is called is a parent where the profile says so. */
export const asksOf = ({ emergencyContact }: Facts): Asks => {
  const parent = parentIn(emergencyContact)
  return parent === undefined ? applicationAsks : { ...applicationAsks, emergencyContactName: parent }
}

/** What the application says of a parent: whom it names as one. */
export const parentsIn = (typed: Application): Values => {
  const parent = parentIn(keyOf(relationships, typed.emergencyContactRelationship))
  return parent === undefined ? {} : { [parent]: typed.emergencyContactName }
}

const keyOf = (map: ReadonlyMap<string, string>, value: string): string =>
  [...map].find(([, name]) => name === value)?.[0] ?? ''

/** What was typed in the application, as the profile keeps it. An address in one line stays one. */
export const profileFrom = (typed: Application): Facts => ({
  bornOn: typed.dob,
  sex: keyOf(genders, typed.gender),
  maritalStatus: typed.maritalStatus === 'Unknown' ? '' : typed.maritalStatus,
  citizenship: typed.passportCountry,
  studentId: typed.studentId,
  homeStreet: typed.homeAddress1,
  homeCity: typed.homeCity,
  homeState: typed.homeStateCode,
  homePostalCode: typed.homePostalCode,
  homeCountry: typed.homeCountryCode,
  usStreet: typed.destinationAddress1,
  usCity: typed.destinationCity,
  usState: typed.destinationStateCode,
  usPostalCode: typed.destinationPostalCode,
  emergencyContact: keyOf(relationships, typed.emergencyContactRelationship),
})
