// Whole numbers of payment cards and of Aadhaar: we have no business with them, and keep their last four digits at most.
import { isCardNumber } from './card-numbers.ts'
import { isAadhaar, lastFour } from './indian-identifiers.ts'

type Group = { start: number; end: number; digits: string }
type Found = { start: number; end: number; lastFour: string }

/** Each number in a text, where it starts and ends. */
function secretNumbers(written: string, isSecret: typeof isSecretIn): Found[] {
  const text = plainDigits(written)
  const found: Found[] = []
  for (const run of runsOf(text)) {
    const start = run[0]?.start ?? 0
    const before = text.slice(Math.max(0, start - 40), start)
    const isNamed = named.test(before)
    if (!isNamed && isOfParcel(before)) continue
    // The last group of a run may be the first of the next.
    const from = found.at(-1)?.end ?? 0
    const whole = inRun(run, isNamed, isSecret).filter(one => isNamed || !isPartOfReference(text, one))
    found.push(...whole.filter(one => one.start >= from))
  }
  return found
}

/** Zero in each script that digits are written in here: of Urdu, Hindi, Bengali and so on, and the wide one. */
const zeros = [...'٠۰०০੦૦୦௦౦೦൦᱐꯰０'].map(zero => zero.charCodeAt(0))
const otherDigits = new RegExp(`[${zeros.map(zero => String.fromCharCode(zero, 45, zero + 9)).join('')}]`, 'g')

/** Digits of other scripts are as long as ours, so each place in the text stays where it is. */
const plainDigits = (text: string): string =>
  text.replaceAll(otherDigits, digit => {
    const code = digit.charCodeAt(0)
    return String(code - (zeros.findLast(zero => zero <= code) ?? code))
  })

/** Nobody sees these between two digits. */
const unseen = '[\u00AD\u061C\u180E\u200B-\u200F\u2060-\u2064\uFE0F\uFEFF]'
const eachUnseen = new RegExp(unseen, 'g')
const withoutUnseen = (text: string): string => text.replaceAll(eachUnseen, '')

/** A text as somebody reads it who knows each script: digits are digits, and what nobody sees is gone. */
export const asRead = (text: string): string => withoutUnseen(plainDigits(text))

/** What may part the groups of one number, by kind: spaces, dashes, dots, slashes, low lines, and line breaks. */
const signs = [
  /^[ \t\u00A0\u2002-\u200A\u202F\u3000]{1,3}$/,
  /^ ?[\u2010-\u2015\u2212-] ?$/,
  /^(?:[.·•]| [.·•] )$/,
  /^ ?[/\\|] ?$/,
  /^_$/,
  /^ ?(?:\r?\n|\r) ?$/,
]
const kindOf = (between: string): number => signs.findIndex(sign => sign.test(withoutUnseen(between)))

/** Groups of digits with signs of one kind between them, as far as they go: of another kind, it is a day or a range. */
function* runsOf(text: string): Generator<Group[]> {
  let run: Group[] = []
  let kind = -1
  for (const group of groupsOf(text)) {
    const last = run.at(-1)
    const next = last === undefined ? -1 : kindOf(text.slice(last.end, group.start))
    if (last === undefined || next === -1 || (run.length > 1 && next !== kind)) {
      yield run
      run = last === undefined || next === -1 ? [] : [last]
    }
    run.push(group)
    kind = next
  }
  yield run
}

function groupsOf(text: string): Group[] {
  const groups = [...text.matchAll(group)].map(({ index, 0: seen }) => ({
    start: index,
    end: index + seen.length,
    digits: withoutUnseen(seen),
  }))
  return groups.filter(({ start, digits }) => digits.length < 12 || text[start - 1] !== '+')
}
const group = new RegExp(`\\d(?:${unseen}*\\d)*`, 'g')

/** 'Aadhaar-2341…', 'aadhaar_2341….pdf', 'Card No. 4242…' */
const named = /(?:a{1,2}dh?a{1,2}r|\buid(?:ai)?|आधार|card)[\s:#._-]{0,3}(?:(?:no|number)[\s:#._-]{0,3})?$/iu

/** Carriers number parcels with twelve digits and more, of which one in ten passes a check by chance. */
const isOfParcel = (before: string): boolean =>
  /\b(?:track|awb|waybill|consignment|shipment|docket|courier|parcel|fedex|dhl|ups\b|usps|dtdc|delhivery|speed ?post)/i.test(
    before,
  ) && !/a{1,2}dh?a{1,2}r|आधार|card/i.test(before)

/** Such as 6f1d2c3a-…, which has letters and many digits. */
const isPartOfReference = (text: string, { start, end }: Found): boolean =>
  /[a-z_][\d-]*$/i.test(text.slice(Math.max(0, start - 40), start)) || /^[\d-]*[a-z_]/i.test(text.slice(end, end + 40))

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

/** What is grouped as such a number is printed; the longest first. */
function stretchesAt(groups: readonly Group[], first: number): Group[][] {
  const length = groups[first]?.digits.length ?? 0
  const counts = length === 4 ? [5, 4, 3] : length >= 12 && length <= longest ? [1] : []
  return counts
    .map(count => groups.slice(first, first + count))
    .filter(part => shapes.has(shapeOf(part)) && !part.every(isYearOrRound))
}

const longest = 19

/** Years and round amounts in a row, '2024/2025/2026', are no groups of one number. */
const isYearOrRound = ({ digits }: Group): boolean => /^(?:(?:19|20)\d\d|\d\d[05]0)$/.test(digits)

const digitsOf = (groups: readonly Group[]): string => groups.map(({ digits }) => digits).join('')
const shapeOf = (groups: readonly Group[]): string =>
  groups.length === 1 ? 'one' : groups.map(({ digits }) => digits.length).join(' ')

/** Alone is what stands between no further groups of four: four times four is a virtual ID, which may be shown. */
type Where = { isNamed: boolean; isAlone: boolean }

const isFour = (group: Group | undefined): boolean => group?.digits.length === 4

const cardShapes = new Set(['4 4 4 4', '4 6 5', '4 6 4', '4 4 4 2', '4 4 4 3', '4 4 4 4 3'])
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
