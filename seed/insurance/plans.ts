// Sample plans: shaped like plans for international students, with round numbers of our own. The three partners are
// named by the specification; nothing here is theirs.
import type { Cover } from '#src/stages/health-insurance/demands/rules.ts'
import type { PlanCode, Visa, Partner } from '#src/stages/health-insurance/coverage/rules.ts'

export const sampleOf = '2026-07-01'

export type SamplePlan = Cover & {
  id: string
  partner: Partner
  code: PlanCode
  retailName: string
  visas: readonly Visa[]
  outOfPocketMax: number
  deposit: number
  /** All goes back where it is ended so many days after a refused waiver. */
  refundDays: number
  /** What a year costs at the age of 20, in cents; the bands follow from it. */
  price: number
}

const dollars = (whole: number): number => whole * 100

const students: readonly Visa[] = ['F1', 'J1']
const allVisas: readonly Visa[] = ['F1', 'J1', 'OPT']

const plain = {
  isDeductibleAnnual: true,
  coInsurance: 20,
  isACA: false,
  evacuation: dollars(50_000),
  repatriation: dollars(25_000),
  coversPreExisting: true,
  preventive: 100,
  isInternational: true,
  deposit: dollars(100),
  refundDays: 31,
} as const

const supreme = {
  ...plain,
  code: 'no-deductible-supreme',
  deductible: 0,
  coInsurance: 10,
  evacuation: dollars(500_000),
  repatriation: dollars(50_000),
} as const

export const samplePlans: readonly SamplePlan[] = [
  {
    ...plain,
    id: 'gbg-250',
    partner: 'GBG',
    code: '250',
    retailName: 'Campus 250',
    visas: allVisas,
    deductible: dollars(250),
    maxBenefit: dollars(500_000),
    outOfPocketMax: dollars(6_350),
    price: dollars(1_180),
  },
  {
    ...plain,
    id: 'gbg-450',
    partner: 'GBG',
    code: '450',
    retailName: 'Campus 450',
    visas: allVisas,
    deductible: dollars(450),
    maxBenefit: dollars(250_000),
    outOfPocketMax: dollars(7_500),
    price: dollars(920),
  },
  {
    ...supreme,
    id: 'gbg-supreme',
    partner: 'GBG',
    retailName: 'Campus Supreme',
    visas: students,
    outOfPocketMax: dollars(3_500),
    price: dollars(2_240),
  },
  {
    ...plain,
    id: 'wellaway-100',
    partner: 'WellAway',
    code: '100',
    retailName: 'Scholar 100',
    visas: allVisas,
    isACA: true,
    deductible: dollars(100),
    outOfPocketMax: dollars(5_000),
    price: dollars(1_760),
  },
  {
    ...plain,
    id: 'wellaway-450',
    partner: 'WellAway',
    code: '450',
    retailName: 'Scholar 450',
    visas: students,
    isDeductibleAnnual: false,
    deductible: dollars(450),
    maxBenefit: dollars(200_000),
    outOfPocketMax: dollars(7_000),
    price: dollars(860),
  },
  {
    ...supreme,
    id: 'medprime-supreme',
    partner: 'MedPrime',
    retailName: 'Prime Supreme',
    visas: ['F1', 'J1', 'OPT', 'US'],
    isACA: true,
    isInternational: false,
    outOfPocketMax: dollars(2_500),
    deposit: dollars(150),
    price: dollars(2_980),
  },
]
