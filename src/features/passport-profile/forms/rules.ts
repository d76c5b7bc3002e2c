// What each form asks for, as shapes of the profile: the same fact is another text on each of them.
import { countryName } from '#src/values/countries.ts'
import type { Facts } from '../facts/rules.ts'
import { emergencyName, fathersName, homeAddress, ownName, typedName } from '../wholes/rules.ts'
import {
  ds160Day,
  ds160Letters,
  ds160Name,
  hasOtherLetters,
  indianDay,
  sevisLetters,
  sevisName,
  usDay,
  withoutStrokes,
} from '../shapes/rules.ts'
import * as copy from './copy.ts'

export type FormName = keyof typeof copy.forms

type Shape = (facts: Facts) => string
type Field = {
  label: string
  shape: Shape
  /** Characters that the form has room for. */
  most?: number
  /** In Latin letters alone. */
  isLatin?: true
  /** Whether nothing is the right answer. */
  mayBeEmpty?: (facts: Facts) => boolean
}

const sevis = (facts: Facts) => sevisName(typedName(facts))
const ds160 = (facts: Facts) => ds160Name(typedName(facts))
const hasSingleName = (facts: Facts): boolean => sevis(facts).surname !== '' && sevis(facts).given === ''

const latin = (label: string, shape: Shape, most?: number): Field => ({
  label,
  shape,
  isLatin: true,
  ...(most !== undefined && { most }),
})
const as = (label: string, name: keyof Facts, change: (text: string) => string = text => text): Field => ({
  label,
  shape: facts => change(facts[name] ?? ''),
})

const sevisSurname = (label: string): Field => latin(label, facts => sevisLetters(sevis(facts).surname), 40)
const sevisGiven = (label: string): Field => ({
  ...latin(label, facts => sevisLetters(sevis(facts).given), 80),
  mayBeEmpty: hasSingleName,
})
const ds160Surname = (label: string): Field => latin(label, facts => ds160Letters(ds160(facts).surname))
const ds160Given = (label: string): Field => latin(label, facts => ds160Letters(ds160(facts).given))
const printedDay = (label: string, name: keyof Facts): Field => as(label, name, day => ds160Day(day).printed)
const address = (label: string, name: keyof Facts): Field => as(label, name, withoutStrokes)

const fields: { readonly [form in FormName]: readonly Field[] } = {
  'i-20': [
    sevisSurname('Surname / primary name'),
    sevisGiven('Given name'),
    as('Date of birth (MM/DD/YYYY)', 'bornOn', usDay),
    as('City of birth', 'birthCity'),
    as('Country of birth', 'birthCountry', countryName),
    as('Country of citizenship', 'citizenship', countryName),
  ],
  'ds-160': [
    ds160Surname('Surnames'),
    ds160Given('Given names'),
    as('Sex', 'sex'),
    printedDay('Date of birth', 'bornOn'),
    as('City of birth', 'birthCity'),
    as('Country of birth', 'birthCountry', countryName),
    as('Country of nationality', 'citizenship', countryName),
    as('Passport number', 'passportNumber'),
    as('City where it was issued', 'passportIssuedAt'),
    printedDay('Issuance date', 'passportIssuedOn'),
    printedDay('Expiration date', 'passportExpiresOn'),
    address('Home address, line 1', 'homeStreet'),
    address('Home address, line 2', 'homeStreet2'),
    as('City', 'homeCity'),
    as('PIN code', 'homePostalCode'),
    latin('Father’s surnames', ({ fatherSurname = '' }) => ds160Letters(fatherSurname)),
    latin('Father’s given names', ({ fatherGivenNames = '' }) => ds160Letters(fatherGivenNames)),
    printedDay('Father’s date of birth', 'fatherBornOn'),
    latin('Mother’s surnames', ({ motherSurname = '' }) => ds160Letters(motherSurname)),
    latin('Mother’s given names', ({ motherGivenNames = '' }) => ds160Letters(motherGivenNames)),
    printedDay('Mother’s date of birth', 'motherBornOn'),
    address('Address where you will stay', 'usStreet'),
    address('Address where you will stay, line 2', 'usStreet2'),
    as('US city', 'usCity'),
    as('ZIP code', 'usPostalCode'),
    as('SEVIS ID', 'sevisId'),
  ],
  'i-901': [
    as('SEVIS ID', 'sevisId'),
    as('School code', 'schoolCode'),
    sevisSurname('Last name'),
    sevisGiven('Given name'),
    as('Date of birth (MM/DD/YYYY)', 'bornOn', usDay),
    as('Country of citizenship', 'citizenship', countryName),
    as('Country of birth', 'birthCountry', countryName),
    address('Street address', 'homeStreet'),
    as('City', 'homeCity'),
    as('Postal code', 'homePostalCode'),
  ],
  appointment: [
    ds160Surname('Surname'),
    ds160Given('Given name'),
    as('Passport number', 'passportNumber'),
    printedDay('Passport issued on', 'passportIssuedOn'),
    as('Passport issued at', 'passportIssuedAt'),
    printedDay('Passport expires on', 'passportExpiresOn'),
    printedDay('Date of birth', 'bornOn'),
    as('DS-160 barcode number', 'barcode'),
    as('SEVIS ID', 'sevisId'),
  ],
  insurance: [
    { label: 'First name', shape: facts => (hasSingleName(facts) ? sevis(facts).surname : (facts.firstName ?? '')) },
    { ...as('Middle name', 'middleName'), mayBeEmpty: ({ surname = '' }) => surname !== '' },
    { label: 'Last name', shape: facts => sevis(facts).surname },
    as('Date of birth (MM/DD/YYYY)', 'bornOn', usDay),
    as('Home address', 'homeStreet'),
    as('US address', 'usStreet'),
    { label: 'Emergency contact', shape: emergencyName },
    as('Their phone', 'emergencyPhone'),
  ],
  loan: [
    { label: 'Name (surname last, in capitals)', shape: facts => ownName(facts).toUpperCase() },
    as('Date of birth (DD/MM/YYYY)', 'bornOn', indianDay),
    { label: 'Father’s name', shape: facts => fathersName(facts).toUpperCase() },
    as('Passport number', 'passportNumber'),
    as('PAN', 'pan'),
    { label: 'Address', shape: homeAddress },
  ],
  'forex-card': [
    { label: 'Name as in the passport', shape: ownName },
    as('Passport number', 'passportNumber'),
    as('Date of issue (DD/MM/YYYY)', 'passportIssuedOn', indianDay),
    as('Date of expiry (DD/MM/YYYY)', 'passportExpiresOn', indianDay),
    as('PAN', 'pan'),
    { label: 'Address', shape: homeAddress },
  ],
  bank: [
    { label: 'Legal name', shape: ownName },
    as('Date of birth (MM/DD/YYYY)', 'bornOn', usDay),
    as('Passport number', 'passportNumber'),
    as('Country of the passport', 'citizenship', countryName),
    as('US street address (no P.O. box)', 'usStreet'),
    as('Hall, room or flat', 'usStreet2'),
    as('City', 'usCity'),
    as('ZIP code', 'usPostalCode'),
    { label: 'Foreign address', shape: homeAddress },
  ],
  vaccines: [
    { label: 'Last name', shape: facts => sevis(facts).surname },
    { label: 'First name', shape: facts => sevis(facts).given, mayBeEmpty: hasSingleName },
    as('Date of birth (MM/DD/YYYY)', 'bornOn', usDay),
    as('Student number', 'studentId'),
  ],
  'i-94': [
    ds160Surname('Last name'),
    ds160Given('First (given) name'),
    as('Date of birth', 'bornOn', usDay),
    as('Passport number', 'passportNumber'),
    as('Country of citizenship', 'citizenship', countryName),
  ],
}

export type FilledField = { label: string; value: string; empty?: string; warning?: string }

/** A form as it is to be copied: nothing is cut off, and what doesn't fit is said. */
export const filled = (form: FormName, facts: Facts): FilledField[] =>
  fields[form].map(({ label, shape, most, isLatin, mayBeEmpty }) => {
    const value = shape(facts)
    const warning =
      isLatin === true && hasOtherLetters(value)
        ? copy.warnings.letters
        : most !== undefined && [...value].length > most
          ? copy.warnings.long(most)
          : undefined
    return {
      label,
      value,
      ...(value === '' && mayBeEmpty?.(facts) === true && { empty: copy.leaveEmpty }),
      ...(warning !== undefined && { warning }),
    }
  })
