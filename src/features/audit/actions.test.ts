import { expect, test } from 'vitest'
import { appServices } from '#src/app/services.ts'
import { auditActions } from './actions.ts'
import { personGone } from './rules.ts'

const all = appServices.given(auditActions)

test('each action has a name of its own', () => {
  const names = all.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(140)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test.each([
  ['webinar-changed', 'A webinar'],
  ['webinar-recording-set', 'A recording'],
  ['content-published', 'A library item'],
  ['university-verified', 'A university'],
  ['insurance-plan-changed', 'An insurance plan'],
  ['role-granted', personGone],
])('the audit says of %s that it was about: %s', (name, words) =>
  expect(all.find(one => one.name === name)?.about ?? personGone).toBe(words),
)

test('a look that is shown to the person is in the first words of a sentence', () => {
  for (const { look } of all) if (look !== undefined) expect(look).toMatch(/^(Your|Which|What|A) /)
})
