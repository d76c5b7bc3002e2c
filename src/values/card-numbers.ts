/** As payment cards are numbered: how they begin, how long they are (ISO/IEC 7812), and a check digit (Luhn). */
export const isCardNumber = (digits: string): boolean => schemes.some(scheme => scheme.test(digits)) && isProved(digits)

const schemes = [
  // Visa
  /^4(?:\d{12}|\d{15}|\d{18})$/,
  // Mastercard
  /^(?:5[1-5]\d\d|22[3-9]\d|222[1-9]|2[3-6]\d\d|27[01]\d|2720)\d{12}$/,
  // American Express
  /^3[47]\d{13}$/,
  // Diners Club
  /^3(?:0[0-5]|[689]\d)\d{11}$/,
  // JCB
  /^35(?:2[89]|[3-8]\d)\d{12}$/,
  // RuPay, Discover, UnionPay and Maestro
  /^(?:6\d|5[06-9])\d{14,17}$/,
  /^8[12]\d{14}$/,
]

const isProved = (digits: string): boolean =>
  [...digits].toReversed().reduce((total, digit, place) => total + luhn(Number(digit), place), 0) % 10 === 0

function luhn(digit: number, place: number): number {
  const doubled = place % 2 === 1 ? digit * 2 : digit
  return doubled > 9 ? doubled - 9 : doubled
}
