import { expect, test } from 'vitest'
import type { DeskRole } from '#src/wire/route.ts'
import { headings, headingsFor, seesStage } from './rules.ts'

const roles: DeskRole[] = ['advisor', 'lender', 'underwriter', 'admin']

// Headings down, and who sees them.
test.each(
  // oxfmt-ignore
  [
  //             advisor lender underwriter admin
  ['plans',     'yes     -      -           yes'],
  ['journey',   'yes     -      -           yes'],
  ['tags',      'yes     -      -           yes'],
  ['insurance', '-       -      yes         yes'],
  ['blocks',    'yes     -      yes         yes'],
  ['loans',     '-       -      -           yes'],
  ['money',     '-       -      -           yes'],
  ['requests',  'yes     -      yes         yes'],
  ['files',     'yes     -      yes         yes'],
  ['chat',      'yes     -      -           yes'],
  ['audit',     '-       -      -           yes'],
] as const,
)('%s', (heading, expected) => {
  const sees = roles.map(role => (headingsFor([role]).includes(heading) ? 'yes' : '-'))
  expect(sees).toEqual(expected.split(/\s+/))
})

test('who has two roles sees what either sees, and nobody without one sees anything', () => {
  expect(headingsFor(['advisor', 'underwriter'])).toEqual(
    headings.filter(heading => !['loans', 'money', 'audit'].includes(heading)),
  )
  expect(headingsFor([])).toEqual([])
})

test.each([
  ['advisor', 'loans', true],
  ['underwriter', 'health-insurance', true],
  ['underwriter', 'loans', false],
  ['lender', 'loans', false],
  ['admin', 'forex', true],
] as const)('%s sees the stage %s: %s', (role, stage, is) => {
  expect(seesStage(headingsFor([role]), stage)).toBe(is)
})
