// The rules and notes of the plan as facts that the desk can read again, and back.
import type { EditedFact, ShippedFact } from '#src/features/dated-facts/rules.ts'
import type { Note, Rule } from '#src/plan/rule.ts'
import { notes, rules } from '#src/plan/rules.ts'
import type { Thing } from '#src/plan/things.ts'

const idOf = ({ id }: { id: string }): string => `plan.${id}`

export const planFacts: readonly ShippedFact[] = [...rules, ...notes].map(one => ({
  id: idOf(one),
  words: one.words,
  state: one.state ?? 'inForce',
  ...('bound' in one && { lead: one }),
  source: one.source,
  ...(one.isEstimate === true && { isEstimate: true }),
  shownAt: '/plan',
}))

/** The rules as the desk has read them since the release. */
export const rulesWith = (edited: readonly EditedFact[]): readonly Rule[] => rules.map(rule => withFact(rule, edited))
export const notesWith = (edited: readonly EditedFact[]): readonly Note[] => notes.map(note => withFact(note, edited))

function withFact<One extends Rule | Note>(one: One, edited: readonly EditedFact[]): One {
  const fact = edited.find(({ id }) => id === idOf(one))
  if (fact === undefined) return one
  const { words, state, lead, source, isEstimate } = fact
  return { ...one, ...('bound' in one && lead), words, state, source, isEstimate }
}

/** The dates whose rule has changed at its source, while a second person checks that. */
export const checkedThings = (facts: readonly string[]): ReadonlySet<Thing> =>
  new Set(facts.flatMap(id => ruleOfFact(id)?.of ?? []))

/** What a fact says of the plan, where it is one of its rules. */
export const ruleOfFact = (id: string): Rule | undefined => rules.find(rule => idOf(rule) === id)
