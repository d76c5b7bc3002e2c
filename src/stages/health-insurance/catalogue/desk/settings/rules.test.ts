import { describe, expect, test } from 'vitest'
import { checkUniversity, demandsIn, type UniversityTyped } from './rules.ts'

const never = { start: '', end: '' }
const university: UniversityTyped = {
  noWaiver: false,
  customDates: false,
  allowedStartDates: [],
  maxStartDate: '',
  waiverOpens: '2026-07-15',
  waiverDeadline: '2026-09-22',
  windowSource: 'utep.edu',
  windowCheckedOn: '2026-02-25',
  terms: { annual: never, graduating: never, fall: never, spring: never, winter: never, summer: never },
  gbgDestinationCountry: 'US',
  gbgDestinationState: 'tx',
  waiverGuide: '',
  waiverGuideGBG: '',
  isRead: true,
  aca: true,
  isUnlimited: true,
  maxBenefit: '',
  deductible: '500',
  deductiblePer: 'condition',
  coInsuranceMost: '25',
  evacuation: '',
  repatriation: '25000',
  preExisting: true,
  preventive: '100',
  refusesInternational: true,
  sponsors: '',
  unheld: '',
  year: '',
  source: 'utep.edu',
  checkedOn: '2026-02-25',
}
const wrong = (typed: Partial<UniversityTyped>) =>
  Object.keys(checkUniversity({ ...university, ...typed }, '2026-11-21'))

describe('a university', () => {
  test('that is right, and without demands', () => {
    expect(wrong({})).toEqual([])
    expect(wrong({ isRead: false, source: '', checkedOn: '' })).toEqual([])
  })
  test.each([
    ['a deadline before it opens', { waiverDeadline: '2026-07-01' }, 'waiverDeadline'],
    ['a window read nowhere', { windowSource: ' ' }, 'windowSource'],
    ['a window read tomorrow', { windowCheckedOn: '2026-11-22' }, 'windowCheckedOn'],
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
    expect(
      wrong({
        aca: false,
        isUnlimited: false,
        deductible: '',
        coInsuranceMost: '',
        repatriation: '',
        preExisting: false,
        preventive: '',
        refusesInternational: false,
      }),
    ).toEqual(['isRead']))

  test('its demands are those of the machine form, and what is empty is none', () => {
    expect(demandsIn(university)).toEqual({
      aca: true,
      maxBenefit: 'unlimited',
      deductible: { most: 50_000, per: 'condition' },
      coInsuranceMost: 25,
      repatriation: 2_500_000,
      preExisting: true,
      preventive: 100,
      refusesInternational: true,
    })
    expect(
      demandsIn({
        ...university,
        isUnlimited: false,
        maxBenefit: '100,000',
        sponsors: 'an employer\n\n a government ',
      }),
    ).toMatchObject({
      maxBenefit: 10_000_000,
      sponsors: ['an employer', 'a government'],
    })
  })
})
