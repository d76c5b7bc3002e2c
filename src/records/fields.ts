// A field that somebody types, declared once: its label, its blank, how it is typed and how it is kept, what is wrong with
// it, its schemas and its control. A record is a plain object of such fields; forms, checks and calls follow from it.
import type { z } from 'zod'
import { parseDay } from '#src/values/dates.ts'
import { parseMoney, type Currency } from '#src/values/money.ts'
import { hasForbidden, lengthOf, textProblem, visibleLine, visibleText } from '#src/values/visible-text.ts'
import { readWebAddress } from '#src/values/web-addresses.ts'

/** What a field is while it is typed, in a row of the database, and in the answer of a call. */
export type As = { typed: unknown; kept: unknown; answered: unknown }
/** One whose answer is what is kept. */
export type Plain<Typed, Kept = Typed> = { typed: Typed; kept: Kept; answered: Kept }

/** The schema library is handed in by contracts, so that a form doesn't fetch it. */
export type Zod = typeof z

export type Choice = { value: string; label: string }

export type Look = {
  label: string
  hint?: string | undefined
  /** Fields of one group that follow one another are shown under its label, or its heading. */
  group?: { label: string; hint?: string | undefined; isSection?: true } | undefined
  /** Beside the next ones, unless it takes a line of its own or is a tick. */
  width?: 'beside' | 'wide' | 'tick' | undefined
  optional?: boolean | undefined
  /** Null where something always is chosen. */
  placeholder?: string | null | undefined
}
/** The longest that the box takes. */
type Cut = { most?: number | undefined }
export type LineLook = Look &
  Cut & {
    autoComplete?: string | undefined
    isAddress?: boolean | undefined
    isPhone?: boolean | undefined
    isCode?: boolean | undefined
  }
export type TextLook = Look & Cut & { rows?: number | undefined }
export type NumberLook = Look & {
  before?: string | undefined
  after?: string | undefined
  decimal?: boolean | undefined
}

/** What a form lends to a control. */
export type Bound<T> = {
  name: string
  value: T
  onChange: (value: T) => void
  onBlur?: (() => void) | undefined
  error?: string | undefined
}

/** A control for each kind of field. */
export type Controls<Node> = {
  line: (bound: Bound<string>, look: LineLook) => Node
  text: (bound: Bound<string>, look: TextLook) => Node
  rich: (bound: Bound<string>, look: Look) => Node
  number: (bound: Bound<string>, look: NumberLook) => Node
  day: (bound: Bound<string>, look: Look) => Node
  time: (bound: Bound<string>, look: Look) => Node
  oneOf: (bound: Bound<string>, look: Look, choices: readonly Choice[]) => Node
  tiles: (bound: Bound<string>, look: Look, choices: readonly Choice[]) => Node
  several: (bound: Bound<readonly string[]>, look: Look, choices: readonly Choice[]) => Node
  tick: (bound: Bound<boolean>, look: Look) => Node
  /** One that its form shows itself. */
  own: (name: string) => Node
}

type Wrong = string | false | undefined

export interface Field<A extends As> {
  readonly look: Look
  readonly blank: A['typed']
  /** As its form has it, from a row or from an answer. */
  readonly typedOf: (kept: A['kept'] | A['answered']) => A['typed']
  /** Of what was checked before. */
  readonly keptOf: (typed: A['typed']) => A['kept']
  readonly answerOf: (kept: A['kept']) => A['answered']
  readonly wrong: (typed: A['typed'], today: string) => Wrong
  readonly typedShape: (zod: Zod) => z.ZodType<A['typed'], A['typed'] | undefined>
  readonly answerShape: (zod: Zod) => z.ZodType<A['answered'], A['answered']>
  /** `over` is what its look has otherwise here. */
  readonly show: <Node>(controls: Controls<Node>, bound: Bound<A['typed']>, over?: Partial<Look>) => Node
}

export type Kinds = { readonly [name: string]: As }
export type Fields<R extends Kinds> = { readonly [N in keyof R]: Field<R[N]> }
export type TypedIn<R extends Kinds> = { [N in keyof R]: R[N]['typed'] }
export type KeptIn<R extends Kinds> = { [N in keyof R]: R[N]['kept'] }
export type AnsweredIn<R extends Kinds> = { [N in keyof R]: R[N]['answered'] }

/** What its fields are, to name a component’s kind by. */
export type KindsOf<F> = { [N in keyof F]: F[N] extends Field<infer A> ? A : never }
/** Of a declared record: `TypedOf<typeof productRecord>`. */
export type TypedOf<F> = TypedIn<KindsOf<F>>
export type KeptOf<F> = KeptIn<KindsOf<F>>
export type AnsweredOf<F> = AnsweredIn<KindsOf<F>>

/** The names of an object’s own fields, in their order. */
export function namesOf<T extends object>(of: T): (keyof T & string)[] {
  const names: (keyof T & string)[] = []
  for (const name in of) names.push(name)
  return names
}

/** An object with these fields, each made by its name. */
export function each<M extends object>(
  names: readonly (keyof M & string)[],
  make: <N extends keyof M & string>(name: N) => M[N],
): M {
  const made: Partial<M> = {}
  for (const name of names) made[name] = make(name)
  if (!hasAll(made, names)) throw new Error(`A field is missing among ${names.join(', ')}.`)
  return made
}

const hasAll = <M extends object>(made: Partial<M>, names: readonly (keyof M)[]): made is M =>
  names.every(name => Object.hasOwn(made, name))

export const blankOf = <R extends Kinds>(fields: Fields<R>): TypedIn<R> =>
  each<TypedIn<R>>(namesOf(fields), name => fields[name].blank)

/** As its form has it. A row may have more columns; those are left out. */
export const typedOf = <R extends Kinds>(
  fields: Fields<R>,
  kept: KeptIn<NoInfer<R>> | AnsweredIn<NoInfer<R>>,
): TypedIn<R> => each<TypedIn<R>>(namesOf(fields), name => fields[name].typedOf(kept[name]))

/** As it is stored, of what was checked before. */
export const keptOf = <R extends Kinds>(fields: Fields<R>, typed: TypedIn<NoInfer<R>>): KeptIn<R> =>
  each<KeptIn<R>>(namesOf(fields), name => fields[name].keptOf(typed[name]))

export const answerOf = <R extends Kinds>(fields: Fields<R>, kept: KeptIn<NoInfer<R>>): AnsweredIn<R> =>
  each<AnsweredIn<R>>(namesOf(fields), name => fields[name].answerOf(kept[name]))

/** What was typed of the record, without what else a form holds. */
export const pickOf = <R extends Kinds>(fields: Fields<R>, typed: TypedIn<NoInfer<R>>): TypedIn<R> =>
  each<TypedIn<R>>(namesOf(fields), name => typed[name])

export const labelsOf = <R extends Kinds>(fields: Fields<R>): { readonly [field: string]: string } =>
  Object.fromEntries(namesOf(fields).map(name => [name, fields[name].look.label]))

/** Field by field. What fields say of one another, the record’s own rule adds. */
export const wrongIn = <R extends Kinds>(
  fields: Fields<R>,
  typed: TypedIn<NoInfer<R>>,
  today = '',
): { readonly [field: string]: string } =>
  Object.fromEntries(
    namesOf(fields).flatMap(name => {
      const wrong = fields[name].wrong(typed[name], today)
      return typeof wrong === 'string' ? [[name, wrong]] : []
    }),
  )

type Said = Omit<Look, 'label'> & {
  /** A call may leave it out: then it is as it is to begin with. */
  mayLack?: boolean
}
const lacking = ({ mayLack }: Pick<Said, 'mayLack'>, shape: z.ZodType<string, string>) =>
  mayLack === true ? shape.default('') : shape

/** What was not checked before it was written. */
function unchecked(typed: string): never {
  throw new Error(`'${typed}' was not checked.`)
}

const same = <T>(value: T): T => value

/** Longer than that, nobody typed it into a box. */
const longestTyped = { short: 60, line: 2000, text: 10_000 }
const short = (zod: Zod) => zod.string().max(longestTyped.short)

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
export const amountWords = (cents: number): string => (cents / 100).toFixed(2)

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

type Read = Numbers & Cut & Reading & { isSigned?: true }

/** A number that is read in a way of its own. With a sign, keys for digits alone would not do. */
export function numberRead(label: string, { blank = '', isSigned, ...said }: Read): Field<Plain<string, number>> {
  const look = { label, ...said }
  const field = numberField(look, blank, said)
  if (isSigned !== true) return field
  return { ...field, show: (controls, bound, over) => controls.line(bound, { ...look, ...over }) }
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

/** Without names of their own they are called what they are. */
type Named<O extends string> = { names?: Readonly<Record<O, string>> }
const choicesOf = <O extends string>(options: readonly O[], names: Named<O>['names']): readonly Choice[] =>
  options.map(value => ({ value, label: names?.[value] ?? value }))

type OneOf<O extends string> = Said &
  Named<O> & { wrong: string; blank?: O | ''; /** Few, side by side. */ isTiles?: true }

/** One of these; where something always is, `blank` says what to begin with. */
export function oneOf<const O extends string>(
  label: string,
  options: readonly O[],
  { names, wrong, blank = '', isTiles, ...said }: OneOf<O>,
): Field<Plain<string, O>> {
  const look = { label, ...said }
  const read = (typed: string) => options.find(option => option === typed)
  return {
    look,
    blank,
    typedOf: same,
    keptOf: typed => read(typed) ?? unchecked(typed),
    answerOf: same,
    wrong: typed => read(typed) === undefined && wrong,
    typedShape: short,
    answerShape: zod => zod.enum(options),
    show: (controls, bound, over) =>
      controls[isTiles === true ? 'tiles' : 'oneOf'](bound, { ...look, ...over }, choicesOf(options, names)),
  }
}

type Several<O extends string> = Said & Named<O> & { required?: string; blank?: readonly O[] }

/** Any of these; with `required`, one at least. */
export function several<const O extends string>(
  label: string,
  options: readonly O[],
  { names, required, blank = [], ...said }: Several<O> = {},
): Field<Plain<readonly string[], O[]>> {
  const look = { label, width: 'wide' as const, ...said }
  const read = (typed: readonly string[]) => options.filter(option => typed.includes(option))
  return {
    look,
    blank,
    typedOf: same<readonly string[]>,
    keptOf: read,
    answerOf: same,
    wrong: typed => read(typed).length === 0 && required,
    typedShape: zod => zod.array(short(zod)).max(10),
    answerShape: zod => zod.array(zod.enum(options)),
    show: (controls, bound, over) => controls.several(bound, { ...look, ...over }, choicesOf(options, names)),
  }
}

type Days = { names: readonly string[]; required: string; blank: readonly number[] }

/** Days of the week, 1 for Monday. */
export function weekdays(
  label: string,
  { names, required, blank, ...said }: Said & Days,
): Field<Plain<readonly number[], number[]>> {
  const look = { label, width: 'wide' as const, ...said }
  return {
    look,
    blank,
    typedOf: same<readonly number[]>,
    keptOf: typed => [...new Set(typed)].toSorted((one, other) => one - other),
    answerOf: same,
    wrong: typed => typed.length === 0 && required,
    typedShape: zod => {
      const shape = zod.array(zod.number().int().min(1).max(7)).max(7)
      return said.mayLack === true ? shape.default([]) : shape
    },
    answerShape: zod => zod.array(zod.number().int()),
    show: (controls, { value, onChange, ...bound }, over) =>
      controls.several(
        { ...bound, value: value.map(String), onChange: ticked => onChange(ticked.map(Number)) },
        { ...look, ...over },
        names.map((name, at) => ({ value: String(at + 1), label: name })),
      ),
  }
}

/** Yes or no; the hint stands beside the tick. */
export function tick(
  label: string,
  { blank = false, ...said }: Said & { blank?: boolean } = {},
): Field<Plain<boolean>> {
  const look = { label, width: 'tick' as const, ...said }
  return {
    look,
    blank,
    typedOf: same,
    keptOf: same,
    answerOf: same,
    wrong: () => undefined,
    typedShape: zod => (said.mayLack === true ? zod.boolean().default(blank) : zod.boolean()),
    answerShape: zod => zod.boolean(),
    show: (controls, bound, over) => controls.tick(bound, { ...look, ...over }),
  }
}

type Own<A extends As> = Said & Omit<Field<A>, 'look' | 'show' | 'wrong'> & Partial<Pick<Field<A>, 'wrong'>>

/** One of no kind here: it says itself what the others say by their kind, and its form shows it. */
export const own = <A extends As>(label: string, said: Own<A>): Field<A> => ({
  wrong: () => undefined,
  ...said,
  look: { label, width: said.width ?? 'wide', hint: said.hint, group: said.group },
  show: (controls, { name }) => controls.own(name),
})

type Optional<Kept, Answered> = Field<{ typed: string; kept: Kept | null; answered: Answered | null }>

/** The same, and empty is null. */
export function orNull<Kept, Answered>(
  field: Field<{ typed: string; kept: Kept; answered: Answered }>,
): Optional<Kept, Answered> {
  const isEmpty = (typed: string): boolean => typed.trim() === ''
  const optional = field.look.optional ?? true
  return {
    ...field,
    look: { ...field.look, optional },
    blank: '',
    typedOf: kept => (kept === null ? '' : field.typedOf(kept)),
    keptOf: typed => (isEmpty(typed) ? null : field.keptOf(typed)),
    answerOf: kept => (kept === null ? null : field.answerOf(kept)),
    wrong: (typed, today) => (isEmpty(typed) ? undefined : field.wrong(typed, today)),
    answerShape: zod => field.answerShape(zod).nullable(),
    show: (controls, bound, over) => field.show(controls, bound, { optional, ...over }),
  }
}

/** Texts by name: too long, or with what cannot be shown. */
export const textsProblem = (texts: readonly string[], most: number, wrong: string): Wrong =>
  texts.some(words => hasForbidden(words) || lengthOf(words) > most) && wrong
