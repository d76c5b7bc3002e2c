import { expect, test } from 'vitest'
import type { DeskRole } from '#src/wire/route.ts'
import { hindranceFor, needsSecondPerson } from './rules.ts'

const asked = {
  who: ['underwriter', 'admin'] as const,
  askedBy: 'one',
  about: 'them',
  expiresAt: '2026-06-16T06:00:00Z',
  isDecided: false,
}
const now = '2026-06-15T06:00:00Z'

// Who wants to confirm, and why not.
test.each<[string, string, DeskRole[], object, string, string | undefined]>([
  ['a second person who may', 'two', ['admin'], {}, now, undefined],
  ['a second person of the other role', 'two', ['underwriter'], {}, now, undefined],
  ['somebody whose work it is not', 'two', ['advisor'], {}, now, 'not-theirs'],
  ['anyone who asked', 'one', ['admin'], {}, now, 'own'],
  ['whom it is about', 'them', ['admin'], {}, now, 'about-them'],
  ['somebody a second late', 'two', ['admin'], {}, '2026-06-16T06:00:00Z', 'over'],
  ['somebody after it was decided', 'two', ['admin'], { isDecided: true }, now, 'decided'],
])('%s', (_, id, roles, changes, at, why) => {
  expect(hindranceFor({ ...asked, ...changes }, { id, roles }, at)).toBe(why)
})

test.each([
  ['USD', 50_000, false],
  ['USD', 50_001, true],
  ['INR', 50_00_000, false],
  ['INR', 50_00_001, true],
] as const)('a refund in %s of %d is released by a second person: %s', (currency, minor, is) => {
  expect(needsSecondPerson({ currency, minor }, { USD: 500, INR: 50_000 })).toBe(is)
})
