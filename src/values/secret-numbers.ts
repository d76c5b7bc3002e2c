// Whole numbers of payment cards and of Aadhaar: we have no business with them, and keep their last four digits at most.
import { isCardNumber } from './card-numbers.ts'
import { isAadhaar, lastFour } from './indian-identifiers.ts'

type Group = { start: number; end: number; digits: string }
type Found = { start: number; end: number; lastFour: string }

/** Groups of digits, one sign apart: a space of any width, a hyphen or a dash. */
const runs = /\d+(?:[ \u00A0\u2002-\u200A\u202F\u2010-\u2015-]\d+)*/g

/** Each number in a text, where it starts and ends. */
function secretNumbers(text: string, isSecret: typeof isSecretIn): Found[] {
  return [...text.matchAll(runs)].flatMap(({ index, 0: run }) => {
    if (run.length < 12) return []
    const isNamed = named.test(text.slice(Math.max(0, index - 30), index))
    if (!isNamed && isPartOfReference(text, index, index + run.length)) return []
    return inRun(groupsOf(run, index), isNamed, isSecret)
  })
}

/** 'Aadhaar-2341…', 'aadhaar_2341….pdf', 'Card No. 4242…' */
const named = /(?:a{1,2}dh?a{1,2}r|\buid(?:ai)?|आधार|card)[\s:#._-]{0,3}(?:(?:no|number)[\s:#._-]{0,3})?$/iu

/** Such as 6f1d2c3a-…, which has letters and many digits. */
const isPartOfReference = (text: string, start: number, end: number): boolean =>
  /\w-?$/.test(text.slice(Math.max(0, start - 2), start)) || /^-?\w/.test(text.slice(end, end + 2))

const groupsOf = (run: string, at: number): Group[] =>
  [...run.matchAll(/\d+/g)].map(({ index, 0: digits }) => ({
    start: at + index,
    end: at + index + digits.length,
    digits,
  }))

/** A card's number is often followed by its month and more, so each stretch of groups is looked at. */
function inRun(groups: readonly Group[], isNamed: boolean, isSecret: typeof isSecretIn): Found[] {
  const found: Found[] = []
  for (let first = 0; first < groups.length; first += 1) {
    const stretch = stretchesAt(groups, first).find(one =>
      isSecret(one, { isNamed, isAlone: !isFour(groups[first - 1]) && !isFour(groups[first + one.length]) }),
    )
    const [start, end] = [stretch?.[0], stretch?.at(-1)]
    if (stretch === undefined || start === undefined || end === undefined) continue
    found.push({ start: start.start, end: end.end, lastFour: lastFour(digitsOf(stretch)) })
    first += stretch.length - 1
  }
  return found
}

/** All of a run, or what is grouped as such a number is printed; the longest first. */
function stretchesAt(groups: readonly Group[], first: number): Group[][] {
  const all = first === 0 && groups.length <= longest ? [[...groups]] : []
  const length = groups[first]?.digits.length ?? 0
  const counts = length === 4 ? [5, 4, 3] : length >= 12 && length <= longest ? [1] : []
  const parts = counts.map(count => groups.slice(first, first + count)).filter(part => shapes.has(shapeOf(part)))
  return [...all, ...parts]
}

const longest = 19

const digitsOf = (groups: readonly Group[]): string => groups.map(({ digits }) => digits).join('')
const shapeOf = (groups: readonly Group[]): string =>
  groups.length === 1 ? 'one' : groups.map(({ digits }) => digits.length).join(' ')

/** Alone is what stands between no further groups of four: four times four is a virtual ID, which may be shown. */
type Where = { isNamed: boolean; isAlone: boolean }

const isFour = (group: Group | undefined): boolean => group?.digits.length === 4

const cardShapes = new Set(['4 4 4 4', '4 6 5', '4 6 4', '4 4 4 4 3'])
const shapes = new Set([...cardShapes, '4 4 4', 'one'])

/** In what somebody writes. */
function isSecretIn(groups: readonly Group[], { isAlone }: Where): boolean {
  const digits = digitsOf(groups)
  return isCardNumber(digits) || (isAlone && isAadhaar(digits) && !isIndianMobile(digits))
}

/**
 * In a paper, where a bank prints hundreds of references of twelve digits, of which one in ten passes the check: only as
 * a card shows it, in groups of four, or with its name before it.
 */
const isSecretInPaper: typeof isSecretIn = (groups, { isNamed, isAlone }) => {
  const digits = digitsOf(groups)
  const shape = shapeOf(groups)
  if (isCardNumber(digits)) return isNamed || cardShapes.has(shape)
  return isAlone && isAadhaar(digits) && (isNamed || shape === '4 4 4')
}

const isIndianMobile = (digits: string): boolean => /^91[6-9]\d{9}$/.test(digits)

/** Each such number in a text, cut to its last four digits. */
export function withoutSecretNumbers(text: string): string {
  let done = 0
  const parts = secretNumbers(text, isSecretIn).map(({ start, end, lastFour: kept }) => {
    const part = `${text.slice(done, start)}XXXX ${kept}`
    done = end
    return part
  })
  return parts.length === 0 ? text : parts.join('') + text.slice(done)
}

/** The last four digits of each. */
export const endsOfSecretNumbers = (text: string): string[] =>
  secretNumbers(text, isSecretIn).map(({ lastFour: end }) => end)

/** The last four digits of the first one that a paper shows. */
export const shownInPaper = (text: string): string | undefined => secretNumbers(text, isSecretInPaper)[0]?.lastFour
