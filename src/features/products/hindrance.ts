import type { Hindrance } from '../people/personal-data/sources.ts'
import { factsFrom, part } from '#src/journey/shape.ts'
import { counters } from './rules.ts'
import { isAtPartner } from './statuses/rules.ts'
import { loadedProducts } from './summary/facts.shape.ts'

export const partnerOrderHindrance: Hindrance = {
  kind: 'partner-order',
  // The orders of all kinds are among the facts of each stage with products.
  isThere: (_, __, facts) =>
    factsFrom(part(loadedProducts), facts[counters['bank-account'].stage]?.own).products.orders.some(isAtPartner),
}
