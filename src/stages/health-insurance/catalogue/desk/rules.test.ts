import { describe, expect, test } from 'vitest'
import { checkPlan, newPlanRecord, type PlanTyped } from './rules.ts'

const plan: PlanTyped = {
  partner: 'GBG',
  code: '250',
  retailName: 'Campus 250',
  policyId: 'P-1',
  insuranceCompany: 'GBG',
  visas: ['F1'],
  fullBrochureUrl: '',
  claimsAddress: '',
  network: '',
  exclusions: '',
  emergencyPhone: '',
  claimDeadline: '',
  isAca: false,
  isInternational: true,
  deductible: '250',
  isDeductibleAnnual: true,
  coInsurance: '20',
  outOfPocketMax: '6,350.00',
  maxBenefit: '',
  evacuation: '50000',
  repatriation: '25000',
  coversPreExisting: false,
  preventive: '100',
  deposit: '100',
  refundDays: '31',
  isSample: false,
}

describe('a plan', () => {
  test('that is right', () => expect(checkPlan(plan)).toEqual({}))
  test.each([
    ['another partner', { partner: 'Acme' }, 'partner'],
    ['another code', { code: '300' }, 'code'],
    ['no name', { retailName: ' ' }, 'retailName'],
    ['no visa', { visas: [] }, 'visas'],
    ['a visa of its own', { visas: ['H1B'] }, 'visas'],
    ['exclusions that are too long', { exclusions: 'a'.repeat(1001) }, 'exclusions'],
    ['a phone for emergencies without a number', { emergencyPhone: 'call us' }, 'emergencyPhone'],
    ['an address for claims that is too long', { claimsAddress: 'a'.repeat(201) }, 'claimsAddress'],
    ['a brochure that runs', { fullBrochureUrl: 'javascript:alert(1)' }, 'fullBrochureUrl'],
    ['no deductible', { deductible: '' }, 'deductible'],
    ['less than nothing', { evacuation: '-1' }, 'evacuation'],
    ['more than all', { coInsurance: '101' }, 'coInsurance'],
    ['no deposit', { deposit: '0' }, 'deposit'],
    ['no day after a refused waiver', { refundDays: '0' }, 'refundDays'],
    ['more days than a year', { refundDays: '367' }, 'refundDays'],
    ['a part of a day', { refundDays: '1.5' }, 'refundDays'],
    ['days in words', { refundDays: 'a month' }, 'refundDays'],
    ['a limit in words', { maxBenefit: 'much' }, 'maxBenefit'],
    ['more money than there is', { maxBenefit: '99999999999' }, 'maxBenefit'],
  ])('%s', (_, typed, field) => expect(Object.keys(checkPlan({ ...plan, ...typed }))).toEqual([field]))

  test.each([
    ['gbg-250', true],
    ['new', false],
    ['GBG', false],
    ['a.b', false],
    ['', false],
    ['-a', false],
    ['a'.repeat(61), false],
  ])('the id %s: %s', (id, isRight) =>
    expect(newPlanRecord.id.wrong(id, '')).toEqual(isRight ? false : expect.any(String)),
  )
})
