// Fields of numbers: amounts of money, whole numbers, and those that are read in a way of their own.
import { parseMoney, type Currency } from '#src/values/money.ts'
import type { Field, Look, LineLook, NumberLook, Plain, Wrong } from './record.ts'
import { lacking, same, short, unchecked, type Said } from './record.ts'

type Numbers = Said & Omit<NumberLook, keyof Look> & { blank?: string }
type Reading = {
  /** Undefined for what is no such number. */
  read: (typed: string) => number | undefined
  write: (kept: number) => string
  wrong: (typed: string) => Wrong
  /** It is kept with its fraction. */
  isFraction?: boolean
}

const numberField = (
  look: NumberLook & Pick<Said, 'mayLack'>,
  blank: string,
  { read, write, wrong, isFraction }: Reading,
): Field<Plain<string, number>> => ({
  look,
  blank,
  typedOf: write,
  keptOf: typed => read(typed) ?? unchecked(typed),
  answerOf: same,
  wrong,
  typedShape: zod => lacking(look, short(zod)),
  answerShape: zod => (isFraction === true ? zod.number() : zod.number().int()),
  show: (controls, bound, over) => controls.number(bound, { ...look, ...over }),
})

/** What stands in a form for so many cents. */
const amountWords = (cents: number): string => (cents / 100).toFixed(2)

/** Undefined for what is no amount, or more than `most`. */
export function centsIn(typed: string, most: number, currency: Currency = 'USD'): number | undefined {
  const cents = parseMoney(currency, typed)?.minor
  return cents !== undefined && cents <= most ? cents : undefined
}

/** Dollars, kept in cents. */
export function amount(
  label: string,
  { most, wrong, blank = '', ...said }: Numbers & { most: number; wrong: string | ((typed: string) => Wrong) },
): Field<Plain<string, number>> {
  const read = (typed: string) => centsIn(typed, most)
  return numberField({ label, before: '$', decimal: true, ...said }, blank, {
    read,
    write: amountWords,
    wrong: typeof wrong === 'string' ? typed => read(typed) === undefined && wrong : wrong,
  })
}

/** Whole, without a sign. */
export function wholeIn(typed: string, least: number, most: number): number | undefined {
  const number = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN
  return number >= least && number <= most ? number : undefined
}

type Whole = Numbers & { least?: number; most: number; wrong: string }

/** A whole number. */
export function whole(label: string, { least = 0, most, wrong, blank = '', ...said }: Whole) {
  const read = (typed: string) => wholeIn(typed, least, most)
  const isWrong = (typed: string) => read(typed) === undefined && wrong
  return numberField({ label, ...said }, blank, { read, write: String, wrong: isWrong })
}

type Read = Numbers & Pick<LineLook, 'most'> & Reading & { isSigned?: true }

/** A number that is read in a way of its own. With a sign, keys for digits alone would not do. */
export function numberRead(label: string, { blank = '', isSigned, ...said }: Read): Field<Plain<string, number>> {
  const look = { label, ...said }
  const field = numberField(look, blank, said)
  if (isSigned !== true) return field
  return { ...field, show: (controls, bound, over) => controls.line(bound, { ...look, ...over }) }
}
