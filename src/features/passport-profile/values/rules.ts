// The facts of the passport profile under the names by which all places know them, and back.
import {
  namePartsOf,
  valueNames,
  wholeName,
  type Asks,
  type ValueName,
  type Values,
} from '#src/features/people/values/rules.ts'
import type { FactName, Facts } from '../facts/rules.ts'
import type { Papers } from '../papers/rules.ts'
import { fathersName, homeAddress, mothersName } from '../wholes/rules.ts'

/** Those that are the same text in both. */
const same = {
  birthDate: 'bornOn',
  sex: 'sex',
  birthCity: 'birthCity',
  birthCountry: 'birthCountry',
  citizenship: 'citizenship',
  maritalStatus: 'maritalStatus',
  passportNumber: 'passportNumber',
  passportUntil: 'passportExpiresOn',
  pan: 'pan',
  studentId: 'studentId',
  sevisId: 'sevisId',
  fatherBirthDate: 'fatherBornOn',
  motherBirthDate: 'motherBornOn',
  emergencyPhone: 'emergencyPhone',
} as const satisfies { readonly [name in ValueName]?: FactName }

const sameNames = Object.entries(same)

/** What the profile asks for, by its facts. */
export const factsAsk: Asks = {
  'surname firstName middleName': 'name',
  ...Object.fromEntries(
    valueNames.flatMap(name => sameNames.flatMap(([of, fact]) => (of === name ? [[fact, name]] : []))),
  ),
  'fatherGivenNames fatherSurname': 'father',
  'motherGivenNames motherSurname': 'mother',
  'homeStreet homeStreet2 homeCity homePostalCode': 'address',
  'usStreet usStreet2 usCity usPostalCode': 'usAddress',
}

const usAddress = (facts: Facts): string =>
  [facts.usStreet, facts.usStreet2, facts.usCity, facts.usPostalCode].filter(Boolean).join(', ')

export const valuesIn = (facts: Facts): Values => ({
  ...Object.fromEntries(sameNames.map(([name, fact]) => [name, facts[fact] ?? ''])),
  name: wholeName({
    lastName: facts.surname ?? '',
    firstName: facts.firstName ?? '',
    middleName: facts.middleName ?? '',
  }),
  father: fathersName(facts),
  mother: mothersName(facts),
  address: homeAddress(facts),
  usAddress: usAddress(facts),
})

/** With what is read from a paper and is no fact of its own. */
export const saidBy = ({ facts, papers }: { facts: Facts; papers: Papers }): Values => ({
  ...valuesIn(facts),
  programmeStart: papers['i-20']?.says.programmeStart ?? '',
})

/** An address stays in one line; a parent’s name is typed in its parts alone. */
export function factsFor({ name, address, usAddress: us, ...values }: Values): Facts {
  const { lastName, firstName, middleName } = namePartsOf(name ?? '')
  const given = new Map<string, string>(Object.entries(values))
  return {
    ...Object.fromEntries(sameNames.flatMap(([of, fact]) => (given.has(of) ? [[fact, given.get(of)]] : []))),
    ...(name !== undefined && { surname: lastName, firstName, middleName }),
    ...(address !== undefined && { homeStreet: address }),
    ...(us !== undefined && { usStreet: us }),
  }
}

/** A parent’s name that is known as a whole stands with the given names, for the student to divide: no list copies it so. */
export function withParents(facts: Facts, { father = '', mother = '' }: Values): Facts {
  return {
    ...facts,
    ...(father !== '' && fathersName(facts) === '' && { fatherGivenNames: father }),
    ...(mother !== '' && mothersName(facts) === '' && { motherGivenNames: mother }),
  }
}

/** What isn’t in the profile yet, from what is known elsewhere: names and addresses whole or not at all. */
export function completed(facts: Facts, known: Values): Facts {
  const own = valuesIn(facts)
  const missing = Object.fromEntries(
    Object.entries(known).filter(
      ([name]) => !Object.entries(own).some(([there, text]) => there === name && text !== ''),
    ),
  )
  return { ...factsFor(missing), ...Object.fromEntries(Object.entries(facts).filter(([, text]) => text !== '')) }
}
