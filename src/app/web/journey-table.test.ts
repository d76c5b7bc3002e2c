// What the verbs that wait for a network will have changed, as the browser reads it before they are sent.
import { describe, expect, test } from 'vitest'
import { filled, type Given } from '#tests/filled.ts'
import { productSummary } from '#src/features/products/module.server.ts'
import { readSent } from '#src/features/progress/rules.ts'
import type { StageFacts } from '#src/journey/views.ts'
import { sentOf } from '#src/journey/sent.ts'
import type { Fields } from '#src/journey/shape.ts'
import { commonFields } from '#src/journey/stage.ts'
import { closingOf, requestOf } from '#src/stages/sop-review/pending/rules.ts'
import { sopReview } from '#src/stages/sop-review/rules.ts'
import { stages } from '#src/stages/stages.ts'
import { planDraft } from '#src/stages/vaccines/pending/rules.ts'
import { vaccineSummary } from '#src/stages/vaccines/summary/rules.ts'
import { i20University, mockClosing, outcomeDraft, slipDraft } from '#src/stages/visas/pending/rules.ts'
import { visas } from '#src/stages/visas/rules.ts'
import { choiceOf, receiptOf } from '#src/features/products/rules.ts'
import { contract } from '../server-modules.ts'
import { journeyTable } from './journey-table.ts'

const at = '2026-06-14T06:00:00.000Z'
const now = '2026-06-15T06:00:00.000Z'

const loaded = <F extends Fields>({ facts }: { facts: F }, given: Given<F>): Pick<StageFacts, 'own'> => ({
  own: filled(facts, given),
})

function statusOf(
  route: string,
  id: string,
  facts: Omit<StageFacts, 'common'>,
  pending: [string, unknown][],
  common: Given<typeof commonFields> = {},
) {
  const stage = stages.find(one => one.route === route) ?? expect.fail(route)
  const sent = JSON.parse(JSON.stringify(sentOf(stage, { common: filled(commonFields, common), ...facts }, now)))
  const [read] = readSent(journeyTable, { now, stages: { [route]: sent } }, new Map(pending), now)
  return read?.steps.find(step => step.id === id) ?? expect.fail(id)
}

describe('visas', () => {
  const accepted = loaded(visas, { outcomes: [{ at, outcome: 'Accepted' }] })
  const processing = loaded(visas, { outcomes: [{ at, outcome: 'Processing' }] })
  const marked = { marked: { PostInterview: { at } } }
  test.each<[string, Pick<StageFacts, 'own'>, [string, unknown][], Given<typeof commonFields>, object]>([
    [
      'said to be accepted',
      loaded(visas, {}),
      [[outcomeDraft, { outcome: 'Accepted' }]],
      {},
      { status: 'complete', visaStatus: 'Accepted' },
    ],
    [
      'said otherwise than before',
      accepted,
      [[outcomeDraft, { outcome: 'Rejected' }]],
      {},
      { status: 'processing', visaStatus: 'Rejected' },
    ],
    ['taken back', accepted, [[outcomeDraft, { outcome: null }]], {}, { status: 'incomplete' }],
    [
      'said again after it was marked done',
      processing,
      [[outcomeDraft, { outcome: 'Rejected' }]],
      marked,
      { status: 'processing' },
    ],
    ['with a slip', processing, [[slipDraft, { slip: 'blue' }]], {}, { status: 'processing', subStatus: 'blue' }],
    ['nothing', processing, [], marked, { status: 'complete' }],
  ])('%s', (_, facts, pending, common, expected) => {
    expect(statusOf('visas', 'PostInterview', facts, pending, common)).toMatchObject(expected)
  })

  test('a university is chosen for the I-20, a mock interview is marked as completed', () => {
    expect(statusOf('visas', 'I20Form', loaded(visas, {}), [[i20University, { universityId: 'x' }]]).status).toBe(
      'pending',
    )
    const published = loaded(visas, { mock: { sharedAt: at, publishedAt: at } })
    expect(statusOf('visas', 'MockInterview', published, []).status).toBe('readyForReview')
    expect(statusOf('visas', 'MockInterview', published, [[mockClosing, true]]).status).toBe('complete')
  })
})

describe('an SOP', () => {
  const version = { id: 'v1', number: 1, at, publishedAt: at, deadline: '2026-12-01' }
  test.each<[string, object, [string, unknown][], string]>([
    ['is marked as complete', {}, [[closingOf('v1'), true]], 'complete'],
    ['is opened again', { closedAt: at }, [[closingOf('v1'), false]], 'readyForReview'],
    ['waits for help no more', { helpRequestedAt: at }, [[requestOf('v1'), false]], 'readyForReview'],
    ['stays as it is', { helpRequestedAt: at }, [[closingOf('v2'), true]], 'complete'],
  ])('%s', (_, more, pending, expected) => {
    expect(
      statusOf('sop-review', 'ReviewFeedback', loaded(sopReview, { versions: [{ ...version, ...more }] }), pending)
        .status,
    ).toBe(expected)
  })
})

test('a plan of vaccines is kept', () => {
  const facts = { ...loaded(vaccineSummary, { flight: '2026-12-20' }), summary: vaccineSummary }
  const checked = { marked: { CheckRequirements: { at } } }
  expect(statusOf('vaccines', 'PlanDoses', facts, [], checked).status).toBe('incomplete')
  expect(statusOf('vaccines', 'PlanDoses', facts, [[planDraft, { flight: '2026-12-20' }]], checked).status).toBe(
    'complete',
  )
})

test('an account is chosen, a card is in hand', () => {
  const none = { ...loaded(productSummary, {}), summary: productSummary }
  expect(
    statusOf('bank-accounts', 'CompareAccounts', none, [[choiceOf('bank-account'), { product: 'p' }]]).status,
  ).toBe('complete')
  const granted = loaded(productSummary, {
    products: { orders: [{ id: 'o', kind: 'credit-card', product: 'p', at, grantedAt: at }] },
  })
  const facts = { ...granted, summary: productSummary }
  expect(statusOf('credit-card', 'ApplyForCard', facts, []).status).toBe('readyForReview')
  expect(statusOf('credit-card', 'ApplyForCard', facts, [[receiptOf('o'), true]]).status).toBe('complete')
})

/** Of verbs that wait: those above and in features/progress/rules.test.ts change what a status is read from. */
const changing = [
  'customSteps.complete',
  'customSteps.reopen',
  'i20.change',
  'journey.mark',
  'journey.unmark',
  'journey.visit',
  'mockInterview.close',
  'postInterview.choose',
  'postInterview.takeBack',
  'postInterview.tellSlip',
  'products.choose',
  'products.receive',
  'products.unreceive',
  'sop.close',
  'sop.reopen',
  'vaccinePlan.keep',
]
/** No status is read from these: drafts, ticks, ratings, how far one is with the fee; and answers about a record that stays on the server. */
const changingNone = [
  'compileDocs.skip',
  'compileDocs.unskip',
  'compileDocs.tick',
  'compileDocs.untick',
  'loanApplication.save',
  'loanApplication.lack',
  'loanApplication.unlack',
  'plan.markDone',
  'products.tick',
  'sevis.reach',
  'sop.markForHelp',
  'sop.rate',
  'sop.unmarkForHelp',
  'vaccineRecords.lack',
  'vaccineRecords.unlack',
]

test('each verb that waits says whether a status is read from what it changes', () => {
  const waiting = Object.entries(contract).flatMap(([feature, routes]) =>
    Object.entries(routes).flatMap(([verb, route]) =>
      'waits' in route && route.waits === true ? [`${feature}.${verb}`] : [],
    ),
  )
  expect(waiting.toSorted()).toEqual([...changing, ...changingNone].toSorted())
})
