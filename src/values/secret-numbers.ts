// Whole numbers of payment cards and of Aadhaar: we have no business with them, and keep their last four digits at most.
import { isAadhaar, lastFour } from './indian-identifiers.ts'

/** By itself: not within a reference such as 6f1d2c3a-…, which has letters and many digits. */
const longNumber = /(?<!\w-?)\d(?:[ -]?\d){11,18}(?!-?\w)/g

/** Each such number in a text, cut to its last four digits. */
export const withoutSecretNumbers = (text: string): string =>
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

export const holdsSecretNumber = (text: string): boolean => withoutSecretNumbers(text) !== text
