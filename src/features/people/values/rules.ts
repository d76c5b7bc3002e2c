// The values of a person that several places ask for: each by one name, in one shape, compared by one rule.
import { countryName } from '#src/values/countries.ts'
import { formatDay, parseDay } from '#src/values/dates.ts'
import { intakeLabel } from '#src/values/intakes.ts'

/** A day is '2001-07-09', a country 'IN', a university its id, a phone in E.164, an address one line. */
export const valueNames = [
  'name',
  'birthDate',
  'sex',
  'birthCity',
  'birthCountry',
  'citizenship',
  'maritalStatus',
  'passportNumber',
  'passportUntil',
  'father',
  'mother',
  'fatherBirthDate',
  'motherBirthDate',
  'address',
  'usAddress',
  'pan',
  'studentId',
  'sevisId',
  'university',
  'programme',
  'programmeStart',
  'intake',
  'flight',
  'phone',
  'usPhone',
  'email',
  'universityEmail',
  'consulate',
  'emergencyPhone',
] as const
export type ValueName = (typeof valueNames)[number]
export type Values = { readonly [name in ValueName]?: string }

/** The value that a field of a form asks for; 'last_name first_name' hold it together, in its order or as it is spoken. */
export type Asks = { readonly [field: string]: ValueName }

type Name = { lastName: string; firstName: string; middleName: string }

/** A whole name is one value: with a single name the surname alone is there, and no part of it is taken from elsewhere. */
export const wholeName = (name: Name): string => {
  const parts = [name.lastName, name.firstName, name.middleName].map(part => part.replaceAll('|', ' ').trim())
  return parts.every(part => part === '') ? '' : parts.join('|')
}

/** Not every place asks for its parts. */
export const isDivided = (name: string): boolean => name.includes('|')

export function namePartsOf(name: string): Name {
  if (!isDivided(name)) return { lastName: '', firstName: name, middleName: '' }
  const [lastName = '', firstName = '', middleName = ''] = name.split('|')
  return { lastName, firstName, middleName }
}

const sexes: Readonly<Record<string, string>> = { F: 'Female', M: 'Male' }

/** In words; a university by the name that was looked up. */
export function shownValue(name: ValueName, text: string, universities: ReadonlyMap<string, string>): string {
  if (name === 'name') {
    const { lastName, firstName, middleName } = namePartsOf(text)
    return [firstName, middleName, lastName].filter(part => part !== '').join(' ')
  }
  if (name === 'university') return universities.get(text) ?? text
  if (name === 'birthCountry' || name === 'citizenship') return countryName(text) || text
  if (name === 'intake') return intakeLabel(text) ?? text
  if (name === 'sex') return sexes[text] ?? text
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? parseDay(text) : undefined
  return day === undefined ? text : formatDay(day)
}

/** What one place says of a value, since when, and the paper it was read from; without a moment it is from before all that have one. */
export type Stated = { place: string; text: string; at: string | null; paper: string | null }

const since = ({ at }: Stated): number => (at === null ? -Infinity : Temporal.Instant.from(at).epochMilliseconds)

/** What was said last: of two at one moment, the first. */
export const latestOf = <One extends Stated>(all: readonly One[]): One | undefined =>
  all.reduce<One | undefined>((last, one) => (last === undefined || since(one) > since(last) ? one : last), undefined)

/** What the two lines at the bottom of a passport say, with their check digits. */
const ofPassportLines: ReadonlySet<ValueName> = new Set([
  'name',
  'birthDate',
  'sex',
  'citizenship',
  'passportNumber',
  'passportUntil',
])

/** The one rule of what is known: what the passport’s own lines say, else what was said last. */
export const knownOf = <One extends Stated>(name: ValueName, all: readonly One[]): One | undefined => {
  const said = all.filter(({ text }) => name !== 'name' || isDivided(text))
  const read = ofPassportLines.has(name) ? said.find(({ paper }) => paper === 'passport') : undefined
  return read ?? latestOf(said.length > 0 ? said : all)
}
