// Which fields an application has, what of them belongs together, and on which page of which wizard they stand.
import type { Partner } from '#src/stages/health-insurance/coverage/rules.ts'
import * as copy from '../copy.ts'

/** The form by what belongs together, in the order in which it is asked. */
export const sections = {
  person: ['firstName', 'middleName', 'lastName', 'email', 'dob', 'gender', 'maritalStatus'],
  phones: ['mobilePrefix', 'mobileNumber', 'usMobilePrefix', 'usMobileNumber'],
  origin: ['nationality', 'passportCountry'],
  studies: ['universityID', 'studentId', 'visa', 'graduationYear', 'graduationDate'],
  coverage: ['planID', 'coverageStartDate', 'billingCycle', 'numberOfMonths'],
  home: ['homeCountryCode', 'homeAddress1', 'homeCity', 'homeStateCode', 'homePostalCode'],
  destination: ['destinationAddress1', 'destinationCity', 'destinationStateCode', 'destinationPostalCode'],
  emergency: [
    'emergencyContactName',
    'emergencyContactPrefix',
    'emergencyContactPhone',
    'emergencyContactRelationship',
    'emergencyContactOther',
  ],
  security: ['securityQuestion1', 'securityAns1', 'securityQuestion2', 'securityAns2'],
  group: ['partOfGroup', 'groupChoice', 'groupCode'],
  referral: ['isReferred', 'referredBy'],
} as const satisfies Record<string, readonly Field[]>
export type Section = keyof typeof sections

/** Written once and never shown again, nor kept on a device. */
export const secretFields = ['securityAns1', 'securityAns2'] as const

export type Field = keyof typeof copy.required

export const fields: readonly Field[] = Object.values(sections).flat()

/** As typed; nothing is undefined, and a day is '2026-08-15'. */
export type Application = Record<Field, string>

/** Each field as it is read from somewhere. */
export function applicationOf(read: (field: Field) => string): Application {
  const application: Application = { ...copy.required }
  for (const field of fields) application[field] = read(field)
  return application
}

export type PageName = 'Personal' | 'Personal 1' | 'Personal 2' | 'Account'
export type WizardPage = { name: PageName; sections: readonly Section[]; fields: readonly Field[] }

const page = (name: PageName, ...parts: readonly Section[]): WizardPage => ({
  name,
  sections: parts,
  fields: parts.flatMap((part): readonly Field[] => sections[part]),
})

const wizardA: readonly WizardPage[] = [
  page('Personal', 'person', 'phones', 'origin', 'studies', 'coverage'),
  page('Account', 'home', 'destination', 'security', 'group', 'referral'),
]

const wizardB: readonly WizardPage[] = [
  page('Personal 1', 'person', 'phones', 'origin'),
  page('Personal 2', 'studies', 'coverage', 'home', 'destination'),
  page('Account', 'emergency', 'security', 'group', 'referral'),
]

/** GBG has a wizard of its own; Payment follows in both, and Register comes first for a guest. */
export const pagesFor = (partner: Partner): readonly WizardPage[] => (partner === 'GBG' ? wizardA : wizardB)
