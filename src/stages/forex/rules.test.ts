import { expect, test } from 'vitest'
import type { Moment } from '#src/journey/moments.ts'
import { nextTurn, readStage } from '#src/journey/read.ts'
import { factsOf, type Given } from '#tests/filled.ts'
import type { forexShape } from './facts.shape.ts'
import { forex } from './rules.ts'

type Card = Given<typeof forexShape.fields.card.fields>

const at = (time: string): Moment => `2026-06-15T${time}:00.000Z`
const now = at('06:30')
const asked = { at: at('06:00'), heldUntil: at('07:00') }
const stage = (card: Card, when = now) => readStage(forex, factsOf(forex, { visitedAt: at('05:00'), card }), when, 7)

const P = 'pending',
  W = 'processing',
  C = 'complete'

// Facts down, the steps that are there across.
test.each([
  ['nothing', {}, [['GetCard', P]]],
  ['a payment begun', { asked }, [['GetCard', W]]],
  ['a payment that failed', { asked: { ...asked, failedAt: at('06:10') } }, [['GetCard', P]]],
  ['a payment that was cancelled', { asked: { ...asked, expiredAt: at('06:10') } }, [['GetCard', P]]],
  ['a payment whose hour is over', { asked: { at: at('05:00'), heldUntil: at('06:00') } }, [['GetCard', P]]],
  ['a payment made', { paidAt: at('06:10') }, [['GetCard', W]]],
  [
    'a payment made, and one that failed',
    { asked: { ...asked, failedAt: at('06:10') }, paidAt: at('06:05') },
    [['GetCard', W]],
  ],
  ['a card', { paidAt: at('06:10'), issuedAt: at('06:11') }, [['CardDetails', C]]],
  ['a card, and more being paid', { asked, paidAt: at('05:10'), issuedAt: at('05:11') }, [['CardDetails', C]]],
] satisfies [string, Card, string[][]][])('with %s', (_, card, steps) => {
  expect(stage(card).steps.map(({ id, status }) => [id, status])).toEqual(steps)
})

test('the hour’s end is read again in time', () => {
  expect(nextTurn([stage({ asked })], now)).toBe(asked.heldUntil)
})

test('each status since when', () => {
  const { steps } = stage({ paidAt: at('06:10'), issuedAt: at('06:11') })
  expect(steps[0]?.stageProgressionOn.complete).toBe(at('06:11'))
  expect(stage({ asked }).steps[0]?.stageProgressionOn).toEqual({ pending: at('05:00'), processing: at('06:00') })
})
