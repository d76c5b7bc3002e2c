// Every country and territory that has a dialling prefix (ITU E.164, as in libphonenumber), with our
// English names. Some repeat, because they have more than one prefix.
import list from '#data/countries.json' with { type: 'json' }

export type Country = {
  readonly name: string
  /** ISO 3166-1, two letters. */
  readonly code: string
  /** Digits, without the plus sign. */
  readonly callingCode: string
}

export const defaultPrefix = 'IN:91'

/** The value of a choice in a list of prefixes, such as 'IN:91'. */
export const prefixValue = ({ code, callingCode }: Country): string => `${code}:${callingCode}`

export const countryOfPrefix = (value: string): Country | undefined => byPrefix.get(value)

/** The first of its entries, where a country has several. */
export const countryOfCode = (code: string): Country | undefined => countries.find(country => country.code === code)

/** As forms in English write it; nothing for a code that there isn't. */
export const countryName = (code: string): string => countryOfCode(code)?.name ?? ''

// A line each, as in the file: in scripts that is a tenth less than a list of lists.
export const countries: readonly Country[] = list.map(line => {
  const [code = '', callingCode = '', ...name] = line.split(' ')
  return { name: name.join(' '), code, callingCode }
})

const byPrefix = new Map(countries.map(country => [prefixValue(country), country]))
