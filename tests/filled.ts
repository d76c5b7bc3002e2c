// Facts for a grid: what a row doesn't say is not there yet.
import {
  misfitIn,
  named,
  part,
  type Facts,
  type Fields,
  type FactsOf,
  type Leaf,
  type List,
  type ByName,
  type Maybe,
  type Part,
  type Row,
  type Shape,
} from '../src/journey/shape.ts'
import type { Moment } from '../src/journey/moments.ts'
import { bind } from '../src/journey/read.ts'
import { type StageView } from '../src/journey/views.ts'
import type { Summary } from '../src/journey/summary.ts'
import { commonFields, type CommonFacts, type Stage } from '../src/journey/stage.ts'

/** Of each fact as much as one wants to say. */
export type Given<F extends Fields> = { readonly [Name in keyof F]?: GivenOf<F[Name]> | undefined }
type GivenOf<S extends Shape> =
  S extends Leaf<unknown>
    ? FactsOf<S>
    : S extends List<infer F>
      ? readonly Given<F>[]
      : S extends ByName<infer F>
        ? Readonly<Record<string, Given<F>>>
        : S extends Maybe<infer F>
          ? Given<F> | null
          : S extends Part<infer F> | Row<infer F>
            ? Given<F>
            : never

/** What every stage knows is there too. */
export const factsOf = <F extends Fields>(
  { facts }: { facts: F },
  given: Given<F> & Given<typeof commonFields>,
): CommonFacts & Facts<F> => ({
  ...filled(commonFields, given),
  ...filled(facts, given),
})

/** A stage whose rules read less than is loaded, as it is read from what is loaded. */
export const viewOf = <Own extends Fields, Loaded extends Fields>(
  stage: Stage<Own>,
  summary: Summary<Loaded>,
  given: Given<Loaded> & Given<typeof commonFields>,
  now: Moment,
  order: number,
): StageView =>
  bind(stage).view({ common: filled(commonFields, given), own: filled(summary.facts, given), summary }, now, order)

export function filled<F extends Fields>(fields: F, given: Given<F>): Facts<F> {
  const facts: unknown = filledFields(fields, given)
  if (!isWhole(fields, facts)) throw new TypeError(misfitIn(part(fields), facts))
  return facts
}

const isWhole = <F extends Fields>(fields: F, facts: unknown): facts is Facts<F> =>
  misfitIn(part(fields), facts) === undefined

function filledFields(fields: Fields, given: object): object {
  const known = named(given)
  return Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, filledOne(shape, known.get(name))]))
}

function filledOne(shape: Shape, value: unknown): unknown {
  if (shape.kind === 'leaf') return value ?? [null, false, '', 0, []].find(nothing => shape.is(nothing))
  if (shape.kind === 'list') return (Array.isArray(value) ? value : []).map(one => filledFields(shape.fields, one))
  const thing = typeof value === 'object' && value !== null ? value : undefined
  if (shape.kind === 'by-name') {
    return Object.fromEntries([...named(thing ?? {})].map(([name, one]) => [name, filledOne(part(shape.fields), one)]))
  }
  return shape.kind === 'maybe' && thing === undefined ? null : filledFields(shape.fields, thing ?? {})
}
