import { expect, test } from 'vitest'
import type { JourneyView } from './contract.ts'
import { completionOf, journeyAsWished, markOf, visitOf } from './rules.ts'

type Stage = JourneyView['stages'][number]
type Step = Stage['steps'][number]

const still = { canBeMarked: false, canBeUnmarked: false, closesForGood: false, badgeShown: true, isCustom: false, stageProgressionOn: {} }

const step = (id: string, more: Partial<Step> = {}): Step => ({ ...still, id, route: id, title: id, order: 1, status: 'incomplete', ...more })

const listed = { route: 'vaccines', label: 'Vaccines', order: 1, isListed: true, isComingSoon: false, isVisited: false, isComplete: false }

const stage = (steps: Step[]): Stage => ({ ...listed, steps, stepsLeft: steps.filter(({ status }) => status !== 'complete').length })

const wished = (steps: Step[], wishes: [string, boolean][]) =>
  journeyAsWished({ now: '2026-06-15T06:00:00Z', stages: [stage(steps)] }, new Map(wishes)).stages[0]

const open = step('Plan', { canBeMarked: true, closesForGood: true, label: 'Plan now' })
const done = step('Plan', { status: 'complete', canBeUnmarked: true })
const laid = step('laid', { isCustom: true })

test('a mark shows as done, counts, and can be taken back', () => {
  const seen = wished([open, step('Next')], [[markOf('vaccines', 'Plan'), true]])
  expect(seen).toMatchObject({ stepsLeft: 1, isComplete: false })
  expect(seen?.steps[0]).toMatchObject({ status: 'complete', canBeMarked: false, canBeUnmarked: true, closesForGood: false })
  expect(seen?.steps[0]).not.toHaveProperty('label')
})

test.each([
  ['the last mark completes the stage', [open], markOf('vaccines', 'Plan'), true, { stepsLeft: 0, isComplete: true }],
  ['taken back, it is open', [done], markOf('vaccines', 'Plan'), false, { stepsLeft: 1, isComplete: false }],
  ['a step that is locked stays so', [step('Plan', { status: 'locked' })], markOf('vaccines', 'Plan'), true, { stepsLeft: 1 }],
  ['a mark of another stage is none here', [open], markOf('visas', 'Plan'), true, { stepsLeft: 1 }],
  ['a laid step is completed', [laid], completionOf('laid'), true, { stepsLeft: 0 }],
  ['a laid step is opened again', [{ ...laid, status: 'complete' as const }], completionOf('laid'), false, { stepsLeft: 1 }],
  ['a visit', [open], visitOf('vaccines'), true, { isVisited: true }],
])('%s', (_, steps, name, is, expected) => {
  expect(wished(steps, [[name, is]])).toMatchObject(expected)
})

test('a step that was done before Safar is opened again at once, and the server says whether it can be marked', () => {
  const before = step('Plan', { status: 'complete', label: 'Done before Safar', isDoneBefore: true, canBeUnmarked: true })
  const seen = wished([before], [[markOf('vaccines', 'Plan'), false]])
  expect(seen).toMatchObject({ stepsLeft: 1, steps: [{ status: 'incomplete', canBeMarked: false, canBeUnmarked: false }] })
  expect(seen?.steps[0]).not.toHaveProperty('label')
  expect(seen?.steps[0]).not.toHaveProperty('isDoneBefore')
})
