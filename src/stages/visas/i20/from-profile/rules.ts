// What the passport profile fills in of the I-20 form, and what the form tells the profile.
import type { Facts } from '#src/features/passport-profile/facts/rules.ts'
import { usDay } from '#src/features/passport-profile/shapes/rules.ts'
import { countries, countryName } from '#src/values/countries.ts'
import { parseDay } from '#src/values/dates.ts'
import type { I20Data } from '../contract.ts'

/** The form offers two genders, as its PDF does. */
const genderOf = (sex: string | undefined): 'M' | 'F' | '' => (sex === 'M' || sex === 'F' ? sex : '')

/** Until something else is typed in the form. A name is there as a whole: a single name has no given name. */
export function i20From(facts: Facts): I20Data {
  const { surname = '', firstName = '', middleName = '', bornOn = '' } = facts
  const names = surname === '' ? {} : { last_name: surname, first_name: firstName, middle_name: middleName }
  const others: I20Data = {
    gender: genderOf(facts.sex),
    dob: usDay(bornOn),
    birth_city: facts.birthCity ?? '',
    birth_country: countryName(facts.birthCountry ?? ''),
    citizenship_country: countryName(facts.citizenship ?? ''),
  }
  return { ...names, ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== '')) }
}

const codeOf = (name: string | undefined): string =>
  countries.find(country => country.name.toLowerCase() === (name ?? '').trim().toLowerCase())?.code ?? ''

/** What was typed in the form, as the profile keeps it. */
export const profileFrom = (data: I20Data): Facts => ({
  surname: data.last_name ?? '',
  firstName: data.first_name ?? '',
  middleName: data.middle_name ?? '',
  sex: data.gender ?? '',
  bornOn: parseDay(data.dob ?? '')?.toString() ?? '',
  birthCity: data.birth_city ?? '',
  birthCountry: codeOf(data.birth_country),
  citizenship: codeOf(data.citizenship_country),
})
