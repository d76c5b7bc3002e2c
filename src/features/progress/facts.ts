// What a student did on the journey itself, which every stage knows of.
import { noFacts } from '#src/journey/read.ts'
import { list, oneOf, orNull, part, since, text, type FactsOf } from '#src/journey/shape.ts'
import type { CommonFacts } from '#src/journey/stage.ts'
import { jsonOf } from '#src/platform/facts/columns.ts'
import { happenings } from './tables.ts'

/** As they come from the database: one row for each happening. */
export const happeningShape = part({
  rows: list({ stage: text, what: oneOf(happenings.what.enumValues), step: text, at: since, way: orNull(text) }),
})

type Happening = FactsOf<typeof happeningShape>['rows'][number]

export const happeningsOf = jsonOf(happeningShape, {
  rows: {
    each: { stage: 'h.stage', what: 'h.what', step: 'h.step', at: 'h.at', way: 'h.way' },
    from: 'happenings h where h.owner = p.id',
  },
})

/** By stage. */
export function commonFactsIn(rows: readonly Happening[]): ReadonlyMap<string, CommonFacts> {
  const byStage = Map.groupBy(rows, ({ stage }) => stage)
  return new Map([...byStage].map(([stage, all]) => [stage, factsOf(all)]))
}

function factsOf(rows: readonly Happening[]): CommonFacts {
  const of = (kind: Happening['what']) => rows.filter(({ what }) => what === kind)
  const byStep = (kind: Happening['what']) => Object.fromEntries(of(kind).map(({ step, at }) => [step, { at }]))
  const { '': stage = null, ...steps } = Object.fromEntries(
    of('done-before').map(({ step, at, way }) => [step, { at, way }]),
  )
  return {
    ...noFacts,
    visitedAt: of('visited')[0]?.at ?? null,
    earlyAccessAskedAt: of('early-access-asked')[0]?.at ?? null,
    marked: byStep('marked'),
    badges: byStep('badge-shown'),
    doneBefore: { stage, steps },
  }
}
