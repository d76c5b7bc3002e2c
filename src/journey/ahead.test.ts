import { describe, expect, test } from 'vitest'
import { bandsOf, datesIn, isNew, noPlan, type StepOfStage, presentStage } from './ahead.ts'
import type { StageView, StepView } from './views.ts'

const now = '2026-06-15T06:00:00.000Z'
const step = (id: string, more: Partial<StepView> = {}): StepView => ({
  id,
  route: id,
  title: id,
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
const stage = (route: string, steps: StepView[], more: Partial<StageView> = {}): StageView => ({
  route,
  label: route,
  order: 1,
  isListed: true,
  isComingSoon: false,
  isVisited: true,
  stepsLeft: 1,
  isComplete: false,
  steps,
  ...more,
})

test('dates of all stages, soonest first, without what is over', () => {
  const stages = [
    stage('visas', [
      step('a', {
        dates: [
          { title: 'Interview', when: '2026-06-20T05:00:00.000Z' },
          { title: 'Fee', when: '2026-06-14' },
        ],
      }),
    ]),
    stage('loans', [
      step('b', {
        dates: [
          { title: 'Meeting', when: '2026-06-15T06:00:00.000Z' },
          { title: 'Papers', when: '2026-06-15' },
        ],
      }),
    ]),
    stage('soon', [step('c', { dates: [{ title: 'Never', when: '2027-01-01' }] })], { isComingSoon: true }),
  ]
  expect(datesIn(stages, now, '2026-06-15').map(({ title }) => title)).toEqual(['Papers', 'Interview'])
})

test('what prepares for something that is over is never next, neither is the webinar of a stage that is else done', () => {
  const idsOf = (...steps: StepView[]) =>
    bandsOf({ ...noPlan, stages: [stage('visas', steps)], now }).yourTurn.map(({ step: { id } }) => id)
  const webinar = step('webinar', { type: 'RsvpToWebinar' })
  expect(idsOf(step('practice', { status: 'readyForReview' }), webinar)).toEqual(['practice', 'webinar'])
  expect(idsOf(step('practice', { status: 'readyForReview', isOver: true }), step('open'))).toEqual(['open'])
  expect(idsOf(step('practice', { status: 'complete' }), webinar)).toEqual([])
})

describe('the three bands', () => {
  const bands = (...stages: StageView[]) => {
    const { yourTurn, waiting, withOthers, later } = bandsOf({ ...noPlan, stages, now })
    const ids = (steps: readonly StepOfStage[]) => steps.map(({ step: { id } }) => id).join(' ')
    const mine = [ids(yourTurn), waiting.length > 0 && `| ${ids(waiting)}`].filter(Boolean).join(' ')
    return [mine, ids(withOthers), later.map(({ route }) => route).join(' ')]
  }
  const unvisited = { isVisited: false }
  const ready = { status: 'readyForReview' } as const
  const insurer = { holder: { who: 'other', name: 'the insurer' } } as const
  test.each<[string, StageView[], string[]]>(
    // oxfmt-ignore
    [
    ['nothing at all',                             [], ['', '', '']],
    ['the first step of a journey not begun',      [stage('s', [step('a'), step('b')], unvisited), stage('t', [step('c')], unvisited)], ['a', '', 't']],
    ['an answer in a stage not begun',             [stage('s', [step('a', ready)], unvisited)], ['a', '', '']],
    ['open steps of a stage begun',                [stage('s', [step('a', { hasBegun: true }), step('b')])], ['a b', '', '']],
    ['open steps after one that is complete',      [stage('r', [step('z')]), stage('s', [step('a', { status: 'complete' }), step('b')])], ['b z', '', '']],
    ['stages that were only looked at',            [stage('s', [step('a', { status: 'pending' }), step('b')]), stage('t', [step('c', { status: 'pending' })])], ['a', '', 't']],
    ['what is complete without anything they did',  [stage('s', [step('a')]), stage('t', [step('b'), step('c', { status: 'complete', hasBegun: false })])], ['a', '', 't']],
    ['a step assigned in a stage not begun',       [stage('r', [step('z')]), stage('s', [step('a', { isCustom: true })], unvisited)], ['a z', '', '']],
    ['an article from the desk that was opened',   [stage('r', [step('z')]), stage('s', [step('a', { isCustom: true, badgeShown: true, ...ready, type: 'ConsumeContent' })], unvisited)], ['z a', '', '']],
    ['what needs an open step',                    [stage('s', [step('a', { hasBegun: true }), step('b', { needs: ['a'] }), step('c')])], ['a c | b', '', '']],
    ['what needs a step that is done',             [stage('s', [step('a', { status: 'complete' }), step('b', { needs: ['a'] })])], ['b', '', '']],
    ['what needs a step that was done before',     [stage('s', [step('a', { status: 'complete', isDoneBefore: true }), step('b', { needs: ['a'] })])], ['b', '', '']],
    ['what needs something that is there',         [stage('s', [step('a', { isThere: true, hasBegun: true }), step('b', { needs: ['a'] })])], ['a b', '', '']],
    ['what needs a step that others have',         [stage('s', [step('a', { status: 'processing' }), step('b', { needs: ['a'] })])], ['| b', 'a', '']],
    ['an answer needs nothing',                    [stage('s', [step('a'), step('b', { needs: ['a'], ...ready })])], ['b a', '', '']],
    ['before its day',                             [stage('s', [step('a', { status: 'complete' }), step('b', { notBefore: '2026-06-15T06:00:00.001Z' })])], ['| b', '', '']],
    ['from its day on',                            [stage('s', [step('a', { status: 'complete' }), step('b', { notBefore: now })])], ['b', '', '']],
    ['a webinar to register for comes last',       [stage('s', [step('a', { status: 'complete' }), step('w', { type: 'RsvpToWebinar' }), step('b')])], ['b w', '', '']],
    ['what is with the desk',                      [stage('s', [step('a', { status: 'processing' })])], ['', 'a', '']],
    ['an open step that the insurer has',          [stage('s', [step('a', insurer)])], ['', 'a', '']],
    ['in progress, but the student is to act',     [stage('s', [step('a', { status: 'processing', holder: { who: 'student' } })])], ['a', '', '']],
    ['what is locked or done',                     [stage('s', [step('a', { status: 'locked' }), step('b', { status: 'complete' })])], ['', '', '']],
    ['a webinar that waits for its day',           [stage('s', [step('a', { status: 'processing', type: 'RsvpToWebinar' })])], ['', '', '']],
    ['a stage that is coming soon',                [stage('s', [step('a')], { isComingSoon: true, isVisited: false })], ['', '', '']],
    ['a stage by its address alone, not begun',    [stage('s', [step('a')], { isListed: false, isVisited: false })], ['', '', '']],
    ['a stage not begun and locked',               [stage('s', [step('a', { status: 'locked' })], unvisited)], ['', '', 's']],
  ],
  )('%s', (_, stages, expected) => {
    expect(bands(...stages)).toEqual(expected)
  })

  const at = (status: StepView['status'], since: string, date?: string): Partial<StepView> => ({
    status,
    stageProgressionOn: { [status]: since },
    ...(date !== undefined && { dates: [{ title: '', when: date }] }),
  })
  test('answers; then the nearest date; then the order of the journey', () => {
    const [yourTurn] = bands(
      stage('s', [
        step('young', at('incomplete', '2026-06-02')),
        step('article', { ...at('readyForReview', '2026-01-01'), type: 'ConsumeContent' }),
        step('far', at('incomplete', '2026-01-01', '2026-09-01')),
        step('answer', at('readyForReview', '2026-06-10')),
      ]),
      stage('t', [
        step('near', at('pending', '2026-06-10', '2026-06-15')),
        step('past', at('incomplete', '2026-05-01', '2026-06-01')),
        step('older', at('readyForReview', '2026-06-01')),
      ]),
    )
    expect(yourTurn).toBe('answer older near far young article past')
  })

  test('the plan chooses: the most urgent step, also of a stage not begun; not what is locked, with others or far off', () => {
    const stages = [
      stage('s', [step('open', { hasBegun: true }), step('late', at('incomplete', '2026-06-01', '2026-07-20'))]),
      stage('t', [step('due'), step('far'), step('shut', { status: 'locked' })], unvisited),
      stage('u', [step('held', { status: 'processing' })]),
    ]
    const plan = new Map([
      ['/t/due', '2026-06-01'],
      ['/t/far', '2026-09-01'],
      ['/t/shut', '2026-06-01'],
      ['/u/held', '2026-06-01'],
    ])
    const { yourTurn } = bandsOf({ ...noPlan, stages, now, planDays: plan })
    expect(yourTurn.map(({ step: { id } }) => id)).toEqual(['due', 'late', 'open'])
    expect(bandsOf({ ...noPlan, stages, now }).yourTurn.map(({ step: { id } }) => id)).toEqual(['late', 'open'])
  })

  test('what a date needs is as urgent as the date, also while that step is locked', () => {
    const shut = step('shut', { status: 'locked', needs: ['first'] })
    const stages = [
      stage('s', [step('open', { hasBegun: true }), step('mine', { dates: [{ title: '', when: '2026-07-01' }] })]),
      stage('t', [step('first'), shut, step('due', { needs: ['first'] })], unvisited),
    ]
    const next = (planDays: ReadonlyMap<string, string>) =>
      bandsOf({ ...noPlan, stages, now, planDays }).yourTurn.map(({ step: { id } }) => id)
    expect(next(new Map([['/t/shut', '2026-06-20']]))).toEqual(['first', 'mine', 'open'])
    expect(next(new Map([['/t/due', '2026-06-20']]))).toEqual(['first', 'mine', 'open'])
    expect(next(new Map())).toEqual(['mine', 'open'])
  })

  test('what is at risk comes before answers, by its last day, and answers by what expires first', () => {
    const offer = (id: string, when: string) =>
      step(id, { status: 'readyForReview', dates: [{ title: 'Good until', when }], needs: [] })
    const stages = [
      stage('s', [offer('later', '2026-07-20'), offer('sooner', '2026-07-10'), step('plain', { hasBegun: true })]),
      stage('t', [step('first'), step('shut', { status: 'locked', needs: ['first'] }), step('other')]),
    ]
    const next = (atRisk: ReadonlyMap<string, string>) =>
      bandsOf({ ...noPlan, stages, now, planDays: atRisk, atRisk }).yourTurn.map(({ step: { id } }) => id)
    expect(next(new Map()).slice(0, 2)).toEqual(['sooner', 'later'])
    expect(
      next(
        new Map([
          ['/t/shut', '2026-06-30'],
          ['/t/other', '2026-06-20'],
        ]),
      ),
    ).toEqual(['other', 'first', 'sooner', 'later', 'plain'])
  })

  test.each([
    ['2026-07-30', 'due'],
    ['2026-07-31', ''],
  ])('a step of a stage not begun is brought forward 45 days before its day: %s', (day, expected) => {
    const stages = [
      stage('s', [step('a', { status: 'processing' })]),
      stage('t', [step('x', { status: 'locked' }), step('due')], { isVisited: false, isListed: false }),
    ]
    const { yourTurn } = bandsOf({ ...noPlan, stages, now, planDays: new Map([['/t/due', day]]) })
    expect(yourTurn.map(({ step: { id } }) => id).join(' ')).toBe(expected)
  })

  test('what others have: the soonest promise first', () => {
    const stepHeld = (until?: string) => ({
      status: 'processing' as const,
      holder: { who: 'other' as const, name: 'the bank', ...(until !== undefined && { until }) },
    })
    const [, withOthers] = bands(
      stage('s', [
        step('none', stepHeld()),
        step('late', stepHeld('2026-08-01')),
        step('soon', stepHeld('2026-07-01')),
      ]),
    )
    expect(withOthers).toBe('soon late none')
  })

  test.each([0, 1, 21])('with %i steps, each stands in one band', count => {
    const statuses = ['incomplete', 'pending', 'processing', 'readyForReview'] as const
    const steps = Array.from({ length: count }, (_, index) =>
      step(`${index}`, { status: statuses[index % statuses.length] ?? 'incomplete' }),
    )
    const { yourTurn, withOthers } = bandsOf({ ...noPlan, stages: [stage('s', steps)], now })
    expect([...yourTurn, ...withOthers].map(({ step: { id } }) => Number(id)).toSorted((a, b) => a - b)).toEqual(
      steps.map((_, index) => index),
    )
  })
})

test.each<[string, Partial<StepView>, boolean]>(
  // oxfmt-ignore
  [
  ['assigned and not looked at', { isCustom: true }, true],
  ['assigned, with the desk',    { isCustom: true, status: 'processing' }, true],
  ['looked at',              { isCustom: true, badgeShown: true }, false],
  ['done',                   { isCustom: true, status: 'complete' }, false],
  ["the stage's own",        {}, false],
],
)('a step %s is new: %s', (_, given, expected) => {
  expect(isNew(step('a', given))).toBe(expected)
})

describe('whoever is enrolled', () => {
  const before = { isBeforeEnrolment: true } as const
  const stages = [
    stage('sop-review', [step('submit-sop')], { ...before, isListed: false }),
    stage('visas', [step('i20-form')], before),
    stage('bank-accounts', [step('compare-accounts')]),
  ]
  const next = (isEnrolled: boolean) => bandsOf({ ...noPlan, stages, now, isEnrolled }).yourTurn[0]?.stage.route

  test('is offered nothing of the stages that lead there, and is past them', () => {
    expect([next(false), next(true)]).toEqual(['visas', 'bank-accounts'])
    expect(presentStage({ ...noPlan, stages, now, isEnrolled: true })?.route).toBe('bank-accounts')
  })
  test('sees there what somebody works on, answered or assigned', () => {
    for (const more of [
      { status: 'processing' },
      { status: 'readyForReview' },
      { status: 'incomplete', isCustom: true },
    ] as const) {
      const { yourTurn, withOthers } = bandsOf({
        ...noPlan,
        stages: [stage('visas', [step('asked', more)], before)],
        now,
        isEnrolled: true,
      })
      expect([...yourTurn, ...withOthers]).toHaveLength(1)
    }
  })
})
