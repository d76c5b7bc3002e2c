import { parsePhoneNumberFromString } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/mobile/metadata'
import type { PhoneValue } from '../../../ui/phone-input.tsx'
import { countries, defaultPrefix, prefixValue } from '../../../values/countries.ts'
import { readPhoneNumber } from '../../../values/phone-numbers.ts'

export const americanPrefix = 'US:1'

/** A number as it is kept, +919848012345, taken apart for the two boxes. */
export function phoneOf(number: string | null, prefix: string = defaultPrefix): PhoneValue {
  if (number === null) return { prefix, number: '' }
  const fitting = countries
    .filter(({ callingCode }) => number.startsWith(`+${callingCode}`))
    .toSorted((one, other) => other.callingCode.length - one.callingCode.length)
  // Several countries share a prefix: the number itself says which one it is of.
  const { country } = parsePhoneNumberFromString(number, metadata) ?? {}
  const found = fitting.find(({ code }) => code === country) ?? fitting[0]
  return found === undefined
    ? { prefix, number }
    : { prefix: prefixValue(found), number: number.slice(found.callingCode.length + 1) }
}

const known = new WeakMap<PhoneValue, { number: string | undefined }>()

/** As it is kept; an empty box takes the old number away; what is no number is undefined. Asked again at every key of a form. */
export function numberOf(value: PhoneValue): string | undefined {
  const { prefix, number } = value
  const found = known.get(value) ?? { number: number.trim() === '' ? '' : readPhoneNumber(prefix, number) }
  known.set(value, found)
  return found.number
}
