// Numbers that Indian papers carry, as far as their own signs tell a right one from a wrong one (facts of the field, 4.11).

/** The fourth letter says whose it is: P for a person. */
export const isPan = (typed: string): boolean => /^[A-Z]{3}[ABCFGHLJPT][A-Z]\d{4}[A-Z]$/.test(bare(typed))

export const isPersonsPan = (typed: string): boolean => isPan(typed) && bare(typed).charAt(3) === 'P'

/** The fifth letter is the first of the surname: where it is not, it is worth a second look, and may yet be right. */
export const fitsSurname = (pan: string, surname: string): boolean =>
  bare(pan).charAt(4) === surname.trim().charAt(0).toUpperCase()

/** As it is kept and compared, however it was typed. */
export const barePan = (typed: string): string => bare(typed)

export const bareIfsc = (typed: string): string => bare(typed)

export const isIfsc = (typed: string): boolean => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(bare(typed))

export const isPinCode = (typed: string): boolean => /^[1-9]\d{5}$/.test(bare(typed))

/**
 * An address as one text: a number that is called a PIN code, or that ends the address, and has not six digits.
 * After the two letters of a US state five digits are a ZIP code.
 */
export function hasWrongPin(address: string): boolean {
  const called = /\bpin(?:[\s-]*code)?[\s:.-]*(\d.*)/is.exec(address)?.[1]
  if (called !== undefined) return !/^[1-9]\d{2}[\s-]?\d{3}(?!\d)/.test(called)
  return /(?<!\d)\d{5}[\s.]*$/.test(address) && !/\b[A-Z]{2},?\s*\d{5}[\s.]*$/.test(address)
}

/** Twelve digits that Verhoeff's sum proves; the first is no 0 and no 1. */
export function isAadhaar(typed: string): boolean {
  const digits = bare(typed)
  if (!/^[2-9]\d{11}$/.test(digits)) return false
  const check = [...digits].toReversed().reduce((sum, digit, place) => turned(sum, Number(digit), place), 0)
  return check === 0
}

/** All that may be kept of one: its last four digits. */
export const lastFour = (aadhaar: string): string => bare(aadhaar).slice(-4)

const bare = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase()

/** The dihedral group of order ten, row by row, and the permutation that each place applies once more. */
const products = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
]
const turns = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
]

const turned = (sum: number, digit: number, place: number): number =>
  at(products, sum, at(turns, place % turns.length, digit))

const at = (table: readonly string[], row: number, column: number): number => Number(table[row]?.charAt(column))
