import { describe, expect, test } from 'vitest'
import type { StageView, StepView } from '#src/journey/views.ts'
import { changesBetween } from '#src/plan/changes.ts'
import { rules as all, rulesInUse } from '#src/plan/rules.ts'
import { allThings, things, type Thing } from '#src/plan/things.ts'
import { stages } from '#src/stages/stages.ts'
import { addressOf } from '#src/features/profile/screens/onboarding/questions.ts'
import { intakeChoices } from '#src/values/intakes.ts'
import { askedDays, canBeDone, contradictionOf, dayProblem, isGivenHere, keptAt } from './days/rules.ts'
import { withIntake } from './deferral/rules.ts'
import { daysOfSteps, knownOf, planFor, type PlanSources } from './rules.ts'
import { changeWords, seenChanges, summaryOf } from './changed/rules.ts'
import { shownRows, troubles, whenWords } from './shown/rules.ts'
import { asWished, doneOfPlan, withDay } from './wishes/rules.ts'

const today = Temporal.PlainDate.from('2027-01-04')
const rules = rulesInUse(all)

const step = (route: string, more: Partial<StepView>): StepView => ({
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
  ...more,
})
const stage = (route: string, steps: StepView[]): StageView => ({
  route,
  label: route,
  order: 1,
  isListed: true,
  isComingSoon: false,
  isVisited: true,
  stepsLeft: 1,
  isComplete: false,
  steps,
})
const nobody: PlanSources = {
  stages: [],
  profile: { flightDate: null, flightDateIsAssumed: false, programmeStart: null, intake: null },
  days: [],
}
const meera: PlanSources = {
  stages: [
    stage('visas', [
      step('ds-160', { status: 'complete' }),
      step('consular-appointment', {
        dates: [
          // Early in the morning in India it is still the day before in London.
          { title: 'Visa interview', when: '2027-06-14T20:30:00.000Z', thing: 'interview' },
          { title: 'Something else', when: '2027-06-01' },
        ],
      }),
    ]),
  ],
  profile: { flightDate: '2027-08-01', flightDateIsAssumed: false, programmeStart: '2027-08-16', intake: 'fall-2027' },
  days: [{ thing: 'waiverUntil', day: '2027-09-10', doneAt: null }],
}
const plan = (sources = meera) => planFor(sources, rules, today)
const shown = (thing: Thing, sources = meera) => shownRows(plan(sources)).find(one => one.thing === thing)

describe('what is known', () => {
  test('the interview counts on its day in India, and means that it is booked and paid', () => {
    const { days, done } = knownOf(meera)
    expect(days.interview?.toString()).toBe('2027-06-15')
    expect([...done].toSorted()).toEqual(['booking', 'ds160', 'mrvFee', 'socialAccounts'])
  })
  test('a flight that is only assumed is none', () => {
    const assumed = { ...meera, profile: { ...meera.profile, flightDateIsAssumed: true } }
    expect(knownOf(assumed).days.flight).toBeUndefined()
  })
  test('names that the plan does not have are left out', () => {
    const odd = [
      { thing: '__proto__', day: '2027-01-01', doneAt: null },
      { thing: 'party', day: '2027-01-01', doneAt: '2027-01-01T00:00:00Z' },
    ]
    expect(knownOf({ ...nobody, days: odd })).toEqual({ days: {}, done: new Set() })
  })
})

test('the address of each step of the plan is one', () => {
  const addresses = new Set(stages.flatMap(({ route, steps }) => steps.map(one => `/${route}/${one.route}`)))
  const named = allThings.flatMap(thing => [things[thing].step, things[thing].doneBy]).filter(one => one !== undefined)
  expect(named.filter(address => !addresses.has(address))).toEqual([])
})

test('by the address of a step, the soonest safe day of what is not done there', () => {
  const days = daysOfSteps(plan())
  expect(days.get('/visas/ds-160')).toBeUndefined()
  expect(days.get('/visas/pay-sevis-fee')?.toString()).toBe('2027-06-10')
  expect(days.get('/vaccines/plan-your-doses')?.toString()).toBe('2027-01-18')
})

describe('what records and papers show', () => {
  const visas = (plan: StepView['plan']): PlanSources => ({
    ...nobody,
    profile: meera.profile,
    stages: [stage('visas', [step('i20-form', { ...(plan && { plan }) })])],
  })
  test('a dose that was given closes its row on its day, and the next one counts from it', () => {
    const sources = visas([{ thing: 'mmr1', on: '2026-12-20', isDone: true }])
    expect(whenWords(shown('mmr1', sources)?.when ?? expect.fail('mmr1'))).toBe('Done on 20th December 2026')
    expect(shown('mmr2', sources)?.row.heldBy?.day.toString()).toBe('2027-01-17')
  })
  test('a bank letter that is kept has its day, and is judged by it', () => {
    const letter = visas([{ thing: 'bankLetter', on: '2026-12-20', isDone: false }])
    expect(shown('bankLetter', letter)?.row).toMatchObject({ isDone: false })
    expect(shown('bankLetter', letter)?.row.given?.toString()).toBe('2026-12-20')
  })
  test('with an I-20 that is there, a later start asks for another one', () => {
    const sources = visas([{ thing: 'i20Issued', on: '2026-12-20', isDone: true }])
    expect(knownOf(sources).done.has('i20Issued')).toBe(true)
    expect(knownOf(withIntake(sources, 'spring-2028')).done.has('i20Issued')).toBe(false)
  })
})

describe('as it is shown', () => {
  test.each<[Thing, string]>([
    ['flight', '1st August 2027'],
    ['classesStart', 'About 23rd August 2027'],
    ['sevisFee', 'By 10th June 2027'],
    ['passportBack', 'Between 18th June 2027 and 25th June 2027'],
    ['campusWork', 'From 24th July 2027'],
    ['ds160', 'Done'],
  ])('%s: %s', (thing, words) => {
    const one = shown(thing) ?? expect.fail(thing)
    expect(whenWords(one.when)).toBe(words)
  })
  test('nothing is shown of what nothing is known of', () => {
    expect(shownRows(plan(nobody))).toEqual([])
    expect(summaryOf(plan(nobody))).toBe('Every date that we know of fits')
  })
  test('with an intake alone no date is said to be over, and all are marked as estimates', () => {
    const on = Temporal.PlainDate.from('2026-11-26')
    for (const intake of intakeChoices(on).map(({ id }) => id)) {
      const rows = shownRows(planFor({ ...nobody, profile: { ...nobody.profile, intake } }, rules, on))
      expect(rows.filter(({ isEstimated }) => !isEstimated).map(({ thing }) => thing)).toEqual([])
      for (const { when } of rows)
        expect(Temporal.PlainDate.compare(when.day ?? expect.fail('no day'), on)).toBeGreaterThanOrEqual(0)
    }
  })
  test('what was safe up to a day that is over is to be done as soon as one can, or by its last day', () => {
    const on = Temporal.PlainDate.from('2027-06-20')
    const of = (thing: Thing) => shownRows(planFor(meera, rules, on)).find(one => one.thing === thing)
    const words = (thing: Thing) => whenWords(of(thing)?.when ?? expect.fail(thing))
    expect(words('hepatitisB1')).toBe('By 28th March 2027')
    const noInterview = shownRows(planFor({ ...meera, stages: [] }, rules, on)).find(({ thing }) => thing === 'booking')
    expect(whenWords(noInterview?.when ?? expect.fail('booking'))).toBe('As soon as you can')
    // The third dose waits for the first two.
    const fall = { ...nobody, profile: { ...nobody.profile, intake: 'fall-2027' } }
    const third = shownRows(planFor(fall, rules, on)).find(({ thing }) => thing === 'hepatitisB3')
    expect(whenWords(third?.when ?? expect.fail('hepatitisB3'))).toBe('From 10th October 2027')
  })
  test('the soonest first; what is done without a day last', () => {
    const days = shownRows(plan()).map(({ when }) => when.day?.toString() ?? '9999')
    expect(days).toEqual(days.toSorted())
  })
  test('what breaks comes before what is tight', () => {
    const late = withDay(withDay(meera, 'flight', '2027-06-20'), 'waiverUntil', '2027-01-01')
    const words = troubles(shownRows(plan(late))).map(({ row }) => row.word)
    expect(words.slice(0, 2)).toEqual(['breaks', 'breaks'])
    expect(words.join()).toBe(words.toSorted().join())
    expect(summaryOf(plan(late))).toMatch(/^\d+ dates can’t be met, \d+ are tight$/)
  })
})

describe('another day', () => {
  const sentences = (thing: Thing, day: string, from = meera) =>
    seenChanges(changesBetween(plan(from), plan(withDay(from, thing, day))), thing).map(change =>
      changeWords(change, thing),
    )
  test('each row that moves is said from where to where, with what to do and what it costs', () => {
    const said = sentences('flight', '2027-06-10')
    expect(said).toContain(
      'Visa interview: 15th June 2027; it breaks: move the flight, or find an earlier appointment.',
    )
    expect(
      said.find(sentence => sentence.startsWith('Hepatitis B, first dose moves from 18th January 2027 to ')),
    ).toContain('it is tight')
  })
  test('what breaks is said first, and nothing is said to stay', () => {
    const said = sentences('flight', '2027-06-10')
    const breaks = said.map(sentence => sentence.includes('it breaks'))
    expect(breaks[0]).toBe(true)
    expect(breaks).toEqual(breaks.toSorted((one, other) => Number(other) - Number(one)))
    expect(said.filter(sentence => / stays|because/.test(sentence))).toEqual([])
  })
  test('that the moved day moves is no news; that it breaks is', () => {
    expect(sentences('flight', '2027-08-02').filter(sentence => sentence.startsWith('Your flight'))).toEqual([])
    expect(sentences('flight', '2027-06-10')).toContain(
      'Your flight: 10th June 2027; it breaks: move the flight to that day or later.',
    )
  })
  test('a move that changes no day and no word is no change', () => {
    expect(sentences('waiverUntil', '2027-09-11').filter(sentence => !/from .* to /.test(sentence))).toEqual([])
    expect(sentences('depositUntil', '2027-02-01')).toEqual(['Enrolment deposit paid: 1st February 2027.'])
  })
  test('back again is no change', () => {
    expect(sentences('flight', '2027-08-01')).toEqual([])
  })
  test('what costs money says so', () => {
    const late = sentences('i20Issued', '2027-06-20', {
      ...meera,
      days: [{ thing: 'sevisFee', day: null, doneAt: '2027-01-01' }],
    })
    expect(late.join(' ')).toContain('Otherwise the visa fee (MRV) is paid again.')
  })
})

test('what was ticked and waits for a network is done already, and is open again when it is taken back', () => {
  const at = '2027-01-04T00:00:00Z'
  const ticked = asWished(meera, new Map([[doneOfPlan('sevisFee'), true]]), at)
  expect(knownOf(ticked).done).toContain('sevisFee')
  expect(knownOf(asWished(ticked, new Map([[doneOfPlan('sevisFee'), false]]), at)).done).not.toContain('sevisFee')
  expect(asWished(meera, new Map([['visa-paper:passport', true]]), at)).toEqual(meera)
})

describe('a day that contradicts another one is said where it is typed', () => {
  const on = (text: string) => Temporal.PlainDate.from(text)
  const given = { programmeStart: on('2027-08-16'), classesStart: on('2027-08-23'), waiverUntil: on('2027-09-10') }
  test.each<[Thing, string, RegExp | undefined]>([
    ['classesStart', '2027-08-15', /before the programme starts/],
    ['classesStart', '2027-08-16', undefined],
    ['programmeStart', '2027-08-24', /before the programme starts/],
    ['flight', '2027-08-24', /after classes have begun/],
    ['flight', '2027-08-20', /after your programme has started/],
    ['flight', '2027-08-16', undefined],
    ['flight', '2027-01-03', /^This day is over/],
    ['flight', '2027-01-04', undefined],
    ['programmeStart', '2027-01-03', undefined],
    ['waiverOpens', '2027-09-11', /open after it closes/],
    ['moveIn', '2030-01-01', undefined],
  ])('%s on %s', (thing, day, words) => {
    const said = contradictionOf(thing, on(day), given, on('2027-01-04'))
    if (words === undefined) expect(said).toBeUndefined()
    else expect(said).toMatch(words)
  })
})

describe('the days that are given here', () => {
  test('the intake is changed where it is asked for', () => {
    expect(keptAt.intake?.href).toBe(addressOf('intake'))
  })
  test('each asked day can be given, and none of them be done', () => {
    expect(askedDays.filter(thing => !isGivenHere(thing) || canBeDone(thing))).toEqual([])
  })
  test.each([
    ['2027-08-16', undefined],
    ['2028-02-29', undefined],
    ['2016-12-31', 'This day is more than ten years away. Please check the year.'],
    ['2027-02-29', 'Please enter a day, such as 16th August 2027.'],
    ['08/16/2027', 'Please enter a day, such as 16th August 2027.'],
    ['x'.repeat(10_000), 'Please enter a day, such as 16th August 2027.'],
  ])('%s', (text, problem) => expect(dayProblem(text, today, 'flight')).toBe(problem))
})

describe('after a refusal', () => {
  const since = '2027-05-13T06:00:00.000Z'
  const again = { number: 2, since, failedAt: '2027-05-12T06:00:00.000Z' }
  const visas = (more: Partial<StepView> = {}, outcome: Partial<StepView> = {}): StageView =>
    stage('visas', [
      step('ds-160', more),
      step('consular-appointment', more),
      step('compile-docs', more),
      step('pay-sevis-fee', { status: 'complete' }),
      step('post-interview', { ...more, ...outcome }),
    ])
  const days = [
    { thing: 'mrvFee', day: null, doneAt: '2027-04-01T06:00:00Z' },
    { thing: 'photo', day: '2027-03-01', doneAt: null },
    { thing: 'passportBack', day: null, doneAt: '2027-05-01T06:00:00Z' },
    { thing: 'deposit', day: null, doneAt: '2027-02-01T06:00:00Z' },
  ]

  test('what was said of the first application counts no more, and the rest does', () => {
    const { days: known, done } = knownOf({
      ...meera,
      stages: [visas({ again })],
      days,
    })
    expect([...done].toSorted()).toEqual(['deposit', 'sevisFee'])
    expect(known.photo).toBeUndefined()
    expect(`${known.refusal}`).toBe('2027-05-12')
  })

  test('what is said after it began counts, also while it waits for a network', () => {
    const later = [
      { thing: 'mrvFee', day: null, doneAt: '2027-05-13T06:00:01Z' },
      { thing: 'photo', day: null, doneAt: '2027-05-13' },
    ]
    const { done } = knownOf({ ...meera, stages: [visas({ again })], days: later })
    expect([...done].toSorted()).toEqual(['mrvFee', 'photo', 'sevisFee'])
  })

  test('the day of the refusal is in no list, no picture and no calendar', () => {
    const sources = { ...meera, stages: [visas({ again })], days }
    expect(shownRows(plan(sources)).map(({ thing }) => thing)).not.toContain('refusal')
  })

  test('a visa that was granted already leaves nothing of it open, and nothing is counted from an invented interview', () => {
    const granted = (more: Partial<StepView> = {}) =>
      stages.flatMap(({ route, steps }) =>
        route === 'visas'
          ? [
              stage(
                route,
                steps.map(one => step(one.route, { status: 'complete', otherWay: 'visa-granted', ...more })),
              ),
            ]
          : [],
      )
    const intake = { ...nobody.profile, intake: 'fall-2027' }
    // Late in June: before, the I-20 and the fee broke at an interview that nobody had booked.
    const late = Temporal.PlainDate.from('2027-06-20')
    const rows = planFor({ ...nobody, stages: granted(), profile: intake }, rules, late)
    const open = rows.filter(({ thing, isDone }) => !isDone && (things[thing].lane === 'visa' || /i20/i.test(thing)))
    expect(open.map(({ thing }) => thing)).toEqual(['i20Until', 'refusal', 'passportBack'])
    const shown = shownRows(rows).filter(({ row }) => open.includes(row))
    expect(shown.map(({ name, when }) => `${name}: ${whenWords(when)}`)).toEqual(['Passport back: By 31st July 2027'])
    const troubled = rows.filter(({ word }) => word === 'breaks' || word === 'tight').map(({ thing }) => thing)
    expect(troubled.filter(thing => things[thing].lane !== 'health')).toEqual([])
    // Refused here, and granted elsewhere since.
    expect(knownOf({ ...nobody, stages: granted({ visaStatus: 'Rejected' }) }).done.has('visaIssued')).toBe(true)
  })

  test('a refusal with a call behind it is no visa', () => {
    const said = (visaStatus: 'Accepted' | 'Rejected') =>
      knownOf({ ...meera, stages: [visas({}, { status: 'complete', visaStatus })] }).done
    expect(said('Accepted').has('visaIssued')).toBe(true)
    expect(said('Rejected').has('visaIssued')).toBe(false)
    expect(said('Rejected').has('interview')).toBe(true)
  })
})
