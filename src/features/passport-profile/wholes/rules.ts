// Who and where, in one line: what several forms ask for as a whole.
import { parseDay } from '#src/values/dates.ts'
import type { Facts } from '../facts/rules.ts'
import { fullName, sevisName } from '../shapes/rules.ts'

export const typedName = ({ surname = '', firstName = '', middleName = '' }: Facts) => ({
  lastName: surname,
  firstName,
  middleName,
})

/** As the passport has it, in the order in which it is spoken. */
export function ownName(facts: Facts): string {
  const { surname, given } = sevisName(typedName(facts))
  return fullName(given, surname)
}

/** The PAN kept is the student's own: that of the account which pays only where they pay themselves. */
export const panOfPayer = ({ payer, pan = '' }: Facts): string => (payer === 'self' ? pan : '')

const homeLines = (facts: Facts): string[] =>
  [facts.homeStreet, facts.homeStreet2, facts.homeCity].filter(line => line !== undefined && line !== '').map(String)

/** In one line, as an Indian form asks for it. The state is a code here and a name on paper, so the PIN stands for it. */
export const homeAddress = (facts: Facts): string =>
  [...homeLines(facts), facts.homePostalCode ?? ''].filter(Boolean).join(', ')

export const fathersName = ({ fatherGivenNames = '', fatherSurname = '' }: Facts): string =>
  fullName(fatherGivenNames, fatherSurname)
export const mothersName = ({ motherGivenNames = '', motherSurname = '' }: Facts): string =>
  fullName(motherGivenNames, motherSurname)
export const emergencyName = (facts: Facts): string =>
  facts.emergencyContact === 'father'
    ? fathersName(facts)
    : facts.emergencyContact === 'mother'
      ? mothersName(facts)
      : ''

/** The year in which a programme ends, for who asks for a year of graduation. */
export const yearOf = (day: string | undefined): string => String(parseDay(day ?? '')?.year ?? '')
