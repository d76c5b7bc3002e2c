import { describe, expect, test } from 'vitest'
import { checkPlan, checkPlanId, checkUniversity, demandsIn, type PlanTyped, type UniversityTyped } from './rules.ts'

const plan: PlanTyped = {
  partner: 'GBG', code: '250', retailName: 'Campus 250', policyId: 'P-1', insuranceCompany: 'GBG', visas: ['F1'], fullBrochureUrl: '',
  isAca: false, isInternational: true, deductible: '250', isDeductibleAnnual: true, coInsurance: '20', outOfPocketMax: '6,350.00', maxBenefit: '',
  evacuation: '50000', repatriation: '25000', coversPreExisting: false, preventive: '100', deposit: '100', isSample: false,
}

describe('a plan', () => {
  test('that is right', () => expect(checkPlan(plan)).toEqual({}))
  test.each([
    ['another partner', { partner: 'Acme' }, 'partner'],
    ['another code', { code: '300' }, 'code'],
    ['no name', { retailName: ' ' }, 'retailName'],
    ['no visa', { visas: [] }, 'visas'],
    ['a visa of its own', { visas: ['H1B'] }, 'visas'],
    ['a brochure that runs', { fullBrochureUrl: 'javascript:alert(1)' }, 'fullBrochureUrl'],
    ['no deductible', { deductible: '' }, 'deductible'],
    ['less than nothing', { evacuation: '-1' }, 'evacuation'],
    ['more than all', { coInsurance: '101' }, 'coInsurance'],
    ['no deposit', { deposit: '0' }, 'deposit'],
    ['a limit in words', { maxBenefit: 'much' }, 'maxBenefit'],
    ['more money than there is', { maxBenefit: '99999999999' }, 'maxBenefit'],
  ])('%s', (_, typed, field) => expect(Object.keys(checkPlan({ ...plan, ...typed }))).toEqual([field]))

  test.each([['gbg-250', true], ['new', false], ['GBG', false], ['a.b', false], ['', false], ['-a', false], ['a'.repeat(61), false]])('the id %s: %s', (id, isRight) =>
    expect(checkPlanId(id)).toEqual(isRight ? {} : { id: expect.any(String) }))
})

const never = { start: '', end: '' }
const university: UniversityTyped = {
  noWaiver: false, customDates: false, allowedStartDates: [], maxStartDate: '', waiverOpens: '2026-07-15', waiverDeadline: '2026-09-22',
  terms: { annual: never, graduating: never, fall: never, spring: never, winter: never, summer: never },
  gbgDestinationCountry: 'US', gbgDestinationState: 'tx', waiverGuide: '', waiverGuideGBG: '', isRead: true, aca: true, isUnlimited: true,
  maxBenefit: '', deductible: '500', deductiblePer: 'condition', coInsuranceMost: '25', evacuation: '', repatriation: '25000', preExisting: true,
  preventive: '100', refusesInternational: true, sponsors: '', source: 'utep.edu', checkedOn: '2026-02-25',
}
const wrong = (typed: Partial<UniversityTyped>) => Object.keys(checkUniversity({ ...university, ...typed }, '2026-11-21'))

describe('a university', () => {
  test('that is right, and without demands', () => {
    expect(wrong({})).toEqual([])
    expect(wrong({ isRead: false, source: '', checkedOn: '' })).toEqual([])
  })
  test.each([
    ['a deadline before it opens', { waiverDeadline: '2026-07-01' }, 'waiverDeadline'],
    ['no such day', { maxStartDate: '2026-02-30' }, 'maxStartDate'],
    ['a start that is no day', { allowedStartDates: ['2026-01-01', ''] }, 'allowedStartDates'],
    ['starts without end', { allowedStartDates: Array.from({ length: 61 }, () => '2026-01-01') }, 'allowedStartDates'],
    ['half a term', { terms: { ...university.terms, fall: { start: '2026-08-20', end: '' } } }, 'terms'],
    ['a term backwards', { terms: { ...university.terms, fall: { start: '2026-08-20', end: '2026-08-01' } } }, 'terms'],
    ['a state in words', { gbgDestinationState: 'Texas' }, 'gbgDestinationState'],
    ['a guide without end', { waiverGuide: 'x'.repeat(60_001) }, 'waiverGuide'],
    ['read nowhere', { source: '' }, 'source'],
    ['read tomorrow', { checkedOn: '2026-11-22' }, 'checkedOn'],
    ['more than all', { coInsuranceMost: '120' }, 'coInsuranceMost'],
    ['an amount in words', { repatriation: 'much' }, 'repatriation'],
    ['a sponsor without end', { sponsors: 'x'.repeat(101) }, 'sponsors'],
    ['sponsors without end', { sponsors: 'an employer\n'.repeat(21) }, 'sponsors'],
  ])('%s', (_, typed, field) => expect(wrong(typed)).toEqual([field]))

  test('read, and demanding nothing', () =>
    expect(wrong({ aca: false, isUnlimited: false, deductible: '', coInsuranceMost: '', repatriation: '', preExisting: false, preventive: '', refusesInternational: false })).toEqual(['isRead']))

  test('its demands are those of the machine form, and what is empty is none', () => {
    expect(demandsIn(university)).toEqual({
      aca: true, maxBenefit: 'unlimited', deductible: { most: 50_000, per: 'condition' }, coInsuranceMost: 25, repatriation: 2_500_000,
      preExisting: true, preventive: 100, refusesInternational: true,
    })
    expect(demandsIn({ ...university, isUnlimited: false, maxBenefit: '100,000', sponsors: 'an employer\n\n a government ' })).toMatchObject({
      maxBenefit: 10_000_000, sponsors: ['an employer', 'a government'],
    })
  })
})
