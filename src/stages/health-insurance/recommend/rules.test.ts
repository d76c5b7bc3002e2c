import { expect, test } from 'vitest'
import { insuranceStock } from '#seed/insurance/stock.ts'
import type { PlanView } from '../catalogue/contract.ts'
import { otherMonthsWords, paysAtMost, reasonWords } from './copy.ts'
import { waiverVerdict, type ReadDemands } from '../demands/verdict/rules.ts'
import { bestFirst, coverOf, priced, recommended, type Wished } from './rules.ts'

const today = '2026-11-21'
const place = { id: 'boston-university', stateCode: 'MA', customDates: false }
const demands: ReadDemands = { asked: { preventive: 1 }, source: 'its page', checkedOn: '2026-09-25', year: 2026 }
const judged = (plan: Omit<PlanView, 'verdicts'>, read: ReadDemands | null = demands): PlanView => {
  const on = (visa: string) =>
    waiverVerdict({ noWaiver: false, demands: read, cover: coverOf(plan), visa, start: today })
  return { ...plan, verdicts: { J1: on('J1'), others: on('F1') } }
}
const wished: Wished = {
  visa: 'F1',
  level: 'graduate',
  dob: '2003-04-17',
  coverageStartDate: '2026-12-01',
  numberOfMonths: '12',
  billingCycle: null,
}

const plans: PlanView[] = insuranceStock.plans.map(plan =>
  judged({
    planID: plan.id,
    partner: plan.partner,
    code: plan.code,
    retailName: plan.retailName,
    insuranceCompany: plan.insuranceCompany,
    visas: plan.visas,
    isACA: plan.isAca,
    isInternational: plan.isInternational,
    deposit: plan.deposit,
    planFeatures: {
      deductible: plan.deductible,
      isDeductibleAnnual: plan.isDeductibleAnnual,
      coInsurance: plan.coInsurance,
      outOfPocketMax: plan.outOfPocketMax,
      maxBenefit: plan.maxBenefit ?? null,
      evacuation: plan.evacuation,
      repatriation: plan.repatriation,
      coversPreExisting: plan.coversPreExisting,
      preventive: plan.preventive,
    },
    bands: [...(insuranceStock.premiums.find(premium => premium.plan === plan.id)?.bands ?? [])],
    brochureURL: null,
    sampleOf: null,
    findings: [],
  }),
)
const missing =
  (planID: string) =>
  (plan: PlanView): PlanView =>
    plan.planID === planID ? judged({ ...plan, planFeatures: { ...plan.planFeatures, preventive: 0 } }) : plan
const names = (wish: Partial<Wished> = {}, of = plans) =>
  recommended(priced(of, place, { ...wished, ...wish }, today)).map(
    ({ plan, reasons }) => `${plan.planID} ${reasons.join(' ')}`,
  )

test('the cheapest, and the one that leaves least to pay in a bad year', () => {
  expect(names()).toEqual(['medprime-supreme least-in-a-bad-year', 'wellaway-450 cheapest'])
})

test('one that is both is put first alone; what the university does not take never is', () => {
  const one = plans.filter(({ planID }) => planID === 'gbg-250')
  expect(names({}, one)).toEqual(['gbg-250 cheapest'])
  expect(names({}, plans.map(missing('wellaway-450')))).toEqual([
    'medprime-supreme least-in-a-bad-year',
    'gbg-450 cheapest',
  ])
  expect(names({}, one.map(missing('gbg-250')))).toEqual([])
})

test('the two best come first, then the others, those without a limit before the rest, by price, each once', () => {
  const ids = (dob: string) => bestFirst(priced(plans, place, { ...wished, dob }, today)).map(({ plan }) => plan.planID)
  expect(ids('2003-04-17')).toEqual([
    'medprime-supreme',
    'wellaway-450',
    'wellaway-100',
    'gbg-supreme',
    'gbg-450',
    'gbg-250',
  ])
  expect(ids('').toSorted()).toEqual(plans.map(({ planID }) => planID).toSorted())
})

test('without a birthday, or with none of an age that is insured, nothing is priced or put first', () => {
  expect(names({ dob: '' })).toEqual([])
  expect(names({ dob: '1901-01-01' })).toEqual([])
  expect(priced(plans, place, { ...wished, dob: '' }, today).map(({ price }) => price)).toEqual(
    plans.map(() => undefined),
  )
})

test('for another visa the others are not there; the cheapest first', () => {
  const ids = (visa: Wished['visa']) => priced(plans, place, { ...wished, visa }, today).map(({ plan }) => plan.planID)
  expect(ids('F1')).toEqual(['wellaway-100', 'gbg-supreme', 'medprime-supreme', 'wellaway-450', 'gbg-450', 'gbg-250'])
  expect(ids('US')).toEqual(['medprime-supreme'])
})

test('the months are those that the university and the partner allow', () => {
  const months = (numberOfMonths: string, at = place) =>
    new Set(priced(plans, at, { ...wished, numberOfMonths }, today).map(one => one.months))
  expect(months('')).toEqual(new Set([12]))
  // Sold there for four months and more; elsewhere most are sold for a whole year alone.
  expect([months('5'), months('3')]).toEqual([new Set([5]), new Set([4])])
  expect(months('6', { ...place, id: 'pace-university' })).toEqual(new Set([12, 6]))
})

test('a J-1 is held to what the US government demands as well', () => {
  const dear = plans.map(plan => judged({ ...plan, planFeatures: { ...plan.planFeatures, evacuation: 4_999_999 } }))
  expect(names({ visa: 'F1' }, dear)).toHaveLength(2)
  expect(names({ visa: 'J1' }, dear)).toEqual([])
  expect(priced(dear, place, { ...wished, visa: 'J1' }, today)[0]).toMatchObject({ verdict: { is: 'fails' } })
})

test('where nobody read the rules the cheapest is not called one that the university takes', () => {
  const unread = recommended(
    priced(
      plans.map(plan => judged(plan, null)),
      place,
      wished,
      today,
    ),
  )
  expect(unread.map(({ verdict }) => verdict.is)).toEqual(['not-checked', 'not-checked'])
  expect(unread.flatMap(({ reasons, verdict }) => reasons.map(reason => reasonWords(reason, verdict)))).toEqual([
    'Least to pay if you fall ill',
    'Lowest price here',
  ])
})

test('a plan that is priced for other months than were wished says why', () => {
  const said = (numberOfMonths: string) =>
    priced(plans, { ...place, id: 'one-that-sells-whole-years' }, { ...wished, numberOfMonths }, today).map(
      ({ plan, otherMonths }) => [plan.partner, otherMonths && otherMonthsWords(otherMonths)],
    )
  expect(said('6')).toContainEqual(['GBG', 'You asked for 6 months. This plan is sold for 12 months only.'])
  expect(said('6')).toContainEqual(['MedPrime', undefined])
  expect(said('3')).toContainEqual(['MedPrime', 'You asked for 3 months. This plan is sold for 4 to 12 months.'])
  expect(said('12').every(([, words]) => words === undefined)).toBe(true)
  expect(said('').every(([, words]) => words === undefined)).toBe(true)
})

test('a plan with a maximum benefit has no worst year, is never the least to pay, and comes after those without one', () => {
  const all = priced(plans, place, wished, today)
  const isCapped = all.map(({ plan }) => plan.planFeatures.maxBenefit !== null)
  expect(new Set(isCapped).size).toBe(2)
  expect(isCapped).toEqual(isCapped.toSorted((one, other) => Number(one) - Number(other)))
  expect(all.map(({ worst }) => worst === undefined)).toEqual(isCapped)
  expect(paysAtMost('$200,000')).toBe('pays at most $200,000')
  const capped = all.filter(({ plan }) => plan.planFeatures.maxBenefit !== null)
  expect(recommended(capped).flatMap(({ reasons }) => reasons)).not.toContain('least-in-a-bad-year')
})
