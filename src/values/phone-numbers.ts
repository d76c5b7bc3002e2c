// Stages' screens ask `browser/phone-rules.ts` instead: the patterns of all countries weigh about 30 KB on the wire.
// The pattern set is the one of mobile numbers, because every number here must be able to get a code.
import { parsePhoneNumberFromString, type CountryCode, type PhoneNumber } from 'libphonenumber-js/core'
import examples from 'libphonenumber-js/mobile/examples'
import metadata from 'libphonenumber-js/mobile/metadata'
import { countryOfPrefix, type Country } from './countries.ts'

/** The number in E.164, such as +919812345678, if it is a valid one for the prefix chosen ('IN:91'). */
export function readPhoneNumber(prefix: string, typed: string): string | undefined {
  const country = countryOfPrefix(prefix)
  if (country === undefined || typed.length > mostCharacters) return undefined
  return [typed, withPrefix(country, typed)]
    .map(text => parse(text, country.code))
    .find(number => number !== undefined && isOf(country, number))?.number
}

export const isPhoneNumber = (prefix: string, typed: string): boolean => readPhoneNumber(prefix, typed) !== undefined

/** Whether this is a number in E.164, of whatever country. */
export const isInternationalNumber = (text: string): boolean => parse(text, undefined)?.number === text

/** Of a number in E.164: 'CA' where +1 alone does not tell. */
export const countryOfNumber = (number: string): string | undefined =>
  parsePhoneNumberFromString(number, metadata)?.country

/** A number that could be one of that country, to show how to write it: '+91 81234 56789'. */
export function examplePhone(prefix: string): string {
  const country = countryOfPrefix(prefix) ?? countryOfPrefix('IN:91')
  if (country === undefined) return ''
  const number = hasNumbers(country.code) ? parse(examples[country.code], country.code) : undefined
  if (number === undefined) return ''
  const own = parse(`+${country.callingCode}${number.number.slice(country.callingCode.length + 1)}`, country.code)
  return (own ?? number).formatInternational()
}

const mostCharacters = 40

function parse(typed: string, country: string | undefined): PhoneNumber | undefined {
  const home = country !== undefined && hasNumbers(country) ? { defaultCountry: country } : {}
  const number = parsePhoneNumberFromString(typed.trim(), { ...home, extract: false }, metadata)
  return number?.isValid() === true && number.ext === undefined ? number : undefined
}

const hasNumbers = (code: string): code is CountryCode => Object.hasOwn(examples, code)

/** Where the prefix shown is long (+1 809), people leave its digits out. */
const withPrefix = ({ callingCode }: Country, typed: string) => `+${callingCode}${typed.trim()}`

/** Territories share the prefix of a larger country; those with several prefixes are held to the chosen one. */
function isOf({ code, callingCode }: Country, number: PhoneNumber): boolean {
  if (number.country === code && !hasSeveral.has(code)) return true
  return number.number.startsWith(`+${callingCode}`) || number.country === mobileNetworkOf[code]
}

const hasSeveral = new Set(['DO', 'PR'])
/** No network of its own: phones there have numbers of the neighbour's. */
const mobileNetworkOf: Record<string, string | undefined> = { VA: 'IT' }
