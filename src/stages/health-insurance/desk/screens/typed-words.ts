import { parseDay, formatDay } from '#src/values/dates.ts'
import { countryOfCode, countryOfPrefix } from '#src/values/countries.ts'
import { fieldWords } from '../copy.ts'

/** Under 'What they bought', by the names of things and not by their ids. */
export const shownElsewhere: ReadonlySet<string> = new Set([
  'universityID',
  'university',
  'planID',
  'visa',
  'coverageStartDate',
  'numberOfMonths',
  'billingCycle',
])

/** Codes and days as one reads them; what is none of these stands as it was typed. */
export function valueWords(field: string, value: string): string {
  if (field.endsWith('Prefix')) return `+${countryOfPrefix(value)?.callingCode ?? value}`
  if (field.startsWith('securityQuestion')) return fieldWords(value)
  if (/^(nationality|passportCountry|homeCountryCode)$/.test(field)) return countryOfCode(value)?.name ?? value
  const day = field === 'dob' || field === 'graduationDate' ? parseDay(value) : undefined
  return day === undefined ? value : formatDay(day)
}
