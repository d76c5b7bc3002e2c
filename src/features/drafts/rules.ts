import { isAadhaar, lastFour } from '../../values/indian-identifiers.ts'

/** More than anyone has open at a time; the oldest make room. */
export const mostDrafts = 200
/** A draft that nobody has touched for so long is deleted. */
export const daysKept = 180

/** The form's values with whole card and Aadhaar numbers cut to their last four digits: neither is stored by us. */
export function withoutSecretNumbers(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return holdsOtherNumbers.test(field) ? value : masked(value)
  if (Array.isArray(value)) return value.map(item => withoutSecretNumbers(item, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutSecretNumbers(inner, name)]))
}

/** One Aadhaar-like number in ten passes its check digit by chance, so phone and account numbers are left alone. */
const holdsOtherNumbers = /phone|mobile|account|reference|number$/i

const longNumber = /\d(?:[ -]?\d){11,18}/g

const masked = (text: string): string =>
  text.replaceAll(longNumber, found => {
    const digits = found.replaceAll(/[ -]/g, '')
    return isCardNumber(digits) || (isAadhaar(digits) && !isIndianMobile(digits)) ? `XXXX ${lastFour(digits)}` : found
  })

const isIndianMobile = (digits: string): boolean => /^91[6-9]\d{9}$/.test(digits)

/** The check digit of payment cards (Luhn). */
function isCardNumber(digits: string): boolean {
  if (digits.length < 13) return false
  const sum = [...digits].toReversed().reduce((total, digit, place) => total + luhn(Number(digit), place), 0)
  return sum % 10 === 0
}

function luhn(digit: number, place: number): number {
  const doubled = place % 2 === 1 ? digit * 2 : digit
  return doubled > 9 ? doubled - 9 : doubled
}
