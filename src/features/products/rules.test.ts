// An order's standing, and what is typed for a product.
import { expect, test } from 'vitest'
import { evening, late, noon } from '#tests/ordered.ts'
import { isUnderWay, papersIn, standingOf } from './rules.ts'

test.each([
  [{}, 'waits', true],
  [{ takenUpAt: noon }, 'taken-up', true],
  [{ takenUpAt: noon, grantedAt: late }, 'granted', false],
  [{ grantedAt: late, receivedAt: evening }, 'received', false],
  [{ declinedAt: late }, 'declined', false],
  [{ takenUpAt: noon, withdrawnAt: late }, 'withdrawn', false],
] as const)('an order with %j: %s', (dates, standing, underWay) => {
  const none = { takenUpAt: null, grantedAt: null, declinedAt: null, withdrawnAt: null, receivedAt: null }
  expect(standingOf({ ...none, ...dates })).toBe(standing)
  expect(isUnderWay({ ...none, ...dates })).toBe(underWay)
})

test('papers stand one a line, without the empty ones', () => {
  expect(papersIn({ papers: ' Passport \n\n I-20\n' })).toEqual(['Passport', 'I-20'])
  expect(papersIn({})).toEqual([])
})
