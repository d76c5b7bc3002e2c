import { bringPhoneRules } from '#src/browser/phone-rules.ts'
import { PhoneInput, type PhoneInputProps, type PrefixChoice } from '#src/ui/phone-input.tsx'
import { countries, prefixValue } from '#src/values/countries.ts'

export const phonePrefixes: readonly PrefixChoice[] = countries.map(country => ({
  value: prefixValue(country),
  label: `${country.name} (+${country.callingCode})`,
  short: `+${country.callingCode}`,
}))

type PhoneFieldProps = Omit<PhoneInputProps, 'prefixes' | 'onFocus'> & { prefixes?: readonly PrefixChoice[] }

/** For a number of any country. */
export const PhoneField = ({ prefixes = phonePrefixes, ...field }: PhoneFieldProps) => (
  <PhoneInput {...field} prefixes={prefixes} onFocus={() => void bringPhoneRules()} />
)
