// What a record is: the fields of a form, each of which knows what the form, the check and the calls need of it.
import type { z } from 'zod'

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

export type Wrong = string | false | undefined

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

export type Said = Omit<Look, 'label'> & {
  /** A call may leave it out: then it is as it is to begin with. */
  mayLack?: boolean
}
export const lacking = ({ mayLack }: Pick<Said, 'mayLack'>, shape: z.ZodType<string, string>) =>
  mayLack === true ? shape.default('') : shape

/** What was not checked before it was written. */
export function unchecked(typed: string): never {
  throw new Error(`'${typed}' was not checked.`)
}

export const same = <T>(value: T): T => value

/** Longer than that, nobody typed it into a box. */
export const longestTyped = { short: 60, line: 2000, text: 10_000 }
export const short = (zod: Zod) => zod.string().max(longestTyped.short)
