import { describe, expect, test } from 'vitest'
import { chosen, early, evening, late, marked, noon, now, ordered, statuses } from '#tests/ordered.ts'
import { viewOf } from '#tests/filled.ts'
import { productSummary } from '#src/features/products/module.server.ts'
import { bankAccounts } from './rules.ts'

describe('US Bank Accounts: compare, papers, open', () => {
  const kind = 'bank-account'
  test.each<[string, string[], object, string[]]>(
    // oxfmt-ignore
    [
    ['nothing',                      [],                               {},                                                        ['incomplete', 'incomplete', 'locked']],
    ['chosen',                       [],                               chosen(kind),                                              ['complete', 'incomplete', 'locked']],
    ['chosen, then retired',         [],                               chosen(kind, { retiredAt: noon }),                         ['incomplete', 'incomplete', 'locked']],
    ['compared by oneself',          ['CompareAccounts'],              {},                                                        ['complete', 'incomplete', 'locked']],
    ['papers ready',                 ['CollectPapers'],                chosen(kind),                                              ['complete', 'complete', 'incomplete']],
    ['sent',                         ['CollectPapers'],                ordered(kind, {}),                                         ['complete', 'complete', 'processing']],
    ['sent, papers not ready now',   [],                               ordered(kind, {}),                                         ['complete', 'incomplete', 'processing']],
    ['passed on',                    ['CollectPapers'],                ordered(kind, { takenUpAt: late }),                        ['complete', 'complete', 'processing']],
    ['granted',                      ['CollectPapers'],                ordered(kind, { grantedAt: late }),                        ['complete', 'complete', 'readyForReview']],
    ['granted, product retired',     ['CollectPapers'],                { ...chosen(kind, { retiredAt: late }), ...ordered(kind, { grantedAt: late }) }, ['complete', 'complete', 'readyForReview']],
    ['received',                     ['CollectPapers'],                ordered(kind, { grantedAt: late, receivedAt: evening }),   ['complete', 'complete', 'complete']],
    ['declined',                     ['CollectPapers'],                { ...chosen(kind), ...ordered(kind, { declinedAt: late }) }, ['complete', 'complete', 'incomplete']],
    ['declined and sent again',      ['CollectPapers'],                ordered(kind, {}, { declinedAt: late }),                   ['complete', 'complete', 'processing']],
    ['taken back',                   ['CollectPapers'],                { ...chosen(kind), ...ordered(kind, { withdrawnAt: late }) }, ['complete', 'complete', 'incomplete']],
    ['opened by oneself',            ['CollectPapers', 'OpenAccount'], {},                                                        ['incomplete', 'complete', 'complete']],
    ['a card is no account',         ['CollectPapers'],                ordered('credit-card', {}),                                ['incomplete', 'complete', 'incomplete']],
  ],
  )('%s', (_, ids, products, expected) => {
    expect(statuses(viewOf(bankAccounts, productSummary, { ...marked(...ids), products }, now, 10).steps)).toEqual(
      expected,
    )
  })

  test('each status is dated by what brought it about', () => {
    const facts = {
      ...marked('CollectPapers'),
      products: { ...chosen(kind), ...ordered(kind, { grantedAt: late, receivedAt: evening }) },
    }
    const [compare, , open] = viewOf(bankAccounts, productSummary, facts, now, 10).steps
    expect(compare?.stageProgressionOn).toMatchObject({ complete: early })
    expect(open?.stageProgressionOn).toMatchObject({ processing: noon, readyForReview: late, complete: evening })
  })
})
