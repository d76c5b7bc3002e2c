// Fields of text: lines, longer texts, addresses, days and clocks.
import { parseDay } from '#src/values/dates.ts'
import { hasForbidden, lengthOf, textProblem, visibleLine, visibleText } from '#src/values/visible-text.ts'
import { readWebAddress } from '#src/values/web-addresses.ts'
import type { Field, LineLook, Plain, Wrong, Zod } from './record.ts'
import { lacking, longestTyped, same, short, unchecked, type Said } from './record.ts'

type Texts = Said & { most: number; required?: string; /** The box takes more, and the check says so. */ isCut?: false }
const textField = ({ required, most }: Texts) => ({
  blank: '',
  typedOf: same<string>,
  keptOf: same<string>,
  answerOf: same<string>,
  wrong: (typed: string) => textProblem(typed.trim(), { most, ...(required !== undefined && { required }) }),
  answerShape: (zod: Zod) => zod.string(),
})

/** A line of text; without `required` it may be empty. */
export function line(label: string, said: Texts & Pick<LineLook, 'isPhone' | 'autoComplete'>): Field<Plain<string>> {
  const look = {
    label,
    optional: said.required === undefined,
    ...said,
    most: said.isCut === false ? undefined : said.most,
  }
  return {
    ...textField(said),
    look,
    typedShape: zod => lacking(said, zod.string().max(longestTyped.line).transform(visibleLine)),
    show: (controls, bound, over) => controls.line(bound, { ...look, ...over }),
  }
}

/** A text of several lines. */
export function text(label: string, said: Texts & { rows?: number }): Field<Plain<string>> {
  const look = {
    label,
    width: 'wide' as const,
    optional: said.required === undefined,
    ...said,
    most: said.isCut === false ? undefined : said.most,
  }
  return {
    ...textField(said),
    look,
    typedShape: zod => lacking(said, zod.string().max(longestTyped.text).transform(visibleText)),
    show: (controls, bound, over) => controls.text(bound, { ...look, ...over }),
  }
}

/** A text with a little markup, as its letters and signs count. */
export function rich(label: string, { most, wrong, ...said }: Said & { most: number; wrong: string }) {
  const look = { label, width: 'wide' as const, ...said }
  const field: Field<Plain<string>> = {
    ...textField({ most }),
    look,
    wrong: typed => lengthOf(typed) > most && wrong,
    typedShape: zod => zod.string().max(200_000),
    show: (controls, bound, over) => controls.rich(bound, { ...look, ...over }),
  }
  return field
}

/** A line that has a form of its own, such as a phone number or a name in an address. */
export const formed = (
  field: Field<Plain<string>>,
  isRight: (typed: string) => boolean,
  wrong: string,
): Field<Plain<string>> => ({
  ...field,
  wrong: (typed: string, today: string) =>
    field.wrong(typed, today) || (typed.trim() !== '' && !isRight(typed) && wrong),
})

/** Its own name in addresses. 'new' is the page that adds one. */
export const slug = (label: string, { wrong, ...said }: Said & { wrong: string }): Field<Plain<string>> => {
  const look = { label, isCode: true, most: 60, ...said }
  return {
    ...textField({ most: 60 }),
    look,
    wrong: typed => (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(typed) || typed.length > 60 || typed === 'new') && wrong,
    typedShape: zod => zod.string().max(200),
    show: (controls, bound, over) => controls.line(bound, { ...look, ...over }),
  }
}

/** The whole address of a page elsewhere. */
export function web(label: string, { wrong, ...said }: Said & { wrong: string }): Field<Plain<string>> {
  const look = { label, isAddress: true, ...said }
  return {
    look,
    blank: '',
    typedOf: same,
    keptOf: typed => readWebAddress(typed)?.href ?? unchecked(typed),
    answerOf: same,
    wrong: typed => readWebAddress(typed) === undefined && wrong,
    typedShape: zod => zod.string().max(longestTyped.line).transform(visibleLine),
    answerShape: zod => zod.string(),
    show: (controls, bound, over) => controls.line(bound, { ...look, ...over }),
  }
}

type Day = { typed: string; kept: Temporal.PlainDate; answered: string }

/** A day; with `ahead`, one that is not to come. */
export function day(label: string, { wrong, ahead, ...said }: Said & { wrong: string; ahead?: string }): Field<Day> {
  const look = { label, ...said }
  return {
    look,
    blank: '',
    typedOf: String,
    keptOf: typed => parseDay(typed) ?? unchecked(typed),
    answerOf: String,
    wrong: (typed, today) => {
      const read = parseDay(typed)?.toString()
      return read === undefined ? wrong : ahead !== undefined && read > today && ahead
    },
    typedShape: zod => lacking(said, short(zod)),
    answerShape: zod => zod.iso.date(),
    show: (controls, bound, over) => controls.day(bound, { ...look, ...over }),
  }
}

/** A clock of 24 hours. */
export function time(label: string, { wrong, blank = '', ...said }: Said & { wrong: string; blank?: string }) {
  const look = { label, ...said }
  const field: Field<Plain<string>> = {
    ...textField({ most: longestTyped.short }),
    look,
    blank,
    wrong: typed => !/^([01]\d|2[0-3]):[0-5]\d$/.test(typed) && wrong,
    typedShape: short,
    show: (controls, bound, over) => controls.time(bound, { ...look, ...over }),
  }
  return field
}

/** Texts by name: too long, or with what cannot be shown. */
export const textsProblem = (texts: readonly string[], most: number, wrong: string): Wrong =>
  texts.some(words => hasForbidden(words) || lengthOf(words) > most) && wrong
