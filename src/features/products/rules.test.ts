// The steps that hang on a choice and an order, and what is typed for them.
import { describe, expect, test } from 'vitest'
import { readStage } from '../../journey/read.ts'
import { bankAccounts } from '../../stages/bank-accounts/rules.ts'
import { creditCard } from '../../stages/credit-card/rules.ts'
import { phoneConnection, phoneFacts, recharges } from '../../stages/phone-connection/rules.ts'
import { isUnderWay, papersIn, standingOf, withProducts, type OrderFact, type ProductKind } from './rules.ts'

const [early, noon, late, evening] = ['2026-06-15T06:00:00.000Z', '2026-06-15T12:00:00.000Z', '2026-06-15T15:00:00.000Z', '2026-06-15T18:00:00.000Z']
const now = '2026-06-16T06:00:00.000Z'

const marks = (...ids: string[]) => Object.fromEntries(ids.map(id => [id, { at: early }]))
const chosen = (kind: ProductKind, more: object = {}) => ({ chosen: { [kind]: { product: 'one', at: early, ...more } } })
const order = (kind: ProductKind, dates: Partial<OrderFact> = {}): OrderFact => ({ id: '1', kind, product: 'one', at: noon, ...dates })
const ordered = (kind: ProductKind, ...all: Partial<OrderFact>[]) => ({ orders: all.map(dates => order(kind, dates)) })

const common = (...ids: string[]) => ({ marked: marks(...ids), badges: {} })
const statuses = (steps: readonly { status: string }[]) => steps.map(({ status }) => status)

describe('US Bank Accounts: compare, papers, open', () => {
  const kind = 'bank-account'
  test.each<[string, string[], object, string[]]>([
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
  ])('%s', (_, marked, products, expected) => {
    expect(statuses(readStage(bankAccounts, withProducts(common(...marked), { products }), now, 10).steps)).toEqual(expected)
  })

  test('each status is dated by what brought it about', () => {
    const facts = withProducts(common('CollectPapers'), { products: { ...chosen(kind), ...ordered(kind, { grantedAt: late, receivedAt: evening }) } })
    const [compare, , open] = readStage(bankAccounts, facts, now, 10).steps
    expect(compare?.stageProgressionOn).toMatchObject({ complete: early })
    expect(open?.stageProgressionOn).toMatchObject({ processing: noon, readyForReview: late, complete: evening })
  })
})

describe('US Credit Card: compare, apply', () => {
  const kind = 'credit-card'
  test.each<[string, string[], object, string[]]>([
    ['nothing',             [],                               {},                                                      ['incomplete', 'locked']],
    ['chosen',              [],                               chosen(kind),                                            ['complete', 'incomplete']],
    ['compared by oneself', ['CompareCards'],                 {},                                                      ['complete', 'incomplete']],
    ['sent',                [],                               ordered(kind, {}),                                       ['complete', 'processing']],
    ['granted',             [],                               ordered(kind, { grantedAt: late }),                      ['complete', 'readyForReview']],
    ['received',            [],                               ordered(kind, { grantedAt: late, receivedAt: evening }), ['complete', 'complete']],
    ['declined',            [],                               { ...chosen(kind), ...ordered(kind, { declinedAt: late }) }, ['complete', 'incomplete']],
    ['got by oneself',      ['CompareCards', 'ApplyForCard'], {},                                                      ['complete', 'complete']],
  ])('%s', (_, marked, products, expected) => {
    expect(statuses(readStage(creditCard, withProducts(common(...marked), { products }), now, 11).steps)).toEqual(expected)
  })
})

describe('Phone: keep the number, choose a plan, a second way in', () => {
  const kind = 'phone-plan'
  const ways = { emailProvedAt: early, passwordSetAt: noon }
  test.each<[string, string[], object, string[]]>([
    ['nothing',        [],                   {},                                                                     ['incomplete', 'incomplete', 'incomplete']],
    ['chosen only',    [],                   { products: chosen(kind) },                                             ['incomplete', 'incomplete', 'incomplete']],
    ['ordered',        ['KeepIndianNumber'], { products: ordered(kind, {}) },                                        ['complete', 'processing', 'incomplete']],
    ['on its way',     ['KeepIndianNumber'], { products: ordered(kind, { grantedAt: late }), ways },                 ['complete', 'readyForReview', 'complete']],
    ['in hand',        ['KeepIndianNumber'], { products: ordered(kind, { grantedAt: late, receivedAt: evening }), ways }, ['complete', 'complete', 'complete']],
    ['got by oneself', ['ChoosePlan'],       { ways },                                                               ['incomplete', 'complete', 'complete']],
  ])('%s', (_, marked, own, expected) => {
    expect(statuses(readStage(phoneConnection, phoneFacts(common(...marked), own), now, 8).steps)).toEqual(expected)
  })

  test('the days to recharge follow from the flight, over the end of a year and of February', () => {
    const days = (flight: unknown) => recharges(phoneFacts(common(), { flight })).dates?.map(({ when }) => when)
    expect(days('2026-08-04')).toEqual(['2026-07-28', '2026-10-26'])
    expect(days('2027-12-05')).toEqual(['2027-11-28', '2028-02-26'])
    expect(days(null)).toBeUndefined()
    expect(days(undefined)).toBeUndefined()
  })
})

test.each([
  [{}, 'waits', true],
  [{ takenUpAt: noon }, 'taken-up', true],
  [{ takenUpAt: noon, grantedAt: late }, 'granted', false],
  [{ grantedAt: late, receivedAt: evening }, 'received', false],
  [{ declinedAt: late }, 'declined', false],
  [{ takenUpAt: noon, withdrawnAt: late }, 'withdrawn', false],
] as const)('an order with %j: %s', (dates, standing, underWay) => {
  const none = { takenUpAt: null, grantedAt: null, declinedAt: null, withdrawnAt: null, receivedAt: null }
  expect(standingOf({ ...none, ...dates })).toBe(standing)
  expect(isUnderWay({ ...none, ...dates })).toBe(underWay)
})

test('papers stand one a line, without the empty ones', () => {
  expect(papersIn({ papers: ' Passport \n\n I-20\n' })).toEqual(['Passport', 'I-20'])
  expect(papersIn({})).toEqual([])
})
