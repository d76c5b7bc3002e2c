import type { PhoneValue } from '#src/ui/phone-input.tsx'
import { countries, defaultPrefix, prefixValue } from '#src/values/countries.ts'

export const americanPrefix = 'US:1'

/**
 * A number as it is kept, +919848012345, taken apart for the two boxes. Several countries share a prefix: which one it is
 * of, the rules of all countries' numbers know; where these are too heavy to bring, it is the largest of them.
 */
export function phoneOf(
  number: string | null,
  prefix: string = defaultPrefix,
  countryOf: (number: string) => string | undefined = () => undefined,
): PhoneValue {
  if (number === null) return { prefix, number: '' }
  const fitting = countries
    .filter(({ callingCode }) => number.startsWith(`+${callingCode}`))
    .toSorted(
      (one, other) => other.callingCode.length - one.callingCode.length || rankOf(one.code) - rankOf(other.code),
    )
  const country = countryOf(number)
  const found = fitting.find(({ code }) => code === country) ?? fitting[0]
  return found === undefined
    ? { prefix, number }
    : { prefix: prefixValue(found), number: number.slice(found.callingCode.length + 1) }
}

const rankOf = (code: string): number => (largest.has(code) ? 0 : 1)
/** Of those who share a prefix. */
const largest = new Set(['US', 'GB', 'AU', 'NO', 'MA', 'GP', 'RE', 'CW', 'SH'])
