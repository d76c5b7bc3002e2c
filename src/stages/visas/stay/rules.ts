// How a rule of the stay is shown, by the state in which the desk left each part of it.
import type { ShippedFact } from '#src/features/dated-facts/rules.ts'
import { sourcesInWords } from '#src/journey/guide.ts'
import { maybe, states, today } from './copy.ts'

export type ShownRule = { tag: string; parts: readonly { id: string; label: string; words: string }[]; sources: string }

/** What is in force comes first, whichever it is; what has no source or is over is not shown. Nothing is left of a rule that is over. */
export function shownRule(facts: readonly ShippedFact[], day: Temporal.PlainDate): ShownRule | undefined {
  const shown = facts.flatMap(({ id, words, state, source }) =>
    source === null || state === 'expired' ? [] : [{ id, words, state, source }],
  )
  const parts = [...shown.filter(isInForce), ...shown.filter(fact => !isInForce(fact))]
  const last = parts.at(-1)
  if (last === undefined) return undefined
  const sources = [...new Map(parts.map(({ source }) => [`${source.name} ${source.checkedOn}`, source])).values()]
  return {
    tag: states[last.state],
    parts: parts.map(({ id, words, state }, index) => ({
      id,
      words,
      label: index === 0 && state === 'inForce' ? today : maybe[state],
    })),
    sources: `Source: ${sourcesInWords(sources, day)}.`,
  }
}

const isInForce = ({ state }: Pick<ShippedFact, 'state'>): boolean => state === 'inForce'
