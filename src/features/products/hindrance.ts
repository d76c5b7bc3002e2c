import type { Hindrance } from '../rights/sources.ts'
import { factsFrom, part } from '../../journey/shape.ts'
import { loadedProducts } from './summary/facts.shape.ts'
import { stagesWithProducts } from './facts.ts'
import { isAtPartner } from './statuses/rules.ts'

export const partnerOrderHindrance: Hindrance = {
  kind: 'partner-order',
  isThere: (_, __, facts) =>
    factsFrom(part(loadedProducts), facts[stagesWithProducts[0] ?? '']?.own).products.orders.some(isAtPartner),
}
