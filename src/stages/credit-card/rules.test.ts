import { describe, expect, test } from 'vitest'
import { chosen, evening, late, marked, now, ordered, statuses } from '#tests/ordered.ts'
import { viewOf } from '#tests/filled.ts'
import { productSummary } from '#src/features/products/module.server.ts'
import { creditCard } from './rules.ts'

describe('US Credit Card: compare, apply', () => {
  const kind = 'credit-card'
  test.each<[string, string[], object, string[]]>(
    // oxfmt-ignore
    [
    ['nothing',             [],                               {},                                                      ['incomplete', 'locked']],
    ['chosen',              [],                               chosen(kind),                                            ['complete', 'incomplete']],
    ['compared by oneself', ['CompareCards'],                 {},                                                      ['complete', 'incomplete']],
    ['sent',                [],                               ordered(kind, {}),                                       ['complete', 'processing']],
    ['granted',             [],                               ordered(kind, { grantedAt: late }),                      ['complete', 'readyForReview']],
    ['received',            [],                               ordered(kind, { grantedAt: late, receivedAt: evening }), ['complete', 'complete']],
    ['declined',            [],                               { ...chosen(kind), ...ordered(kind, { declinedAt: late }) }, ['complete', 'incomplete']],
    ['got by oneself',      ['CompareCards', 'ApplyForCard'], {},                                                      ['complete', 'complete']],
  ],
  )('%s', (_, ids, products, expected) => {
    expect(statuses(viewOf(creditCard, productSummary, { ...marked(...ids), products }, now, 11).steps)).toEqual(
      expected,
    )
  })
})
