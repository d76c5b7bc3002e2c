// What a browser is sent of a journey: the facts that the rules of each stage read, and nothing else.
import type { Moment } from './moments.ts'
import type { BoundStage } from './read.ts'
import type { SentFacts, StageFacts } from './views.ts'
import { named, part, type Fields, type Shape } from './shape.ts'

export function sentOf(stage: BoundStage, all: StageFacts, now: Moment): SentFacts {
  const own = stage.view(all, now, 1).steps.filter(({ isCustom }) => !isCustom)
  return {
    common: all.common,
    own: pickedBy(part(stage.reads), stage.factsAt(all, now)),
    reached: Object.fromEntries(own.map(({ id, stageProgressionOn }) => [id, stageProgressionOn])),
    assigned: (all.assigned ?? []).map(({ sent }) => sent),
  }
}

/** As much of a value as its shape names, so that nothing else leaves with it. */
function pickedBy(shape: Shape, value: unknown): unknown {
  if (shape.kind === 'leaf' || value === null || value === undefined) return value
  if (shape.kind === 'list') return Array.isArray(value) ? value.map(one => pickedBy(part(shape.fields), one)) : []
  const known = named(typeof value === 'object' ? value : {})
  if (shape.kind === 'by-name') {
    return Object.fromEntries([...known].map(([name, one]) => [name, pickedBy(part(shape.fields), one)]))
  }
  return Object.fromEntries(
    Object.entries(shape.fields).map(([name, field]) => [name, pickedBy(field, known.get(name))]),
  )
}

/** Every fact by its whole name: 'offers.acceptedAt'. */
export const pathsIn = (fields: Fields, at = ''): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'leaf' ? [`${at}${name}`] : pathsIn(field.fields, `${at}${name}.`),
  )
