import { expect, test } from 'vitest'
import type { Moment } from '#src/journey/moments.ts'
import type { StepView } from '#src/journey/views.ts'
import { viewOf, type factsOf } from '#tests/filled.ts'
import { loans } from './rules.ts'
import { loanSummary } from './module.server.ts'

type Known = Parameters<typeof factsOf<typeof loanSummary.facts>>[1]

const at = (day: string): Moment => `2026-${day}T06:00:00.000Z`
const submitted: Known = {
  application: { academicsAt: at('06-01'), identityAt: at('06-02'), financialAt: at('06-03') },
  sendings: [
    { bank: 'Avanse', at: at('06-03') },
    { bank: 'Auxilo', at: at('06-03') },
  ],
}
const offer = { id: 'o', bank: 'Avanse', at: at('06-10') }
const ask = { bank: 'Auxilo', at: at('06-05'), dueOn: '2026-06-20' }
const meeting = { at: at('06-20'), start: at('06-25') }
const accepted = { ...submitted, offers: [{ ...offer, acceptedAt: at('06-15') }] }

const steps = (facts: Known): StepView[] => viewOf(loans, loanSummary, facts, at('11-21'), 3).steps
const step = (id: string, facts: Known) => steps(facts).find(found => found.id === id) ?? expect.fail(`no ${id}`)

const L = 'locked',
  I = 'incomplete',
  W = 'processing',
  R = 'readyForReview',
  C = 'complete'

test.each([
  ['nothing', {}, [I, L, L], 'academics'],
  ['the academics', { application: { academicsAt: at('06-01') } }, [I, L, L], 'identity'],
  ['the identity', { application: { academicsAt: at('06-01'), identityAt: at('06-02') } }, [I, L, L], 'financial'],
  ['all of it', submitted, [W, W, L], 'submitted'],
  ['a question of a bank', { ...submitted, asks: [ask] }, [R, W, L], 'submitted'],
  ['its answer', { ...submitted, asks: [{ ...ask, answeredAt: at('06-06') }] }, [W, W, L], 'submitted'],
  ['a question taken back', { ...submitted, asks: [{ ...ask, withdrawnAt: at('06-06') }] }, [W, W, L], 'submitted'],
  [
    'one bank’s no',
    {
      ...submitted,
      sendings: [
        { bank: 'Avanse', at: at('06-03'), declinedAt: at('06-09') },
        { bank: 'Auxilo', at: at('06-03') },
      ],
    },
    [W, W, L],
    'submitted',
  ],
  [
    'every bank’s no',
    { ...submitted, sendings: [{ bank: 'Avanse', at: at('06-03'), declinedAt: at('06-09') }] },
    [C, R, L],
    'submitted',
  ],
  [
    'the only consent taken back',
    { ...submitted, sendings: [{ bank: 'Avanse', at: at('06-03'), takenBackAt: at('06-09') }] },
    [C, R, L],
    'submitted',
  ],
  ['no bank that it fits', { ...submitted, sendings: [] }, [C, R, L], 'submitted'],
  ['an offer', { ...submitted, offers: [offer] }, [C, R, L], 'submitted'],
  ['an offer taken back', { ...submitted, offers: [{ ...offer, withdrawnAt: at('06-11') }] }, [W, W, L], 'submitted'],
  ['an accepted offer', accepted, [C, C, I], 'submitted'],
  ['an accepted offer, and a question still open', { ...accepted, asks: [ask] }, [C, C, I], 'submitted'],
  ['a meeting', { ...accepted, meetings: [meeting] }, [C, C, C], 'submitted'],
  [
    'a meeting that was cancelled',
    { ...accepted, meetings: [{ ...meeting, cancelledAt: at('06-21') }] },
    [C, C, I],
    'submitted',
  ],
] satisfies [string, Known, string[], string][])('with %s', (_, facts, statuses, part) => {
  expect(['ApplyToBanks', 'FinalizeOffer', 'MeetBankOfficial'].map(id => step(id, facts).status)).toEqual(statuses)
  expect(step('ApplyToBanks', facts).subStatus).toBe(part)
})

test('the accepted offer’s bank stands with the steps after it', () => {
  expect(step('FinalizeOffer', accepted)).toMatchObject({ bankName: 'Avanse' })
  expect(step('MeetBankOfficial', { ...accepted, meetings: [meeting] })).toMatchObject({
    bid: 'Avanse',
    dates: [{ when: at('06-25') }],
  })
})

test('why it is locked, and where that is mended', () => {
  expect(step('FinalizeOffer', {})).toMatchObject({
    whyLocked: "Complete the 'Apply to banks form' first.",
    mendedAt: { route: 'apply-to-banks' },
  })
  expect(step('MeetBankOfficial', {}).mendedAt?.route).toBe('apply-to-banks')
  expect(step('MeetBankOfficial', submitted).mendedAt?.route).toBe('finalize-offer')
})

test('while the banks look at it the step says so in its own words', () => {
  expect(step('ApplyToBanks', submitted).label).toBe('Processing Applications')
  expect(step('ApplyToBanks', { ...submitted, asks: [ask] }).dates).toEqual([
    { title: 'Papers that Auxilo asks for', when: '2026-06-20' },
  ])
})

test('each status with the day it was first reached', () => {
  const { stageProgressionOn } = step('FinalizeOffer', { ...accepted, visitedAt: at('05-31') })
  expect(stageProgressionOn).toEqual({
    locked: at('05-31'),
    processing: at('06-03'),
    readyForReview: at('06-10'),
    complete: at('06-15'),
  })
})
