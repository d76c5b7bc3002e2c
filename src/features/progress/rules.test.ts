// What waits for a network, read by the stages' own rules: pressed at noon by the server's clock.
import { describe, expect, test } from 'vitest'
import { filled, type Given } from '#tests/filled.ts'
import type { Moment } from '#src/journey/moments.ts'
import { bind, makeAssigned } from '#src/journey/read.ts'
import { type SentFacts, type StageView } from '#src/journey/views.ts'
import { afterMark, open } from '#src/journey/rules.ts'
import { happened, part } from '#src/journey/shape.ts'
import { commonFields, defineStage, type Pending } from '#src/journey/stage.ts'
import { markOf, readSent, visitOf, type JourneyTable } from './rules.ts'

const at = '2026-06-14T06:00:00.000Z'
const noon = '2026-06-15T06:30:00.000Z'
const welcome = { title: '', lede: '', points: [], start: '', drawing: '' }

const papers = defineStage(part({ sentAt: happened }))({
  route: 'papers',
  label: 'Papers',
  isListed: true,
  welcome,
  pending: [(facts, pending, now) => (pending.get('papers-sent') === true ? { ...facts, sentAt: now } : facts)],
  steps: [
    {
      id: 'Plan',
      route: 'plan',
      title: 'Plan',
      status: open,
      canBeMarked: true,
      closesForGood: true,
      labels: { incomplete: 'Plan now' },
    },
    { id: 'Next', route: 'next', title: 'Next', status: afterMark('Plan'), canBeMarked: true },
    {
      id: 'Send',
      route: 'send',
      title: 'Send',
      status: ({ sentAt }) => (sentAt === null ? 'incomplete' : 'processing'),
    },
  ],
})

const assigned = (pending: Pending) =>
  makeAssigned(
    {
      id: 'assigned',
      route: 'assigned',
      title: 'Assigned',
      status: ({ doneAt }) => (doneAt === null ? 'pending' : 'complete'),
    },
    { doneAt: happened },
    { doneAt: pending.get('assigned') === true ? noon : null },
    9,
  )

const table: JourneyTable = {
  stages: [bind(papers)],
  assignedFrom: (_, sent, pending) => sent.map(() => assigned(pending)),
}

type Common = Given<typeof commonFields>
const reached = { Plan: { incomplete: at } }

function read(
  common: Common,
  pending: [string, unknown][],
  more: Partial<SentFacts> = {},
  now: Moment = noon,
): StageView {
  const sent = { common: filled(commonFields, common), own: { sentAt: null }, reached, assigned: [], ...more }
  const [stage] = readSent(table, { now: at, stages: { papers: sent } }, new Map(pending), now)
  return stage ?? expect.fail('no stage')
}

const mark = (is: boolean, step = 'Plan'): [string, boolean] => [markOf('papers', step), is]
const marked: Common = { marked: { Plan: { at } } }

test('a mark shows as done, and opens what waits for it', () => {
  const { steps, stepsLeft } = read({}, [mark(true)])
  expect(stepsLeft).toBe(2)
  expect(steps[0]).toMatchObject({
    status: 'complete',
    canBeMarked: false,
    stageProgressionOn: { incomplete: at, complete: noon },
  })
  expect(steps[0]).not.toHaveProperty('label')
  expect(steps[1]).toMatchObject({ status: 'incomplete', canBeMarked: true })
})

test.each<[string, Common, [string, unknown][], string[]]>([
  ['nothing waits', {}, [], ['incomplete', 'locked', 'incomplete']],
  [
    'a mark that is taken back',
    { marked: { Plan: { at }, Next: { at } } },
    [mark(false, 'Next')],
    ['complete', 'incomplete', 'incomplete'],
  ],
  ['what it opened is locked again', marked, [mark(false)], ['incomplete', 'locked', 'incomplete']],
  ['two marks, one behind the other', {}, [mark(true), mark(true, 'Next')], ['complete', 'complete', 'incomplete']],
  ['a mark of a step that is locked', {}, [mark(true, 'Next')], ['incomplete', 'locked', 'incomplete']],
  ['a mark of a step that takes none', {}, [mark(true, 'Send')], ['incomplete', 'locked', 'incomplete']],
  ['a mark of another stage', {}, [[markOf('visas', 'Plan'), true]], ['incomplete', 'locked', 'incomplete']],
  ['a verb of the stage itself', {}, [['papers-sent', true]], ['incomplete', 'locked', 'processing']],
  ['a first visit', {}, [[visitOf('papers'), true]], ['pending', 'locked', 'incomplete']],
])('%s', (_, common, pending, expected) => {
  expect(read(common, pending).steps.map(({ status }) => status)).toEqual(expected)
})

test('a visit is noted', () => {
  expect(read({}, [[visitOf('papers'), true]])).toMatchObject({ isVisited: true })
})

test('an assigned step is completed', () => {
  expect(read({}, [['assigned', true]], { assigned: ['one'] }).steps[3]).toMatchObject({
    isCustom: true,
    status: 'complete',
  })
  expect(read({}, [], { assigned: ['one'] }).steps[3]).toMatchObject({ status: 'pending' })
})

describe('a step that was done before Safar is opened again', () => {
  test('by itself', () => {
    const { steps } = read({ doneBefore: { steps: { Plan: { at } } } }, [mark(false)])
    expect(steps[0]).toMatchObject({ status: 'incomplete', canBeMarked: true, canBeUnmarked: false })
    expect(steps[0]).not.toHaveProperty('isDoneBefore')
  })

  test('while the others of its stage stay done', () => {
    const { steps } = read({ doneBefore: { stage: { at } } }, [mark(false)])
    expect(steps.map(({ status, isDoneBefore }) => [status, isDoneBefore])).toEqual([
      ['incomplete', undefined],
      ['complete', true],
      ['complete', true],
    ])
  })
})

test('what was sent by another release is refused by its name', () => {
  expect(() => read({}, [], { own: { sent: at } })).toThrow('facts.sentAt')
})
