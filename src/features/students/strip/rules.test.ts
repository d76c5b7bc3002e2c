import { expect, test } from 'vitest'
import type { StageView, StepView } from '#src/journey/views.ts'
import { datesAhead } from '#src/features/plan/ahead/rules.ts'
import { planOf, type PlanRow } from '#src/plan/plan.ts'
import { rules, rulesInUse } from '#src/plan/rules.ts'
import { dayOf } from '#src/values/dates.ts'
import { cellWords } from './copy.ts'
import { cellOf, levelOf, shownRows, stuckAfterDays } from './rules.ts'

// A Tuesday, in the afternoon in India.
const now = '2026-11-10T09:30:00.000Z'
const on = (day: string) => `${day}T09:00:00.000Z`

const step = (more: Partial<StepView>): StepView => ({
  id: 'step',
  route: 'step',
  title: 'Step',
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

function stage(steps: StepView[], more: Partial<StageView> = {}): StageView {
  const stepsLeft = steps.filter(({ status }) => status !== 'complete').length
  return {
    route: 'visas',
    label: 'Visas',
    order: 1,
    isListed: true,
    isComingSoon: false,
    isVisited: true,
    stepsLeft,
    isComplete: steps.length > 0 && stepsLeft === 0,
    steps,
    ...more,
  }
}

const cellIn = (view: StageView, rows: PlanRow[] = []) => {
  const at = Temporal.Instant.from(now)
  return cellOf(view, now, datesAhead({ rows, stages: [view], now: at, today: dayOf(at), zone: undefined }))
}

const since = (status: StepView['status'], day: string, more: Partial<StepView> = {}) =>
  step({ status, stageProgressionOn: { [status]: on(day) }, ...more })
const done = (day: string) => since('complete', day)
const open = (day: string) => since('pending', day, { hasBegun: true })
const bank = { who: 'other', name: 'State Bank of India' } as const
const at = (more: Partial<StepView>) => step({ status: 'pending', hasBegun: true, ...more })

// A stage as it is on Tuesday, 10th November 2026, and its cell in words.
test.each(
  // oxfmt-ignore
  [
  ['no steps',                stage([]),                                                           'no steps yet'],
  ['not begun',               stage([step({}), step({})], { isVisited: false }),                   'not begun, 2 steps'],
  ['only looked at',          stage([since('pending', '2026-10-01'), step({})]),                   'not begun, 2 steps'],
  ['begun today',             stage([open('2026-11-10')]),                                         '0 of 1 done, with the student since 10th November'],
  ['six days',                stage([open('2026-11-04')]),                                         '0 of 1 done, with the student since 4th November'],
  ['seven days',              stage([open('2026-11-03')]),                                         '0 of 1 done, with the student since 3rd November, stuck'],
  ['another year',            stage([open('2025-11-03')]),                                         '0 of 1 done, with the student since 3rd November 2025, stuck'],
  ['something was done since', stage([done('2026-11-08'), open('2026-10-01')]),                    '1 of 2 done, with the student since 8th November'],
  ['with us for long',        stage([since('processing', '2026-10-01')]),                          '0 of 1 done, with us since 1st October'],
  ['with us, and with them',  stage([since('processing', '2026-10-05'), open('2026-10-01')]),      '0 of 2 done, with us since 5th October'],
  ['with a bank',             stage([since('processing', '2026-10-01', { holder: bank })]),        '0 of 1 done, with State Bank of India since 1st October'],
  ['two have it',             stage([since('processing', '2026-10-09'), since('processing', '2026-10-01', { holder: bank })]), '0 of 2 done, with State Bank of India since 1st October'],
  ['an answer, and with us',  stage([since('readyForReview', '2026-11-01'), since('processing', '2026-10-01')]), '0 of 2 done, with the student since 1st November, stuck'],
  ['locked alone',            stage([done('2026-10-01'), since('locked', '2026-10-01')]),          '1 of 2 done'],
  ['all is done',             stage([done('2026-10-01')]),                                         'done'],
  ['assigned, never opened',  stage([since('incomplete', '2026-11-01', { isCustom: true })], { isVisited: false }), '0 of 1 done, with the student since 1st November, stuck'],
  ['by the clock, of today',  stage([step({ status: 'readyForReview', stageProgressionOn: { processing: on('2026-10-01'), readyForReview: now }, turns: [on('2026-11-09')] })]), '0 of 1 done, with the student since 9th November'],
  ['coming soon',             stage([], { isComingSoon: true }),                                   'no steps yet'],
] as const,
)('%s', (_, view, words) => {
  expect(cellWords('Visas', cellIn(view), now)).toBe(`Visas: ${words}`)
})

// What is due within seven days of Tuesday.
test.each(
  // oxfmt-ignore
  [
  ['yesterday',            '2026-11-09',               ''],
  ['today',                '2026-11-10',               ', due today'],
  ['a moment that passed', '2026-11-10T08:00:00.000Z', ''],
  ['a moment of today',    '2026-11-10T10:00:00.000Z', ', due today'],
  ['on Friday',            '2026-11-13',               ', due Friday'],
  ['on Monday',            '2026-11-16',               ', due Monday'],
  ['late on Monday, there', '2026-11-16T19:00:00.000Z', ''],
  ['a week from today',    '2026-11-17',               ''],
] as const,
)('due %s', (_, when, words) => {
  const cell = cellIn(stage([at({ dates: [{ title: 'Interview', when }] })]))
  expect(cellWords('Visas', cell, now)).toBe(`Visas: 0 of 1 done${words}, with the student`)
})

test('the nearest of several dates is the one that is due', () => {
  const dates = [
    { title: 'Interview', when: '2026-11-14' },
    { title: 'Fee', when: '2026-11-12' },
  ]
  expect(cellIn(stage([at({ dates })])).due).toEqual({ title: 'Visas: Fee', when: '2026-11-12' })
})

test('what the plan asks for at a step of the stage is due there', () => {
  const flight = Temporal.PlainDate.from('2026-12-20')
  const rows = planOf({ flight }, rulesInUse(rules), Temporal.PlainDate.from('2026-11-10'))
  const fee = rows.find(({ thing }) => thing === 'sevisFee') ?? expect.fail('no row')
  const safe = { ...(fee.safe ?? expect.fail('no day')), day: Temporal.PlainDate.from('2026-11-13') }
  const due = (isEstimated: boolean) => cellIn(stage([at({})]), [{ ...fee, safe: { ...safe, isEstimated } }]).due
  expect(due(false)).toEqual({ title: 'Last safe day: I-901 fee paid', when: '2026-11-13' })
  // An estimate of ours is nothing that is due.
  expect(due(true)).toBeNull()
})

test.each([
  [0, 9, false, 0],
  [0, 9, true, 1],
  [2, 9, true, 1],
  [3, 9, true, 2],
  [6, 9, true, 3],
  [8, 9, true, 3],
  [9, 9, true, 4],
  [1, 1, true, 4],
  [0, 0, false, 0],
])('%i of %i done, begun: %s, is level %i', (count, steps, hasBegun, level) => {
  expect(levelOf({ done: count, steps, hasBegun })).toBe(level)
})

test('the day after the seventh counts from midnight in India, not from the hour', () => {
  const cell = (moment: string) => cellIn(stage([at({ stageProgressionOn: { pending: moment } })]))
  // Just before and just after midnight in India.
  expect(cell('2026-11-03T18:29:00.000Z').isStuck).toBe(true)
  expect(cell('2026-11-03T18:31:00.000Z').isStuck).toBe(false)
  expect(stuckAfterDays).toBe(7)
})

test('who is stuck longest is shown first, what is due soonest first, and otherwise all as they came', () => {
  const row = (name: string, ...cells: { stuck?: string; due?: string }[]) => ({
    name,
    cells: cells.map(({ stuck, due }) => ({
      isStuck: stuck !== undefined,
      since: stuck === undefined ? null : on(stuck),
      due: due === undefined ? null : { title: 'Fee', when: due },
    })),
  })
  const rows = [
    row('Meera', { stuck: '2026-11-01' }, { due: '2026-11-12' }),
    row('Rohan', {}, { due: '2026-11-11' }),
    row('Arjun', { stuck: '2026-11-02' }, { stuck: '2026-10-01' }),
    row('Fatima', {}),
  ]
  const names = (shown: 'all' | 'stuck' | 'due') => shownRows(rows, shown).map(({ name }) => name)
  expect(names('all')).toEqual(['Meera', 'Rohan', 'Arjun', 'Fatima'])
  expect(names('stuck')).toEqual(['Arjun', 'Meera'])
  expect(names('due')).toEqual(['Rohan', 'Meera'])
})
