import type { Hindrance } from '#src/features/people/personal-data/sources.ts'
import { factsFrom } from '#src/journey/shape.ts'
import { loadedLoans } from './summary/facts.shape.ts'
import { acceptedOffer } from './summary/rules.ts'

/** An accepted offer is a loan under way. */
export const loanHindrance: Hindrance = {
  kind: 'loan',
  isThere: (_, __, facts) => acceptedOffer(factsFrom(loadedLoans, facts['loans']?.own)) !== undefined,
}
