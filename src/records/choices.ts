// Fields of choices, fields of a form's own, and what makes a field optional.
import type { As, Choice, Field, Plain } from './record.ts'
import { same, short, unchecked, type Said } from './record.ts'

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

type AsIs<T> = Said &
  Pick<Field<Plain<T>>, 'blank'> &
  Partial<Pick<Field<Plain<T>>, 'wrong' | 'typedShape'>> & { shape: Field<Plain<T>>['answerShape'] }

/** One that is kept as its form has it; `typedShape` where a call takes more than what it answers. */
export const asIs = <T>(label: string, { shape, ...said }: AsIs<T>): Field<Plain<T>> =>
  own<Plain<T>>(label, { typedOf: same, keptOf: same, answerOf: same, typedShape: shape, answerShape: shape, ...said })

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
