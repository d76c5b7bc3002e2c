// What a stage knows of a student, said once: each fact by its name and its kind. The types, the statement that loads it
// (platform/facts/columns.ts), the check of what arrives and the history of a status all follow from it.
import type { Moment } from './moments.ts'

/** A fact that is one value. */
export type Leaf<T> = {
  readonly kind: 'leaf'
  readonly is: (value: unknown) => value is T
  /** It is written as a moment; `since` means that what it belongs to wasn't there before. */
  readonly moment?: 'plan' | 'happened' | 'since'
}
/** Several facts together, always there; `row` where they come from a row that may be missing. */
export type Part<F extends Fields = Fields> = { readonly kind: 'part'; readonly fields: F }
export type Row<F extends Fields = Fields> = { readonly kind: 'row'; readonly fields: F }
/** Several facts together, or null. */
export type Maybe<F extends Fields = Fields> = { readonly kind: 'maybe'; readonly fields: F }
export type List<F extends Fields = Fields> = { readonly kind: 'list'; readonly fields: F }
/** Things by a name of their own, such as a step's id. */
export type ByName<F extends Fields = Fields> = { readonly kind: 'by-name'; readonly fields: F }

export type Shape = Leaf<unknown> | Part | Row | Maybe | List | ByName
export type Fields = { readonly [name: string]: Shape }

/** The facts themselves. */
export type Facts<F extends Fields> = { readonly [Name in keyof F]: FactsOf<F[Name]> }
export type FactsOf<S extends Shape> =
  S extends Leaf<infer T>
    ? T
    : S extends List<infer F>
      ? readonly Facts<F>[]
      : S extends ByName<infer F>
        ? Readonly<Partial<Record<string, Facts<F>>>>
        : S extends Maybe<infer F>
          ? Facts<F> | null
          : S extends Part<infer F> | Row<infer F>
            ? Facts<F>
            : never

const leaf = <T>(is: (value: unknown) => value is T): Leaf<T> => ({ kind: 'leaf', is })
const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value)

export const text = leaf(isText)
export const number = leaf((value: unknown): value is number => typeof value === 'number')
export const flag = leaf((value: unknown): value is boolean => typeof value === 'boolean')
export const oneOf = <const T extends string>(all: readonly T[]): Leaf<T> =>
  leaf((value: unknown): value is T => all.some(one => one === value))
export const orNull = <T>({ is }: Leaf<T>): Leaf<T | null> =>
  leaf((value: unknown): value is T | null => value === null || is(value))
/** For what older rows lack. */
export const orAbsent = <T>({ is }: Leaf<T>): Leaf<T | null | undefined> =>
  leaf((value: unknown): value is T | null | undefined => value === undefined || value === null || is(value))
export const listOf = <T>({ is }: Leaf<T>): Leaf<readonly T[]> =>
  leaf((value: unknown): value is readonly T[] => Array.isArray(value) && value.every(one => is(one)))

/** When something happened, or null: before that moment it is null in the past. */
export const happened: Leaf<Moment | null> & { moment: 'happened' } = {
  kind: 'leaf',
  is: isTextOrNull,
  moment: 'happened',
}
/** Since when the thing is there that it belongs to. */
export const since: Leaf<Moment> & { moment: 'since' } = { kind: 'leaf', is: isText, moment: 'since' }
/** A moment that is planned is no happening. */
export const plan: Leaf<Moment> & { moment: 'plan' } = { kind: 'leaf', is: isText, moment: 'plan' }
export const planOrNull: Leaf<Moment | null> & { moment: 'plan' } = { kind: 'leaf', is: isTextOrNull, moment: 'plan' }

export const part = <const F extends Fields>(fields: F): Part<F> => ({ kind: 'part', fields })
export const row = <const F extends Fields>(fields: F): Row<F> => ({ kind: 'row', fields })
export const maybe = <const F extends Fields>(fields: F): Maybe<F> => ({ kind: 'maybe', fields })
export const list = <const F extends Fields>(fields: F): List<F> => ({ kind: 'list', fields })
/** What is kept as JSON, and comes as it is kept. */
export const checked = <T>(is: (value: unknown) => value is T): Leaf<T> => leaf(is)
export const byName = <const F extends Fields>(fields: F): ByName<F> => ({ kind: 'by-name', fields })

/** The facts of which nothing is known yet; undefined where a value has no nothing. */
export function nothingIn({ kind, ...shape }: Shape): unknown {
  if (kind === 'list') return []
  if (kind === 'by-name') return {}
  if (kind === 'maybe') return null
  if ('fields' in shape) {
    const fields = Object.entries(shape.fields).map(([name, field]) => [name, nothingIn(field)] as const)
    return fields.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(fields)
  }
  return [null, [], false, 0].find(nothing => shape.is(nothing))
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is known by name, of something whose names are not known here. */
export const named = (value: object): ReadonlyMap<string, unknown> => new Map(Object.entries(value))

/** Where a value is not what its shape says, from the outside in; undefined where all of it is. */
export function misfitIn(shape: Shape, value: unknown, at = 'facts'): string | undefined {
  if (shape.kind === 'leaf') return shape.is(value) ? undefined : at
  if (shape.kind === 'maybe' && value === null) return undefined
  if (shape.kind === 'list') {
    return Array.isArray(value)
      ? first(value.entries(), ([index, one]) => misfitInFields(shape.fields, one, `${at}[${index}]`))
      : at
  }
  if (shape.kind === 'by-name') {
    return isObject(value)
      ? first(named(value), ([name, one]) => misfitInFields(shape.fields, one, `${at}.${name}`))
      : at
  }
  return misfitInFields(shape.fields, value, at)
}

function misfitInFields(fields: Fields, value: unknown, at: string): string | undefined {
  if (!isObject(value)) return at
  const known = named(value)
  return first(Object.entries(fields), ([name, field]) => misfitIn(field, known.get(name), `${at}.${name}`))
}

function first<T>(all: Iterable<T>, misfit: (one: T) => string | undefined): string | undefined {
  for (const one of all) {
    const found = misfit(one)
    if (found !== undefined) return found
  }
  return undefined
}

const fits = <F extends Fields>(shape: Part<F>, value: unknown): value is Facts<F> =>
  misfitIn(shape, value) === undefined

/** Read once, where it arrives. */
export function factsFrom<F extends Fields>(shape: Part<F>, value: unknown): Facts<F> {
  if (!fits(shape, value)) throw new TypeError(`Not what its shape says: ${misfitIn(shape, value)}`)
  return value
}
