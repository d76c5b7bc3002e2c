import { describe, expect, test } from 'vitest'
import { findings, outcomeOf, type Cover, type Demands } from './rules.ts'

const cover: Cover = {
  maxBenefit: 50_000_000,
  deductible: 25_000,
  isDeductibleAnnual: true,
  coInsurance: 20,
  isACA: false,
  evacuation: 5_000_000,
  repatriation: 2_500_000,
  coversPreExisting: true,
  preventive: 100,
  isInternational: true,
}

describe('each demand by itself', () => {
  test.each<[string, Demands, Partial<Cover>, string]>(
    // oxfmt-ignore
    [
    // demanded                   the plan                                            verdict
    ['ACA', { aca: true }, {}, 'missed'],
    ['ACA', { aca: true }, { isACA: true }, 'met'],
    ['$500,000', { maxBenefit: 50_000_000 }, {}, 'met'],
    ['a cent more', { maxBenefit: 50_000_001 }, {}, 'missed'],
    ['no limit', { maxBenefit: 'unlimited' }, {}, 'missed'],
    ['$250 a year at most', { deductible: { most: 25_000, per: 'year' } }, {}, 'met'],
    ['$250 a year, owed each time', { deductible: { most: 25_000, per: 'year' } }, { isDeductibleAnnual: false }, 'missed'],
    ['$250 each time', { deductible: { most: 25_000, per: 'condition' } }, { isDeductibleAnnual: false }, 'met'],
    ['$250 each time, owed once a year', { deductible: { most: 25_000, per: 'condition' } }, {}, 'met'],
    ['$249.99', { deductible: { most: 24_999, per: 'year' } }, {}, 'missed'],
    ['nothing is owed', { deductible: { most: 0, per: 'year' } }, { deductible: 0, isDeductibleAnnual: false }, 'met'],
    ['20 percent', { coInsuranceMost: 20 }, {}, 'met'],
    ['19 percent', { coInsuranceMost: 19 }, {}, 'missed'],
    ['evacuation', { evacuation: 5_000_000 }, {}, 'met'],
    ['evacuation', { evacuation: 7_500_000 }, {}, 'missed'],
    ['repatriation', { repatriation: 2_500_000 }, {}, 'met'],
    ['repatriation', { repatriation: 5_000_000 }, {}, 'missed'],
    ['pre-existing', { preExisting: true }, { coversPreExisting: false }, 'missed'],
    ['preventive care', { preventive: 100 }, { preventive: 80 }, 'missed'],
    ['no plan for internationals', { refusesInternational: true }, {}, 'refused'],
    ['no plan for internationals', { refusesInternational: true }, { isInternational: false }, 'met'],
    ['sponsors', { sponsors: ['employer'] }, {}, 'refused'],
  ],
  )('%s: %j', (_, demands, change, verdict) => {
    expect(findings({ ...cover, ...change }, demands).map(found => found.verdict)).toEqual([verdict])
  })

  test('a plan without a limit meets any', () => {
    const { maxBenefit: _, ...unlimited } = cover
    expect(findings(unlimited, { maxBenefit: 'unlimited' })).toEqual([{ criterion: 'maxBenefit', verdict: 'met' }])
  })
})

test('nothing demanded, nothing found: it fits', () => {
  expect(findings(cover, {})).toEqual([])
  expect(outcomeOf(cover, {})).toBe('fits')
  expect(outcomeOf(cover, { unheld: ['Doctors near the campus'] })).toBe('unchecked')
})

test('what stops stands first, and outweighs what is merely missed', () => {
  const asked = { aca: true, coInsuranceMost: 25 } as const
  const found = findings(cover, { ...asked, refusesInternational: true })
  expect(found).toEqual([
    { criterion: 'refusesInternational', verdict: 'refused' },
    { criterion: 'aca', verdict: 'missed' },
    { criterion: 'coInsuranceMost', verdict: 'met' },
  ])
  expect(outcomeOf(cover, { ...asked, refusesInternational: true })).toBe('refused')
  expect(outcomeOf(cover, asked)).toBe('falls-short')
})
