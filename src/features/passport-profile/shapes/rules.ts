// One name in the shapes of several forms. The same person is right on all of them, though the letters differ.
import { formatUsDay, parseDay } from '#src/values/dates.ts'

/** As the student entered it for the I-20, from their passport. */
export type TypedName = { lastName: string; firstName: string; middleName: string }
export type FormName = { surname: string; given: string }

const joined = (...parts: readonly string[]): string =>
  parts
    .map(part => part.trim())
    .filter(Boolean)
    .join(' ')

/** SEVIS and the I-20: a surname is always there, the given name may be empty. Given is first plus middle. */
export function sevisName({ lastName, firstName, middleName }: TypedName): FormName {
  const [surname, given] = [lastName.trim(), joined(firstName, middleName)].map(part => (isNoName(part) ? '' : part))
  return (surname ?? '') === '' ? { surname: given ?? '', given: '' } : { surname: surname ?? '', given: given ?? '' }
}

/** The DS-160 and the visa: an empty given name is FNU, first name unknown. */
export function ds160Name(name: TypedName): FormName {
  const { surname, given } = sevisName(name)
  return { surname, given: surname !== '' && given === '' ? 'FNU' : given }
}

export const isSingleName = (name: TypedName): boolean => {
  const { surname, given } = sevisName(name)
  return surname !== '' && given === ''
}

/** What SEVIS refuses as a name. */
export const isNoName = (part: string): boolean => /^(fnu|lnu|unknown|none|n\/?a)$/i.test(part.trim())

/** SEVIS and the DS-160 take the letters A to Z only. */
export const hasOtherLetters = (text: string): boolean => /(?![A-Za-z])[\p{L}\p{M}]/u.test(text)

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'] as const

/** MM/DD/YYYY as the DS-160 has it: 09, JUL and 2001 in three lists, and 09-JUL-2001 where it is printed. */
export function ds160Day(usDay: string): { day: string; month: string; year: string; printed: string } {
  const found = parseDay(usDay)
  if (found === undefined) return { day: '', month: '', year: '', printed: '' }
  const [day, month, year] = [String(found.day).padStart(2, '0'), months[found.month - 1] ?? '', String(found.year)]
  return { day, month, year, printed: `${day}-${month}-${year}` }
}

/** As a number is printed, however it was typed: 'n 0005-432612' is N0005432612. */
export const asPrinted = (typed: string): string => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')

/**
 * As the two printed lines of a passport have a name (ICAO 9303, part 3): a hyphen is a space there, an apostrophe and a point
 * are left out. Initials without a space stay two words.
 */
export const withoutMarks = (text: string): string =>
  text
    .replaceAll(/['’‘ʼ`]/g, '')
    .replaceAll(/[-‐‑–]|\.(?=\p{L})/gu, ' ')
    .replaceAll('.', '')
    .trim()
    .replaceAll(/\s+/g, ' ')

/** As SEVIS takes a name: Latin capitals, one space between; without hyphens, apostrophes, points and accents. */
export const sevisLetters = (text: string): string =>
  withoutMarks(text.normalize('NFD').replaceAll(/\p{M}(?<![\u0900-\u0DFF])/gu, '')).toUpperCase()

/** The DS-160 takes the passport's letters; others than A to Z are the student's to look up in the two lines. */
export const ds160Letters = (text: string): string => withoutMarks(text).toUpperCase()

/** No passport prints one in a name: 0 was typed for O, or 1 for I. */
export const hasDigit = (name: string): boolean => /\p{Nd}/u.test(name)

/** '2001-07-09' as forms of the US want it: 07/09/2001. */
export const usDay = (day: string): string => {
  const found = parseDay(day)
  return found === undefined ? '' : formatUsDay(found)
}

/** '2001-07-09' as Indian forms want it: 09/07/2001. */
export const indianDay = (day: string): string => {
  const [year, month, date] = (parseDay(day)?.toString() ?? '').split('-')
  return date === undefined ? '' : `${date}/${month}/${year}`
}

/** The DS-160 refuses a stroke in an address: D/5/7 is written D-5-7. */
export const withoutStrokes = (line: string): string =>
  line
    .split('/')
    .map(part => part.trim())
    .join('-')

/** Given names before the surname, as insurers and banks write a person. */
export const fullName = (given: string, surname: string): string => joined(given, surname)
