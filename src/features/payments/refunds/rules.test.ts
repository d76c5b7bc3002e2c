import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { leftOf, refundStateOf, trackOf } from './rules.ts'

const at = '2026-06-15T06:00:00Z'
const none = { providerId: null, sentAt: null, failedAt: null, handAt: null, isReplaced: false }

test.each([
  ['waiting', {}],
  ['taken', { providerId: 're_1' }],
  ['sent', { providerId: 're_1', sentAt: at }],
  ['failed', { failedAt: at }],
  ['failed', { providerId: 're_1', sentAt: at, failedAt: at }],
  ['replaced', { providerId: 're_1', failedAt: at, isReplaced: true }],
  ['by-hand', { failedAt: at, handAt: at }],
] as const)('is %s with %j', (state, dates) => expect(refundStateOf({ ...none, ...dates })).toBe(state))

test('what failed can go back again, unless it was paid by hand', () => {
  const part = fc.record({
    amount: fc.integer({ min: 1, max: 1_000 }),
    failedAt: fc.constantFrom(null, at),
    handAt: fc.constantFrom(null, at),
  })
  fc.assert(
    fc.property(fc.array(part), parts => {
      const gone = parts.filter(({ failedAt, handAt }) => failedAt === null || handAt !== null)
      expect(leftOf(1_000_000, parts)).toBe(1_000_000 - gone.reduce((sum, { amount }) => sum + amount, 0))
    }),
  )
})

const moment = Temporal.Instant.from(at)
const later = moment.add({ hours: 1 })
const order = { amount: 6_000, askedAt: moment, sentAt: null, failedAt: null, byHandAt: null, keptWhy: null }

test.each([
  ['nothing goes back', false, [], null],
  ['asked for', true, [], { step: 'asked', approved: 0, sent: 0 }],
  ['approved', true, [order], { step: 'approved', approved: 6_000, sent: 0, sentAt: null }],
  ['sent', false, [{ ...order, sentAt: later }], { step: 'sent', sent: 6_000, sentAt: later }],
  [
    'approved again, as it failed after it was sent',
    false,
    [{ ...order, sentAt: later, failedAt: later }],
    { step: 'approved', sent: 0, sentAt: null },
  ],
  [
    'sent, as it was paid by hand',
    false,
    [{ ...order, failedAt: moment, byHandAt: later }],
    { step: 'sent', sent: 6_000, sentAt: later },
  ],
  [
    'approved, until both parts are sent',
    false,
    [
      { ...order, sentAt: later, keptWhy: 'Ten days.' },
      { ...order, amount: 100 },
    ],
    { step: 'approved', approved: 6_100, sent: 6_000, keptWhy: 'Ten days.' },
  ],
])('the owner of a payment reads that its money is %s', (_, isAsked, orders, track) => {
  if (track === null) expect(trackOf(isAsked, orders)).toBeNull()
  else expect(trackOf(isAsked, orders)).toMatchObject(track)
})
