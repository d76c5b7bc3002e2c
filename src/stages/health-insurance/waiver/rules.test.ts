import { describe, expect, test } from 'vitest'
import { afterBusinessDays, waiverStageOf, windowClock, windowFor, type WaiverState } from './rules.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const at = (text: string) => `2026-${text}T06:00:00.000Z`

const none: WaiverState = {
  isRefusedToAll: false,
  hasGuide: true,
  hasCard: true,
  submittedAt: null,
  approvedAt: null,
  refusedAt: null,
}

test.each<[string, Partial<WaiverState>, string]>([
  ['a guide and a card', {}, 'to-hand-in'],
  ['a guide and no card', { hasCard: false }, 'in-progress'],
  ['no guide', { hasGuide: false }, 'no-guide'],
  ['no guide, and handed in all the same', { hasGuide: false, submittedAt: at('07-01') }, 'handed-in'],
  ['a university without waivers', { isRefusedToAll: true }, 'no-waiver'],
  ['one that let them off all the same', { isRefusedToAll: true, approvedAt: at('07-02') }, 'approved'],
  ['handed in', { submittedAt: at('07-01') }, 'handed-in'],
  ['refused', { submittedAt: at('07-01'), refusedAt: at('07-09') }, 'refused'],
  ['refused without a word of theirs', { refusedAt: at('07-09') }, 'refused'],
  ['refused and handed in once more', { submittedAt: at('07-10'), refusedAt: at('07-09') }, 'handed-in'],
  [
    'refused, and approved at last',
    { submittedAt: at('07-10'), refusedAt: at('07-09'), approvedAt: at('07-20') },
    'approved',
  ],
])('with %s', (_, change, stage) => {
  expect(waiverStageOf({ ...none, ...change })).toBe(stage)
})

describe('the window', () => {
  const known = { opens: '2026-07-15', deadline: '2026-09-22' }

  test.each([
    ['before it', '2026-07-05', { is: 'ahead', opens: '2026-07-15', inDays: 10 }],
    ['the day before', '2026-07-14', { is: 'ahead', opens: '2026-07-15', inDays: 1 }],
    ['its first day', '2026-07-15', { is: 'open', deadline: '2026-09-22', daysLeft: 69 }],
    ['its last day', '2026-09-22', { is: 'open', deadline: '2026-09-22', daysLeft: 0 }],
    ['the day after', '2026-09-23', { is: 'closed', deadline: '2026-09-22' }],
  ])('on %s', (_, today, clock) => {
    expect(windowClock(known, day(today))).toEqual(clock)
  })

  test('known in part, or not at all', () => {
    expect(windowClock({ opens: null, deadline: null }, day('2026-07-15'))).toEqual({ is: 'unknown' })
    expect(windowClock({ opens: '2026-07-01', deadline: null }, day('2026-07-15'))).toEqual({
      is: 'open',
      deadline: null,
      daysLeft: null,
    })
    expect(windowClock({ opens: null, deadline: '2026-07-16' }, day('2026-07-15'))).toEqual({
      is: 'open',
      deadline: '2026-07-16',
      daysLeft: 1,
    })
  })

  const pace = { opens: '2025-06-23', deadline: '2025-09-19', source: 'its page of 2025', checkedOn: '2026-02-25' }
  const none = { opens: null, deadline: null, source: null, checkedOn: null, isOwn: false, earlier: null }

  test.each([
    ['for the cover of its year is that of its source', pace, null, '2025-08-15', { ...none, ...pace }],
    ['for the next year is not known, only what it was', pace, null, '2026-08-15', { ...none, earlier: pace }],
    [
      'that the student typed comes first',
      pace,
      '2026-09-18',
      '2026-08-15',
      { ...none, deadline: '2026-09-18', isOwn: true },
    ],
    ['that nobody read is not known', null, null, '2026-08-15', none],
  ])('%s', (_, read, typed, start, window) => {
    expect(windowFor(read, typed, start)).toEqual(window)
  })
})

test.each([
  ['2026-11-16', 7, '2026-11-25'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-21', 7, '2026-12-01'],
])('from %s, %i business days end on %s', (from, days, end) => {
  expect(afterBusinessDays(day(from), days).toString()).toBe(end)
})
