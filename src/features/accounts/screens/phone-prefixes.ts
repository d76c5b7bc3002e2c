import { countries, prefixValue } from '../../../values/countries.ts'
import type { Choice } from '../../../ui/select.tsx'

export const phonePrefixes: readonly Choice[] = countries.map(country => ({
  value: prefixValue(country),
  label: `${country.name} (+${country.callingCode})`,
}))
