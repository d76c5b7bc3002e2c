import { describe, expect, test } from 'vitest'
import { filled, type Given } from '#tests/filled.ts'
import { noFacts } from '#src/journey/read.ts'
import { customStepFields } from './facts.shape.ts'
import { orderAfterMove, orderAtTheEnd, routesFor, statusRules } from './rules.ts'

const [assignedAt, answeredAt, fulfilledAt, completedAt] = [1, 2, 3, 4].map(day => `2026-06-0${day}T06:00:00.000Z`)
const start = '2026-06-15T14:00:00.000Z'
const end = '2026-06-15T15:00:00.000Z'
const before = '2026-06-15T13:59:59.999Z'
const during = start
const after = end

type Known = Given<typeof customStepFields>
const facts = (...given: Known[]): Known => Object.assign({ assignedAt }, ...given)
const answered = { answeredAt }
const fulfilled = { fulfilledAt }
const completed = { completedAt }
const slots = [{ conferenceId: 'a', startTime: start, endTime: end }]
const slot = { webinar: { slots, registrations: [] } }
const registered = {
  webinar: { slots, registrations: [{ conferenceId: 'a', registeredAt: '2026-06-02T06:00:00.000Z' }] },
}

describe('statuses follow from what happened', () => {
  test.each(
    // oxfmt-ignore
    [
    // type           facts                                      now     status
    ['FillForm',      facts(),                                   before, 'incomplete'],
    ['FillForm',      facts(answered),                           before, 'processing'],
    ['FillForm',      facts(answered, fulfilled),                before, 'readyForReview'],
    ['FillForm',      facts(answered, fulfilled, completed),     before, 'complete'],
    ['FillForm',      facts(completed),                          before, 'incomplete'],
    ['ConsumeContent', facts(),                                  before, 'readyForReview'],
    ['ConsumeContent', facts(completed),                         before, 'complete'],
    ['Custom',        facts(),                                   before, 'processing'],
    ['Custom',        facts(fulfilled),                          before, 'readyForReview'],
    ['Custom',        facts(fulfilled, completed),               before, 'complete'],
    ['RsvpToWebinar', facts(),                                   before, 'incomplete'],
    ['RsvpToWebinar', facts(registered),                         before, 'processing'],
    ['RsvpToWebinar', facts(registered),                         during, 'readyForReview'],
    ['RsvpToWebinar', facts(registered),                         after,  'complete'],
    ['RsvpToWebinar', facts(slot),                               after,  'incomplete'],
  ] as const,
  )('%s %j', (type, given, now, status) => {
    expect(statusRules[type]({ ...noFacts, ...filled(customStepFields, given) }, now)).toBe(status)
  })
})

describe('routes', () => {
  const routes = (titles: string[], taken: string[] = []) => [
    ...routesFor(
      titles.map((title, at) => ({ id: `id-${at}`, title })),
      taken,
    ).values(),
  ]
  test.each([
    [['Send your I-20'], [], ['send-your-i-20']],
    [['Plan', 'Plan', 'Plan'], [], ['plan', 'plan-2', 'plan-3']],
    [['Plan your doses'], ['plan-your-doses'], ['plan-your-doses-2']],
    [['Plan', 'Plan 2', 'Plan'], ['plan'], ['plan-2', 'plan-2-2', 'plan-3']],
    [['!', '…'], [], ['step', 'step-2']],
    [['ﷺ'.repeat(90)], [], [expect.stringMatching(/^.{1,80}$/)]],
  ])('%j beside %j', (titles, taken, expected) => expect(routes(titles, taken)).toEqual(expected))

  test('an older step keeps its route, whatever the order in which they are read', () => {
    const steps = [
      { id: 'b', title: 'Plan' },
      { id: 'a', title: 'Plan' },
    ]
    expect(routesFor(steps, []).get('a')).toBe('plan')
  })
})

describe('moving', () => {
  const own = [1, 2, 3].map(order => ({ id: `own-${order}`, order }))
  const line = (order: number, ...others: number[]) => [
    ...own,
    { id: 'x', order },
    ...others.map(at => ({ id: `y-${at}`, order: at })),
  ]
  test.each(
    // oxfmt-ignore
    [
    ['up',   line(4),          2.5],
    ['up',   line(1.5),        0],
    ['up',   line(0.5),        undefined],
    ['down', line(0.5),        1.5],
    ['down', line(2.5),        4],
    ['down', line(4),          undefined],
    ['up',   line(4, 2.5),     2.75],
    ['up',   line(2.75, 2.5),  2.25],
    ['down', line(2.25, 2.5),  2.75],
  ] as const,
  )('%s from %j', (direction, steps, order) => expect(orderAfterMove(steps, 'x', direction)).toBe(order))

  test('however often it is moved up and down, it stands beside its neighbours', () => {
    const steps = new Map(['a', 'b', 'c', 'd'].map((id, at) => [id, at + 1]))
    const ids = () => [...steps].toSorted(([, one], [, other]) => one - other).map(([id]) => id)
    for (let turn = 0; turn < 40; turn += 1) {
      const id = ids()[turn % 4] ?? ''
      const direction = turn % 3 === 0 ? 'up' : 'down'
      const [at, expected] = [ids().indexOf(id), ids()]
      const order = orderAfterMove(
        [...steps].map(([id, order]) => ({ id, order })),
        id,
        direction,
      )
      if (order === undefined) continue
      steps.set(id, order)
      expected.splice(at, 1)
      expected.splice(direction === 'up' ? at - 1 : at + 1, 0, id)
      expect(ids()).toEqual(expected)
    }
  })

  test.each([
    [[], 1],
    [own, 4],
    [line(7.5), 8],
  ])('a new one stands behind all', (steps, order) => {
    expect(orderAtTheEnd(steps)).toBe(order)
  })
})
