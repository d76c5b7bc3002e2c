import { describe, expect, test } from 'vitest'
import { filled } from '#tests/filled.ts'
import { webinarFields } from './facts.shape.ts'
import { actionOf, openSlots, countdown, nearness } from './choosing/rules.ts'
import { nextTurn, registeredSlot, webinarStatus, type Slot } from './rules.ts'

const at = (clock: string) => `2026-06-20T${clock}.000Z`
const start = at('13:00:00')
const end = at('14:00:00')
const evening: Slot = { conferenceId: 'safar-evening', startTime: start, endTime: end }
const later: Slot = {
  conferenceId: 'safar-later',
  startTime: '2026-06-27T13:00:00.000Z',
  endTime: '2026-06-27T14:00:00.000Z',
}
const cancelled = { ...evening, cancelledAt: at('09:00:00') }
const registered = { conferenceId: 'safar-evening', registeredAt: '2026-06-15T06:00:00.000Z' }
const givenUp = { ...registered, unregisteredAt: '2026-06-16T06:00:00.000Z' }
const forLater = { conferenceId: 'safar-later', registeredAt: '2026-06-17T06:00:00.000Z' }

const justBefore = '2026-06-20T12:59:59.999Z'
const justBeforeEnd = '2026-06-20T13:59:59.999Z'

describe('a status follows from registrations and the clock', () => {
  test.each(
    // oxfmt-ignore
    [
    // slots             registrations              now               status
    [[],                 [],                        start,            'incomplete'],
    [[evening],          [],                        justBefore,       'incomplete'],
    [[evening],          [],                        end,              'incomplete'],
    [[evening],          [registered],              justBefore,       'processing'],
    [[evening],          [registered],              start,            'readyForReview'],
    [[evening],          [registered],              justBeforeEnd,    'readyForReview'],
    [[evening],          [registered],              end,              'complete'],
    [[evening],          [registered],              later.endTime,    'complete'],
    [[evening],          [givenUp],                 justBefore,       'incomplete'],
    [[evening],          [givenUp],                 end,              'incomplete'],
    [[evening],          [givenUp, { ...registered, registeredAt: givenUp.unregisteredAt }], start, 'readyForReview'],
    [[cancelled],        [registered],              justBefore,       'incomplete'],
    [[cancelled],        [registered],              start,            'incomplete'],
    [[cancelled],        [registered],              end,              'incomplete'],
    [[evening, later],   [givenUp, forLater],       start,            'processing'],
    // Where both stand for a moment, the one chosen last counts; an ended one is taken up again by registering again.
    [[evening, later],   [registered, forLater],    start,            'processing'],
    [[evening, later],   [forLater, registered],    end,              'processing'],
    [[cancelled, later], [registered, forLater],    start,            'processing'],
    // As the past is read: what had not happened yet is not in the fact.
    [[evening],          [{ conferenceId: 'safar-evening', registeredAt: null }], start,  'incomplete'],
    [[evening],          [{ ...registered, conferenceId: 'safar-unknown' }], start, 'incomplete'],
  ] as const,
  )('%#: %s', (slots, registrations, now, status) => {
    expect(webinarStatus(filled(webinarFields, { webinar: { slots, registrations } }).webinar, now)).toBe(status)
  })
})

test('the slot that counts is the one chosen last', () => {
  expect(registeredSlot({ slots: [evening, later], registrations: [forLater, registered] })).toBe(later)
})

test('one may register for what is held and not over, the earliest first', () => {
  expect(openSlots([later, evening, { ...evening, ...cancelled }], justBefore)).toEqual([evening, later])
  expect(openSlots([later, evening], start)).toEqual([evening, later])
  expect(openSlots([later, evening], end)).toEqual([later])
})

test.each(
  // oxfmt-ignore
  [
  [justBefore,      start],
  [start,           end],
  [justBeforeEnd,   end],
  [end,             later.startTime],
  [later.endTime,   undefined],
],
)('at %s the clock turns next at %s', (now, turn) => {
  expect(nextTurn([later, evening, { ...cancelled, startTime: at('13:30:00') }], now)).toBe(turn)
})

test.each(
  // oxfmt-ignore
  [
  // phase     other  joined  action
  [undefined,  true,  false,  'register'],
  [undefined,  false, false,  undefined],
  ['ahead',    true,  false,  'different'],
  ['ahead',    false, false,  undefined],
  ['live',     true,  false,  'join'],
  ['live',     false, false,  'join'],
  ['live',     true,  true,   'watch'],
  ['ended',    false, true,   undefined],
  ['ended',    true,  false,  'register'],
] as const,
)('%s, others %s, joined %s: %s', (phase, hasOther, hasJoined, action) => {
  expect(actionOf({ phase, hasOther, hasJoined })).toBe(action)
})

test.each(
  // oxfmt-ignore
  [
  [2 * 86_400 + 4 * 3600 + 10 * 60 + 5, 'Starts in 2d 4h 10m 5s'],
  [86_400,                              'Starts in 1d 0h 0m 0s'],
  [59.9,                                'Starts in 0d 0h 0m 59s'],
  [-3,                                  'Starts in 0d 0h 0m 0s'],
],
)('%d seconds: %s', (seconds, words) => expect(countdown(seconds)).toBe(words))

test.each(
  // oxfmt-ignore
  [
  [90_000, 'It starts in more than a day.'],
  [86_400, 'It starts in less than a day.'],
  [3600,   'It starts in less than an hour.'],
  [600,    'It starts in less than 10 minutes.'],
  [60,     'It starts in less than a minute.'],
  [0,      'It starts now.'],
],
)('%d seconds before, it is read out: %s', (seconds, words) => expect(nearness(seconds)).toBe(words))
