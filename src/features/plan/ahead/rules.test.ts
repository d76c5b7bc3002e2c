import { describe, expect, test } from 'vitest'
import type { StageView, StepView } from '#src/journey/views.ts'
import type { StepDate } from '#src/journey/stage.ts'
import type { PlanRow } from '#src/plan/plan.ts'
import { rules, rulesInUse } from '#src/plan/rules.ts'
import { rechargeDay } from '#src/stages/phone-connection/rules.ts'
import { planFor, type PlanDay, type PlanSources } from '../rules.ts'
import { timingOf } from '../shown/rules.ts'
import { comesFirst, datesAhead, mostUrgent } from './rules.ts'

const now = Temporal.Instant.from('2027-05-01T06:00:00Z')
const today = Temporal.PlainDate.from('2027-05-01')
const noProfile = { flightDate: null, flightDateIsAssumed: false, programmeStart: null, intake: null }

const step = (route: string, dates: StepDate[]): StepView => ({
  id: route,
  route,
  title: route,
  order: 1,
  status: 'incomplete',
  isCustom: false,
  canBeMarked: false,
  canBeUnmarked: false,
  closesForGood: false,
  badgeShown: false,
  stageProgressionOn: {},
  dates,
})
const stage = (route: string, label: string, steps: StepView[]): StageView => ({
  route,
  label,
  order: 1,
  isListed: true,
  isComingSoon: false,
  isVisited: true,
  stepsLeft: 1,
  isComplete: false,
  steps,
})

type Given = { profile?: Partial<PlanSources['profile']>; days?: PlanDay[]; stages?: StageView[] }
const ahead = ({ profile = {}, days = [], stages = [] }: Given, at = now, on = today) =>
  datesAhead({
    rows: planFor({ stages, profile: { ...noProfile, ...profile }, days }, rulesInUse(rules), on),
    stages,
    now: at,
    today: on,
    zone: undefined,
  })
const titles = (given: Given) => ahead(given).map(({ title, when }) => `${title}: ${when}`)
const given = (thing: string, day: string): PlanDay => ({ thing, day, doneAt: null })

const interview = (when: string) =>
  stage('visas', 'Visas', [step('consular-appointment', [{ title: 'Visa interview', when, thing: 'interview' }])])

test('nothing is known, nothing is ahead', () => expect(ahead({})).toEqual([]))

test('a day of the student is itself, once, and what it limits is a last safe day', () => {
  const all = titles({ profile: { flightDate: '2027-08-01' } })
  expect(all.filter(title => title.startsWith('Your flight'))).toEqual(['Your flight: 2027-08-01'])
  expect(all).toContain('Last safe day: Indian number recharged: 2027-07-25')
  expect(all).toContain('Last safe day (estimated): I-901 fee paid: 2027-05-27')
})

test('of many the soonest are shown, in their order, and what breaks before what fits', () => {
  // Too early to enter the US, and later than five others.
  const all = ahead({ profile: { flightDate: '2027-07-10', programmeStart: '2027-08-16' } })
  const breaking = all.filter(({ row }) => row?.word === 'breaks')
  expect(breaking.map(({ key }) => key)).toContain('flight')
  expect(all.findIndex(({ key }) => key === 'flight')).toBeGreaterThan(5)
  const shown = mostUrgent(all, 5)
  expect(shown).toHaveLength(5)
  expect(shown).toEqual(all.filter(date => shown.includes(date)))
  expect(shown).toEqual(expect.arrayContaining(breaking.slice(0, 5)))
  const fitting = all.filter(date => !breaking.includes(date))
  expect(mostUrgent(fitting, 5)).toEqual(fitting.slice(0, 5))
})

test('what is safe up to one day stands in the order in which it is done', () => {
  const dates = ahead({ profile: { flightDate: '2027-08-10' } }).filter(({ day }) => day.toString() === '2027-05-10')
  expect(dates.map(({ key }) => key)).toEqual([
    'loanSanction',
    'i20Asked',
    'bankLetter',
    'i20Issued',
    'socialAccounts',
    'ds160',
    'mrvFee',
    'booking',
  ])
})

test('an intake alone gives estimates, and each says so', () => {
  const all = ahead({ profile: { intake: 'fall-2027' } })
  expect(all.length).toBeGreaterThan(5)
  expect(all.map(({ title }) => title).filter(title => !/estimate/.test(title))).toEqual([])
})

test('the interview comes with its clock, named once, and is gone once it has begun', () => {
  const stages = [interview('2027-06-15T04:00:00Z')]
  const found = ahead({ stages }).filter(({ title }) => title.includes('interview'))
  expect(found.map(({ title, when, href }) => `${title} ${when} ${href}`)).toEqual([
    'Visa interview 2027-06-15T04:00:00Z /visas/consular-appointment',
  ])
  const later = ahead({ stages }, Temporal.Instant.from('2027-06-15T04:00:00Z'), Temporal.PlainDate.from('2027-06-15'))
  expect(later.some(({ title }) => title === 'Visa interview')).toBe(false)
})

test('the last day that a step says itself is not said again by the plan', () => {
  const fee = step('pay-sevis-fee', [{ title: 'Last day to pay the SEVIS fee', when: '2027-06-10' }])
  const visas = interview('2027-06-15T04:00:00Z')
  const all = ahead({ stages: [{ ...visas, steps: [...visas.steps, fee] }] }).filter(
    ({ href, day }) => href === '/visas/pay-sevis-fee' && day.toString() === '2027-06-10',
  )
  expect(all.map(({ title }) => title)).toEqual(['Last safe day: I-901 fee paid'])
})

describe('the flight against the programme, which starts on 24th August', () => {
  test.each([
    ['2027-07-24', 'breaks', 'A2'],
    ['2027-07-25', 'fits', undefined],
    ['2027-08-24', 'fits', undefined],
  ])('%s %s', (flightDate, word, rule) => {
    const flight = ahead({ profile: { flightDate, programmeStart: '2027-08-24' } }).find(({ key }) => key === 'flight')
    expect([flight?.row?.word, flight?.row?.conflict?.rule.id]).toEqual([word, rule])
  })

  test('after it, it does not fit', () => {
    const all = ahead({ profile: { flightDate: '2027-08-25', programmeStart: '2027-08-24' } })
    expect(all.find(({ key }) => key === 'flight')?.row?.word).not.toBe('fits')
  })
})

test('an intake that has begun, and a day that was yesterday, are not ahead', () => {
  expect(ahead({ profile: { intake: 'spring-2027' } }).some(({ key }) => key === 'intake')).toBe(false)
  expect(ahead({ profile: { flightDate: '2027-04-30' } }).some(({ key }) => key === 'flight')).toBe(false)
  expect(ahead({ profile: { flightDate: '2027-05-01' } }).some(({ key }) => key === 'flight')).toBe(true)
})

test('an earlier day of the step stands for the plan’s, until it is over', () => {
  const phone = stage('phone-connection', 'Phone', [
    step('keep-your-indian-number-alive', [{ title: 'Recharge', when: '2027-07-20' }]),
  ])
  const of = (on: string) =>
    ahead(
      { profile: { flightDate: '2027-08-01' }, stages: [phone] },
      Temporal.Instant.from(`${on}T06:00:00Z`),
      Temporal.PlainDate.from(on),
    )
      .filter(({ href }) => href.startsWith('/phone-connection'))
      .map(({ title }) => title)
  expect(of('2027-07-20')).toEqual(['Phone: Recharge'])
  expect(of('2027-07-21')).toEqual(['Last safe day: Indian number recharged'])
})

test('the recharge before the flight has one day: on its step, in the plan and ahead', () => {
  const flight = '2027-08-12'
  const steps = [step('keep-your-indian-number-alive', [{ title: 'Recharge', when: rechargeDay(flight, 'before') }])]
  const all = ahead({ profile: { flightDate: flight }, stages: [stage('phone-connection', 'Phone', steps)] })
  expect(
    all.filter(({ href }) => href.startsWith('/phone-connection')).map(({ title, day }) => `${title}: ${day}`),
  ).toEqual(['Last safe day: Indian number recharged: 2027-08-05'])
})

describe('dates of steps that the plan does not know', () => {
  test('two of one name are two, and keep their keys', () => {
    const bills = step('pay-invoice', [
      { title: 'Insurance invoice due', when: '2027-06-01' },
      { title: 'Insurance invoice due', when: '2027-07-01' },
    ])
    expect(
      ahead({ stages: [stage('health-insurance', 'Health Insurance', [bills])] }).map(({ key, title }) => [key, title]),
    ).toEqual([
      ['health-insurance.pay-invoice.insurance-invoice-due', 'Health Insurance: Insurance invoice due'],
      ['health-insurance.pay-invoice.insurance-invoice-due.2', 'Health Insurance: Insurance invoice due'],
    ])
  })
})

test('past the safe day, the last one counts; past both, nothing', () => {
  const days = [given('tuitionDue', '2027-05-20')]
  const of = (on: string) =>
    ahead({ days }, Temporal.Instant.from(`${on}T06:00:00Z`), Temporal.PlainDate.from(on))
      .filter(({ key }) => key === 'tuitionSent')
      .map(({ kind }) => kind)
  expect(of('2027-05-01')).toEqual(['safe'])
  expect(of('2027-05-21')).toEqual([])
})

test('what is done is not ahead', () => {
  const done: PlanDay = { thing: 'recharge', day: null, doneAt: '2027-04-01T00:00:00Z' }
  expect(
    titles({ profile: { flightDate: '2027-08-01' }, days: [done] }).some(title => title.includes('recharged')),
  ).toBe(false)
})

describe('what comes first of a plan', () => {
  const first = (profile: Partial<PlanSources['profile']>, on = today) => {
    const sources = { stages: [], profile: { ...noProfile, ...profile }, days: [] }
    const rows = planFor(sources, rulesInUse(rules), on)
    const shown = comesFirst({ sources, rows, now, today: on, zone: undefined }, 3)
    return { rows, shown }
  }

  test('is what breaks, the soonest limit first, and nothing that fits', () => {
    // The flight is in ten days, and nothing was done.
    const { rows, shown } = first({ flightDate: '2027-05-11', programmeStart: '2027-05-17' })
    expect(rows.filter(({ word }) => word === 'breaks').length).toBeGreaterThan(3)
    expect(shown.map(({ breaks }) => breaks)).toEqual([true, true, true])
  })
  test('is the next dates where nothing breaks', () => {
    const { rows, shown } = first({ flightDate: '2028-08-01', programmeStart: '2028-08-16' })
    expect(rows.filter(({ word }) => word === 'breaks')).toEqual([])
    expect(shown.map(({ breaks }) => breaks)).toEqual([false, false, false])
  })
  test('is nothing for whoever is enrolled', () => {
    expect(first({ intake: 'enrolled', flightDate: '2027-05-11' }).shown).toEqual([])
  })
})

describe('early, in time or late', () => {
  const on = (profile: Partial<PlanSources['profile']>, days: PlanDay[] = []) =>
    timingOf(planFor({ stages: [], profile: { ...noProfile, ...profile }, days }, rulesInUse(rules), today))

  test('is not said where nothing is known', () => expect(on({})).toBeUndefined())

  test.each<[string, Partial<PlanSources['profile']>, PlanDay[], ReturnType<typeof on>]>([
    ['an intake alone rests on our estimates', { intake: 'fall-2028' }, [], { is: 'early', restsOn: 'estimates' }],
    ['a start far ahead', { programmeStart: '2029-08-20' }, [], { is: 'early', restsOn: 'both' }],
    ['a start that is near', { programmeStart: '2027-06-14' }, [], { is: 'late', restsOn: 'days' }],
    [
      'a flight before the visa can be there',
      { programmeStart: '2029-08-20', flightDate: '2029-06-01' },
      [],
      { is: 'late', restsOn: 'days' },
    ],
  ])('%s', (_, profile, days, expected) => expect(on(profile, days)).toEqual(expected))

  const [some] = planFor({ stages: [], profile: noProfile, days: [] }, rulesInUse(rules), today)
  const rowOf = (word: PlanRow['word'], isEstimated: boolean): PlanRow[] =>
    some === undefined ? [] : [{ ...some, word, isEstimated }]

  test.each<[string, PlanRow[][], ReturnType<typeof timingOf>]>([
    ['all fits', [rowOf('fits', false)], { is: 'early', restsOn: 'days' }],
    ['one is tight', [rowOf('fits', false), rowOf('tight', false)], { is: 'inTime', restsOn: 'days' }],
    [
      'one breaks',
      [rowOf('tight', true), rowOf('breaks', false), rowOf('fits', true)],
      { is: 'late', restsOn: 'days' },
    ],
    [
      'tight by an estimate alone',
      [rowOf('fits', false), rowOf('tight', true)],
      { is: 'inTime', restsOn: 'estimates' },
    ],
    ['fits by both', [rowOf('fits', false), rowOf('fits', true)], { is: 'early', restsOn: 'both' }],
    ['nothing is judged', [rowOf(undefined, true)], undefined],
  ])('%s', (_, rows, expected) => expect(timingOf(rows.flat())).toEqual(expected))
})
