// At which universities the sample plans are sold, what their terms are, and what some of them demand.
import type { Demands } from '#src/stages/health-insurance/demands/rules.ts'
import type { Band } from '#src/stages/health-insurance/quote/rules.ts'
import type { SamplePlan } from './plans.ts'

type SampleUniversity = { id: string; plans: readonly SamplePlan['id'][]; customDates?: true }

const usual = ['gbg-250', 'gbg-450', 'wellaway-450'] as const
const wide = ['gbg-250', 'gbg-450', 'gbg-supreme', 'wellaway-100', 'wellaway-450', 'medprime-supreme'] as const
const strict = ['wellaway-100', 'medprime-supreme'] as const

const all = (plans: SampleUniversity['plans'], ids: readonly string[]): readonly SampleUniversity[] =>
  ids.map(id => ({ id, plans }))

export const sampleUniversities: readonly SampleUniversity[] = [
  ...all(wide, [
    'boston-university',
    'university-of-southern-california',
    'northeastern-university',
    'new-york-university',
    'pace-university',
    'arizona-state-university-campus-immersion',
    'carnegie-mellon-university',
    'university-of-illinois-chicago',
    'purdue-university-main-campus',
    'syracuse-university',
    'drexel-university',
    'university-at-buffalo',
    'stony-brook-university',
    'rutgers-university-new-brunswick',
    'the-university-of-texas-at-dallas',
  ]),
  ...all(usual, [
    'illinois-institute-of-technology',
    'new-jersey-institute-of-technology',
    'stevens-institute-of-technology',
    'san-jose-state-university',
    'george-mason-university',
    'clemson-university',
    'north-carolina-state-university-at-raleigh',
    'georgia-state-university',
    'university-of-michigan-dearborn',
    'temple-university',
    'university-of-massachusetts-lowell',
    'university-of-massachusetts-amherst',
    'worcester-polytechnic-institute',
    'university-of-cincinnati-main-campus',
    'iowa-state-university',
    'university-of-missouri-kansas-city',
    'university-of-kansas',
    'university-of-dayton',
    'depaul-university',
    'indiana-university-bloomington',
    'southern-methodist-university',
  ]),
  ...all(strict, [
    'university-of-florida',
    'the-university-of-texas-at-arlington',
    'the-university-of-texas-at-el-paso',
    'university-of-north-texas',
    'university-of-north-texas-health-science-center',
  ]),
  { id: 'university-of-houston', plans: usual, customDates: true },
  { id: 'texas-a-m-university-college-station', plans: usual },
]

/** Two bands, as ages differ in what they cost; where care costs more, the one partner asks a quarter more. */
export function bandsOf({ price }: Pick<SamplePlan, 'price'>): readonly Band[] {
  const band = (minAge: number, maxAge: number, retailPrice: number): Band => {
    const retailPriceHC = Math.round(retailPrice * 1.25)
    const discounted = (amount: number) => Math.round(amount * 0.85)
    return {
      minAge,
      maxAge,
      retailPrice,
      retailPriceHC,
      insuranceCompanyPrice: discounted(retailPrice),
      insuranceCompanyPriceHC: discounted(retailPriceHC),
    }
  }
  return [band(17, 24, price), band(25, 30, Math.round(price * 1.3)), band(31, 40, Math.round(price * 1.8))]
}

/** `year`: the one in which the academic year began that the page is about, where it names one. */
type SampleDemands = { university: string; demands: Demands; source: string; year?: number }

const dollars = (whole: number): number => whole * 100

/** As their pages were read for the facts of the field; each year's page must be read again. */
export const demandsCheckedOn = '2026-02-25'
export const sampleDemands: readonly SampleDemands[] = [
  {
    university: 'the-university-of-texas-at-arlington',
    demands: {
      aca: true,
      maxBenefit: 'unlimited',
      deductible: { most: dollars(500), per: 'condition' },
      coInsuranceMost: 25,
      preExisting: true,
      preventive: 100,
      refusesInternational: true,
    },
    source: 'University of Texas System, waiver rules',
  },
  {
    university: 'the-university-of-texas-at-el-paso',
    demands: {
      aca: true,
      maxBenefit: 'unlimited',
      deductible: { most: dollars(500), per: 'condition' },
      coInsuranceMost: 25,
      repatriation: dollars(25_000),
      preExisting: true,
      preventive: 100,
      refusesInternational: true,
    },
    source: 'University of Texas System, waiver rules',
  },
  {
    university: 'university-of-north-texas-health-science-center',
    demands: {
      aca: true,
      deductible: { most: dollars(1_000), per: 'year' },
      coInsuranceMost: 25,
      evacuation: dollars(7_500),
      repatriation: dollars(10_000),
      sponsors: ['sponsor', 'US employer'],
    },
    source: 'UNT Health Science Center, waiver page',
  },
  {
    university: 'university-of-north-texas',
    demands: {
      aca: true,
      maxBenefit: 'unlimited',
      deductible: { most: dollars(2_000), per: 'year' },
      unheld: ['Evacuation and repatriation without a limit'],
      sponsors: ['employer', 'government'],
    },
    source: 'University of North Texas, waiver page',
  },
  {
    university: 'pace-university',
    demands: {
      maxBenefit: dollars(250_000),
      evacuation: dollars(50_000),
      repatriation: dollars(50_000),
      preExisting: true,
    },
    source: 'Pace University, waiver page of 2025',
    year: 2025,
  },
  {
    university: 'university-of-florida',
    demands: { aca: true, unheld: ['A network of doctors within about 80 miles of the campus'] },
    source: 'University of Florida, waiver page',
  },
]
