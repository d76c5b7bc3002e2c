import { countries, prefixValue } from '../../../values/countries.ts'
import type { PrefixChoice } from '../../../ui/phone-input.tsx'

export const phonePrefixes: readonly PrefixChoice[] = countries.map(country => ({
  value: prefixValue(country),
  label: `${country.name} (+${country.callingCode})`,
  short: `+${country.callingCode}`,
}))
