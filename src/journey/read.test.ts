import { describe, expect, test } from 'vitest'
import { factsOf } from '#tests/filled.ts'
import { bind, makeAssigned, noFacts, nextTurn, readJourney, readStage } from './read.ts'
import { type AssignedStep } from './views.ts'
import { nextStep, noPlan, presentStage } from './ahead.ts'
import { happened, list, part, plan, since } from './shape.ts'
import { defineStage, kebab, type NamedNeed, type Stage, type StepDetail } from './stage.ts'
import { afterMark, open } from './rules.ts'
import type { Status } from './status.ts'

const paperShape = part({ sentAt: happened, answeredAt: happened, slots: list({ at: since, start: plan }) })

const welcome = { title: '', lede: '', points: [], start: '', drawing: '' }

const papers = defineStage(paperShape)({
  route: 'papers',
  label: 'Papers',
  isListed: true,
  welcome,
  steps: [
    {
      id: 'Send',
      route: 'send',
      title: 'Send',
      status: ({ sentAt, answeredAt }) => (answeredAt ? 'complete' : sentAt ? 'processing' : 'incomplete'),
    },
    {
      id: 'Read',
      route: 'read',
      title: 'Read',
      status: ({ answeredAt }) => (answeredAt ? 'readyForReview' : 'locked'),
      whyLocked: 'Send it first',
      canBeMarked: true,
    },
    {
      id: 'Meet',
      route: 'meet',
      title: 'Meet',
      status: ({ slots }, now) => (slots.some(slot => slot.start <= now) ? 'complete' : 'incomplete'),
    },
    { id: 'Partner', route: 'partner', title: 'Partner', status: open, isHidden: () => true },
  ],
})

type Known = Parameters<typeof factsOf<typeof paperShape.fields>>[1]

const nothing = factsOf(papers, {})
const now = '2026-06-15T06:00:00.000Z'
const read = (facts: Known) => readStage(papers, factsOf(papers, facts), now, 1)
const statuses = (facts: Known) =>
  read(facts)
    .steps.map(step => step.status)
    .join(' ')

test('a paper or a value that the stage has is no longer needed, and one that it lacks waits for the step that brings it', () => {
  const step = (route: string) => ({ id: route, route, title: route, status: open })
  const bringing = {
    ...papers,
    steps: [
      step('bring'),
      { ...step('use'), needs: [{ paper: 'letter', by: 'bring' }, { value: 'address', by: 'bring' }, 'bring'] },
    ],
    has: ({ sentAt }: { sentAt: string | null }, need: NamedNeed) => sentAt !== null && 'paper' in need,
  }
  const needs = (facts: Known) => readStage(bringing, factsOf(papers, facts), now, 1).steps[1]?.needs
  expect(needs({})).toEqual([{ paper: 'letter', by: 'bring' }, { value: 'address', by: 'bring' }, 'bring'])
  expect(needs({ sentAt: now })).toEqual([{ value: 'address', by: 'bring' }, 'bring'])
})

describe('statuses follow from facts', () => {
  const sentAt = '2026-06-01T06:00:00.000Z'
  const answeredAt = '2026-06-03T06:00:00.000Z'
  const visitedAt = '2026-05-30T06:00:00.000Z'
  test.each(
    // oxfmt-ignore
    [
    // facts                                          Send        Read           Meet
    [{},                                              'incomplete locked         incomplete'],
    [{ visitedAt },                                   'pending    locked         incomplete'],
    [{ visitedAt, sentAt },                           'processing locked         incomplete'],
    [{ sentAt, answeredAt },                          'complete   readyForReview incomplete'],
    [{ sentAt, answeredAt, marked: { Read: { at: now } } }, 'complete   complete       incomplete'],
    [{ marked: { Read: { at: now } } },               'incomplete locked         incomplete'],
    [{ slots: [{ at: sentAt, start: now }] },         'incomplete locked         complete'],
  ],
  )('%j', (facts, expected) => {
    expect(statuses(facts)).toBe(expected.replaceAll(/\s+/g, ' '))
  })

  test('each status carries the moment it was first reached', () => {
    const [send, readStep] = read({ visitedAt, sentAt, answeredAt }).steps
    expect(send?.stageProgressionOn).toEqual({ pending: visitedAt, processing: sentAt, complete: answeredAt })
    expect(readStep?.stageProgressionOn).toEqual({ locked: visitedAt, readyForReview: answeredAt })
  })

  test('a plan is no happening: a slot ahead does not count as reached before it starts', () => {
    const ahead = read({ slots: [{ at: sentAt, start: '2026-07-01T00:00:00.000Z' }] })
    expect(ahead.steps[2]?.stageProgressionOn).toEqual({ incomplete: sentAt })
  })

  test('hidden steps are not there, locked ones say why, and the rest are counted as left', () => {
    const view = read({})
    expect(view.steps.map(step => step.id)).toEqual(['Send', 'Read', 'Meet'])
    expect(view.steps[1]?.whyLocked).toBe('Send it first')
    expect(view.stepsLeft).toBe(3)
    expect(read({ answeredAt }).stepsLeft).toBe(2)
  })
})

describe('what the student had done before they came', () => {
  const at = '2026-06-01T06:00:00.000Z'
  const answeredAt = '2026-06-03T06:00:00.000Z'
  const labels = (facts: Known) =>
    read(facts)
      .steps.map(step => step.label ?? '-')
      .join(', ')
  const before = 'Done before Safar'
  test.each<[Known, string, string]>(
    // oxfmt-ignore
    [
    // facts                                                       Send Read Meet                     labels
    [{ doneBefore: { stage: { at }, steps: {} } },                 'complete complete complete',      `${before}, ${before}, ${before}`],
    [{ doneBefore: { steps: { Read: { at } } } },                  'incomplete complete incomplete',  `-, ${before}, -`],
    [{ doneBefore: { stage: { at }, steps: {} }, answeredAt },     'complete complete complete',      `-, ${before}, ${before}`],
    [{ doneBefore: { steps: { Read: { at } } }, visitedAt: at },   'pending complete incomplete',     `-, ${before}, -`],
    [{ doneBefore: { steps: {} } },                                'incomplete locked incomplete',    '-, -, -'],
  ],
  )('%j', (facts, expected, expectedLabels) => {
    expect(statuses(facts)).toBe(expected)
    expect(labels(facts)).toBe(expectedLabels)
  })

  test('can be opened again, unless it was done here too', () => {
    const { steps } = read({ doneBefore: { stage: { at }, steps: {} }, answeredAt })
    expect(steps.map(({ canBeUnmarked }) => canBeUnmarked)).toEqual([false, true, true])
  })

  test('opens what comes after it', () => {
    expect(afterMark('A')({ ...noFacts, doneBefore: { stage: null, steps: { A: { at, way: null } } } }, now)).toBe(
      'incomplete',
    )
  })

  test('a step that the desk assigned stays open', () => {
    const assigned = makeAssigned(
      { id: 'L', route: 'l', title: 'L', status: open },
      { sentAt: happened },
      { sentAt: at },
      1,
    )
    const { steps } = readStage(papers, { ...nothing, doneBefore: { stage: { at, way: null }, steps: {} } }, now, 1, {
      assigned: [assigned],
    })
    expect(steps.find(({ id }) => id === 'L')).toMatchObject({ status: 'incomplete', canBeUnmarked: false })
  })
})

describe('what was finished another way', () => {
  const at = '2026-06-01T06:00:00.000Z'
  const sentAt = '2026-06-02T06:00:00.000Z'
  const answeredAt = '2026-06-03T06:00:00.000Z'
  const whole = { doneBefore: { stage: { at, way: 'elsewhere' }, steps: {} } }
  const meeting = { doneBefore: { steps: { Meet: { at, way: 'met' } } } }
  const otherWays = [{ id: 'elsewhere' }, { id: 'met', steps: ['Meet'] }]
  const view = (facts: Known) => readStage({ ...papers, otherWays }, factsOf(papers, facts), now, 1)
  test.each<[string, Known, string, string | undefined, readonly string[] | undefined]>(
    // oxfmt-ignore
    [
    // facts                                        Send Read Meet                       taken        open
    ['nothing is known',         {},                'incomplete locked incomplete',      undefined,   ['elsewhere', 'met']],
    ['it is finished elsewhere', whole,             'complete complete complete',        'elsewhere', undefined],
    ['one step is',              meeting,           'incomplete locked complete',        'met',       undefined],
    ['somebody works on it',     { sentAt },        'processing locked incomplete',      undefined,   ['met']],
    ['somebody has answered',    { answeredAt },    'complete readyForReview incomplete', undefined,  ['met']],
    ['all was done here',        { answeredAt, marked: { Read: { at } }, slots: [{ at, start: at }] },
                                                    'complete complete complete',        undefined,   undefined],
    ['it was done before',       { doneBefore: { stage: { at }, steps: {} } },
                                                    'complete complete complete',        undefined,   undefined],
  ],
  )('%s', (_, facts, expected, taken, open) => {
    const { steps, otherWay, otherWays } = view(facts)
    expect(steps.map(({ status }) => status).join(' ')).toBe(expected)
    expect([otherWay, otherWays?.map(({ id }) => id)]).toEqual([taken, open])
  })

  test('says how many steps it would finish, so that a page can ask before many', () => {
    expect(view({}).otherWays).toEqual([
      { id: 'elsewhere', finishes: 3 },
      { id: 'met', finishes: 1 },
    ])
    expect(view({ slots: [{ at, start: at }] }).otherWays).toEqual([{ id: 'elsewhere', finishes: 2 }])
  })

  test('is called so, and each of its steps can be opened again', () => {
    const [send] = view(whole).steps
    expect(send).toMatchObject({ label: 'Done another way', isDoneBefore: true, canBeUnmarked: true })
  })
})

test('another way that names a step which is not there does not compile', () => {
  const table = { route: 'papers', label: '', isListed: true, welcome, steps: [] } as const
  // @ts-expect-error there is no such step.
  expect(defineStage(paperShape)({ ...table, otherWays: [{ id: 'met', steps: ['Meet'] }] }).route).toBe('papers')
})

test('what waits for a review comes before what is merely open', () => {
  const first = { ...papers, facts: {}, steps: [{ id: 'A', route: 'a', title: 'A', status: open }] } satisfies Stage
  const second = {
    ...papers,
    facts: {},
    route: 'b',
    steps: [{ id: 'B', route: 'b', title: 'B', status: () => 'readyForReview' as const }],
  } satisfies Stage
  const journey = readJourney([bind(first), bind(second)], {}, now)
  expect(nextStep({ ...noPlan, stages: journey, now })?.step.id).toBe('B')
})

test.each<[string, Status, StepDetail, boolean]>(
  // oxfmt-ignore
  [
  ['an open step that the insurer has is not next',           'incomplete', { holder: { who: 'other', name: 'the insurer' } }, false],
  ['a step in progress that waits for the student is next',   'processing', { holder: { who: 'student' } },                    true],
  ['a complete step is nobody\'s turn, no matter who its rule says', 'complete',   { holder: { who: 'student' } },                    false],
],
)('%s', (_, status, detail, isNext) => {
  const stage = {
    ...papers,
    facts: {},
    steps: [{ id: 'A', route: 'a', title: 'A', status: () => status, detail: () => detail }],
  } satisfies Stage
  expect(nextStep({ ...noPlan, stages: readJourney([bind(stage)], {}, now), now }) !== undefined).toBe(isNext)
})

describe('the present station is the stage of the next step', () => {
  const stage = (route: string, ...statuses: Status[]): Stage => ({
    ...papers,
    facts: {},
    route,
    steps: statuses.map((status, index) => ({
      id: `${route}${index}`,
      route: `${route}${index}`,
      title: '',
      status: () => status,
    })),
  })
  const soon: Stage = { ...stage('soon', 'incomplete'), isComingSoon: true }
  test.each(
    // oxfmt-ignore
    [
    ['the first with something open',       [stage('done', 'complete'), stage('open', 'complete', 'incomplete')],      'open'],
    ['what waits for a review goes first',  [stage('open', 'incomplete'), stage('ready', 'readyForReview')],           'ready'],
    ['no stage that has no steps yet',      [stage('empty'), stage('open', 'incomplete')],                             'open'],
    ['none that is coming soon',            [soon, stage('open', 'incomplete')],                                       'open'],
    ['else what is under way',              [stage('done', 'complete'), stage('wait', 'processing'), stage('empty')],  'wait'],
    ['nowhere once all is done',            [soon, stage('empty'), stage('done', 'complete')],                         undefined],
  ],
  )('%s', (_, stages, expected) =>
    expect(presentStage({ ...noPlan, stages: readJourney(stages.map(bind), {}, now), now })?.route).toBe(expected),
  )
})

test.each([
  ['2026-06-14T00:00:00.000Z', '2026-06-15T06:00:00.000Z'],
  ['2026-06-15T06:00:00.000Z', '2026-06-15T07:00:00.000Z'],
  ['2026-06-20T00:00:00.000Z', undefined],
])('at %s the clock turns a step next at %s', (moment, turn) => {
  const turning = {
    ...papers.steps[3],
    isHidden: () => false,
    detail: () => ({ turns: ['2026-06-15T07:00:00.000Z', '2026-06-15T06:00:00.000Z'] }),
  }
  expect(
    nextTurn([readStage({ ...papers, steps: [turning, ...papers.steps.slice(0, 2)] }, nothing, moment, 1)], moment),
  ).toBe(turn)
})

test('a step after another opens with its mark', () => {
  const rule = afterMark('A')
  expect(rule(noFacts, now)).toBe('locked')
  expect(rule({ ...noFacts, marked: { A: { at: now } } }, now)).toBe('incomplete')
})

test('a stage in which a step stands twice does not start', () => {
  const duplicate = { id: 'A', route: 'a', title: 'A', status: open }
  expect(() => defineStage(part({}))({ ...papers, steps: [duplicate, duplicate] })).toThrow("'A' is listed twice")
})

test('a stage does not start with a step that becomes none of its own', () => {
  const step = { id: 'A', route: 'a', title: 'A', status: open, becomes: 'B' }
  expect(() => defineStage(part({}))({ ...papers, steps: [step] })).toThrow(
    "src/stages/papers/rules.ts: no step is called 'B'",
  )
})

test.each([
  ['Check what your university asks', 'check-what-your-university-asks'],
  ["Your university's form (2026)", 'your-universitys-form-2026'],
  ['Café & visa', 'cafe-visa'],
])('a step without a route gets %j → %s', (title, route) => expect(kebab(title)).toBe(route))

describe('a step assigned for one student', () => {
  const sentAt = '2026-06-10T06:00:00.000Z'
  const assignedAt = (order: number, id = `assigned-${order}`) =>
    makeAssigned(
      {
        id,
        route: id,
        title: id,
        type: 'Custom',
        labels: { processing: 'With your reviewer' },
        status: ({ doneAt }) => (doneAt ? 'complete' : 'processing'),
      },
      { sentAt: happened, doneAt: happened },
      { sentAt, doneAt: null },
      order,
    )
  const withAssigned = (facts: Known, ...assigned: AssignedStep[]) =>
    readStage(papers, factsOf(papers, facts), now, 1, { assigned })

  test.each([
    [[assignedAt(0.5)], 'assigned-0.5 Send Read Meet'],
    [[assignedAt(1)], 'Send assigned-1 Read Meet'],
    [[assignedAt(2.5), assignedAt(1.5)], 'Send assigned-1.5 Read assigned-2.5 Meet'],
    [[assignedAt(99)], 'Send Read Meet assigned-99'],
  ])('stands in its place, whatever is hidden', (assigned, ids) => {
    const { steps, stepsLeft } = withAssigned({}, ...assigned)
    expect(steps.map(({ id }) => id).join(' ')).toBe(ids)
    expect(steps.map(({ order }) => order)).toEqual(steps.map((_, index) => index + 1))
    expect(stepsLeft).toBe(steps.length)
  })

  test('has a label, a type and moments of its own', () => {
    const [step] = withAssigned({ sentAt: '2026-06-01T06:00:00.000Z' }, assignedAt(0.5)).steps
    expect(step).toMatchObject({ isCustom: true, type: 'Custom', label: 'With your reviewer', status: 'processing' })
    expect(step?.stageProgressionOn).toEqual({ processing: sentAt })
  })

  test('is new until its badge was shown', () => {
    const shown = { badges: { 'assigned-1': { at: now } } }
    expect(withAssigned({}, assignedAt(1)).steps[1]?.badgeShown).toBe(false)
    expect(withAssigned(shown, assignedAt(1)).steps[1]?.badgeShown).toBe(true)
  })
})
