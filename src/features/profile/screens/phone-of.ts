import { countries, countryOfPrefix, defaultPrefix, prefixValue, type Country } from '../../../values/countries.ts'
import { readPhoneNumber } from '../../../values/phone-numbers.ts'
import type { PhoneValue } from '../../../ui/phone-input.tsx'

export const americanPrefix = 'US:1'

/** A number as it is kept, +919848012345, taken apart for the two boxes; several countries share a prefix. */
export function phoneOf(number: string | null, prefix: string = defaultPrefix): PhoneValue {
  if (number === null) return { prefix, number: '' }
  const country = [
    countryOfPrefix(prefix),
    countryOfPrefix(defaultPrefix),
    countryOfPrefix(americanPrefix),
    ...longestFirst,
  ].find(found => found !== undefined && number.startsWith(`+${found.callingCode}`))
  return country === undefined
    ? { prefix, number }
    : { prefix: prefixValue(country), number: number.slice(country.callingCode.length + 1) }
}

/** As it is kept; an empty box takes the old number away; what is no number is undefined. */
export const numberOf = ({ prefix, number }: PhoneValue): string | undefined =>
  number.trim() === '' ? '' : readPhoneNumber(prefix, number)

const longestFirst: readonly Country[] = countries.toSorted(
  (one, other) => other.callingCode.length - one.callingCode.length,
)
