// What may be the value of a label: each takes it out of the text beside or below, or says that it is none. Pure.
import { dayIn, eitherWayIn, orderSaidIn, type DayOrder } from './days.ts'

export type Take = (text: string, order: DayOrder | undefined) => string | undefined

/** The first day in it, wherever it is. */
export const day: Take = (text, order) => dayIn(text, orderSaidIn(text) ?? order)?.toString()

/** A sign or a word with spaces around it; or, once a year with its month is over, a sign alone or nothing. */
const betweenDays = / (?:[-–—/]|to|through) |(?<=[A-Za-z][ -]\d{4})(?: ?[-–—]| )(?=\d{1,2}[ -][A-Za-z])/iu

/** Of two days with a sign or a word between them; of one day nothing. */
export const secondDay: Take = (text, order) => {
  const [first = '', second = '', ...more] = text.replace(/\s+/g, ' ').split(betweenDays)
  return more.length > 0 || day(first, order) === undefined ? undefined : day(second, order)
}

const beforeDay =
  /^(?:\([DMY/. -]{8,14}\))?[\s:.-]*(?:\((?:[DMY/. -]{8,14})\)[\s:.-]*)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+|(?:mon|tue|wed|thu|fri|sat|sun),?\s+)?/i

/** What begins with a day: 'Date of disbursement: 5 May 2027' is another date than the letter's. */
export const dayAtOnce: Take = (text, order) => {
  const rest = text.replace(beforeDay, '').slice(0, 24)
  return /^(?:\d|[A-Za-z]{3,9}\.?\s+\d)/.test(rest) ? dayIn(rest, orderSaidIn(text) ?? order)?.toString() : undefined
}

/** A day in numbers of which either could be the month; nothing of one that has one reading. */
export const dayInNumbers: Take = text => eitherWayIn(text)

/** Letters of any script and what names are written with. */
export const name: Take = text => (/^[\p{L}\p{M} .'’-]{1,120}$/u.test(text) ? text : undefined)

const title = /^(?:(?:Mr|Ms|Mrs|Miss|Kum|Kumari|Shri|Sri|Smt)\b\.?\s*)+/i

/** Sign by sign: an expression for a whole end takes as long as the square of a text of spaces. */
function withoutEnd(text: string, isMark: RegExp): string {
  let end = text.length
  while (end > 0 && isMark.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** As a letter has it, without its title. */
export const person: Take = (text, order) => name(withoutEnd(text.replace(title, ''), /[\s.,]/), order)

/** 'IYER, MEERA LAKSHMI' */
export const beforeComma: Take = (text, order) => {
  const [surname = '', given] = text.split(',')
  return given === undefined ? undefined : name(surname.trim(), order)
}
export const afterComma: Take = (text, order) => {
  const [, given = '', more] = text.split(',')
  return more === undefined && given.trim() !== '' ? name(given.trim(), order) : undefined
}

/** Text that holds one such number. */
export const number =
  (pattern: RegExp): Take =>
  text =>
    pattern.exec(text)?.[0].replaceAll(/\s/g, '')

export const sevisId = number(/\bN\d{10}\b/)
export const schoolCode = number(/\b[A-Z]{3}214F\d{8}\b/)
export const applicationId = number(/\bAA[0-9A-Z]{8}\b/)
export const passportNumber = number(/^[A-Z][0-9]{7}\b|^[A-Z0-9]{6,9}$/)

/** Of a school, a bank, a city: words that aren't a sentence. */
export const called: Take = text => {
  const words = withoutEnd(text, /[\s.,;:]/)
  return words.length >= 2 && words.length <= 120 && /^\p{L}[\p{L}\p{M}\p{N} &,.'’()-]*$/u.test(words)
    ? words
    : undefined
}

/** The present I-20 prints the school's name and, below it, the same again or that of a campus. */
export const school: Take = (text, order) => {
  const [first = '', ...more] = text.split('\n').map(line => line.trim())
  const half = first.length % 2 === 1 ? first.slice(0, (first.length - 1) / 2) : ''
  const name = half !== '' && first === `${half} ${half}` ? half : first
  return more.every(line => line.startsWith(name)) ? called(name, order) : undefined
}

const currencies = { INR: /^(?:₹|rs\b\.?|inr\b)/i, USD: /^(?:us\s?\$|usd\b)/i } as const
type Code = keyof typeof currencies

const figure = String.raw`(?:\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.\d{1,2})?`
/** Each sum with its currency before it, as letters print it. */
export const sumPattern = String.raw`(?:₹|[Rr][Ss]\b\.?|RS\b\.?|INR\b|US\s?\$|USD\b)[\s):.]{0,4}${figure}(?![\d]|[.,]\d)(?:\s?(?:lakhs?|lacs?|crores?|Lakhs?|Lacs?|Crores?))?`
const sum = new RegExp(
  String.raw`(₹|\brs\b\.?|\binr\b|\bus\s?\$|\busd\b)[\s):.]{0,4}(${figure})(?![\d]|[.,]\d)\s?([\p{L}]*)`,
  'iu',
)

const units: Readonly<Record<string, number>> = { lakh: 100_000, lac: 100_000, crore: 10_000_000 }
/** 'thousand' and the like follow a figure that isn't the sum. */
const otherUnits = /^(?:k|m|mn|million|billion|thousand|cr|hundred)$/

type Sum = { currency: Code; minor: string }

export function sumIn(text: string): Sum | undefined {
  const [, sign = '', digits = '', word = ''] = sum.exec(text) ?? []
  const currency = sign.toUpperCase().startsWith('US') ? 'USD' : 'INR'
  const unit = units[word.toLowerCase().replace(/s$/, '')]
  if (sign === '' || otherUnits.test(word.toLowerCase())) return undefined
  return { currency, minor: minorOf(digits, unit ?? 1) }
}

/** In whole minor units, without a fraction on the way. */
function minorOf(digits: string, unit: number): string {
  const [whole = '', fraction = ''] = digits.replaceAll(',', '').split('.')
  return String((BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'))) * BigInt(unit))
}

export const amount: Take = text => sumIn(text)?.minor
export const currency: Take = text => sumIn(text)?.currency

const dollarSum = new RegExp(String.raw`^(?:US\s?)?\$?\s*(${figure})(?![\d]|[.,]\d)\s*(?:USD)?$`)

/** On a form of the United States, where '$' has one meaning. */
export const dollars: Take = text => {
  const [, digits] = dollarSum.exec(text.trim()) ?? []
  return digits === undefined ? undefined : minorOf(digits, 1)
}
export const dollarCode: Take = (text, order) => (dollars(text, order) === undefined ? undefined : 'USD')
