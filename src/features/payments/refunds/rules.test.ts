import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { leftOf, refundStateOf } from './rules.ts'

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
