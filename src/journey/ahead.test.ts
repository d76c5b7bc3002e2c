import { describe, expect, test } from 'vitest'
import { datesIn, isNew, stepsWaiting } from './ahead.ts'
import type { StageView, StepView } from './read.ts'

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

describe('what waits for the student', () => {
  const waiting = (...stages: StageView[]) =>
    stepsWaiting(stages, undefined, now)
      .map(({ step: { id } }) => id)
      .join(' ')
  test.each<[string, StageView, string]>(
    // oxfmt-ignore
    [
    ['an answer to look at',          stage('s', [step('a', { status: 'readyForReview' })], { isVisited: false }), 'a'],
    ['an open step of a stage begun', stage('s', [step('a', { status: 'pending' })]), 'a'],
    ['an open step not begun',        stage('s', [step('a')], { isVisited: false }), ''],
    ['a step assigned for them',          stage('s', [step('a', { isCustom: true })], { isVisited: false }), 'a'],
    ['what is with the desk',         stage('s', [step('a', { status: 'processing' })]), ''],
    ['an open step that the insurer has', stage('s', [step('a', { holder: { who: 'other', name: 'the insurer' } })]), ''],
    ['a step in progress that waits for the student', stage('s', [step('a', { status: 'processing', holder: { who: 'student' } })]), 'a'],
    ['what is locked or done',        stage('s', [step('a', { status: 'locked' }), step('b', { status: 'complete' })]), ''],
  ],
  )('%s', (_, given, expected) => {
    expect(waiting(given)).toBe(expected)
  })

  test('by the nearest date, then by what waits longest', () => {
    const open = (id: string, date: string | undefined, since: string) =>
      step(id, {
        stageProgressionOn: { incomplete: since },
        ...(date !== undefined && { dates: [{ title: '', when: date }] }),
      })
    expect(
      waiting(
        stage('s', [
          open('young', undefined, '2026-06-02'),
          open('old', undefined, '2026-06-01'),
          open('far', '2026-09-01', '2026-01-01'),
        ]),
        stage('t', [open('near', '2026-06-15', '2026-06-10'), open('past', '2026-06-01', '2026-05-01')]),
      ),
    ).toBe('near far past old young')
  })

  test('the one next thing stands by itself', () => {
    const next = step('a')
    expect(stepsWaiting([stage('s', [next, step('b')])], next, now).map(({ step: { id } }) => id)).toEqual(['b'])
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
