// For a stage whose facts are nobody else's business: its rules read a summary, and what was loaded stays on the server.
import type { Moment } from './moments.ts'
import { asOf, momentsIn } from './past.ts'
import { factsFrom, nothingIn, type Facts, type Fields, type Part } from './shape.ts'
import { commonFields, type CommonFacts } from './stage.ts'

/**
 * What the rules of a stage need to know, read from all that was loaded: so that what is nobody else's business stays on
 * the server. Made by `summaryOf`.
 */
export type Summary<Loaded extends Fields = Fields> = {
  /** What is loaded beside what every stage knows. */
  facts: Loaded
  of: (common: CommonFacts, own: unknown) => Summarized
}
type Summarized = {
  at: (now: Moment) => unknown
  /** As it was at each moment at which something happened. */
  past: readonly { moment: Moment; common: CommonFacts; own: unknown }[]
}

export const summaryOf = <Loaded extends Fields, Own extends Fields>(
  _: { facts: Own },
  loaded: Part<Loaded>,
  summarize: (facts: CommonFacts & Facts<Loaded>, now: Moment) => Facts<Own>,
): Summary<Loaded> => {
  const fields = { ...commonFields, ...loaded.fields }
  const nothing = nothingIn(loaded)
  const of: Summary['of'] = (common, own = nothing) => {
    const facts = { ...common, ...factsFrom(loaded, own) }
    return {
      at: now => summarize(facts, now),
      past: momentsIn(fields, facts).map(moment => ({
        moment,
        common: asOf(commonFields, common, moment),
        own: summarize(asOf(fields, facts, moment), moment),
      })),
    }
  }
  return { facts: loaded.fields, of }
}
