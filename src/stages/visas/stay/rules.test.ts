import { expect, test } from 'vitest'
import type { ShippedFact } from '#src/features/dated-facts/rules.ts'
import type { RuleState } from '#src/plan/rule.ts'
import { movingRules, stayFacts } from './copy.ts'
import { shownRule } from './rules.ts'

const [stay] = movingRules
const [now, untilDate] = stay?.facts ?? []

const left = (today: RuleState, other: RuleState): readonly ShippedFact[] =>
  now === undefined || untilDate === undefined
    ? expect.fail('the rule has two parts')
    : [
        { ...now, state: today },
        { ...untilDate, state: other },
      ]

const duration = ['Today', 'You are admitted for duration of status']
const date = 'A rule of 17 July 2026'
test.each([
  ['as read on 7 October 2026', 'inForce', 'blocked', 'Blocked by a court', [duration, ['If it takes effect', date]]],
  ['once the court lets it take effect', 'expired', 'inForce', 'In force', [['Today', date]]],
  ['once it is given up', 'inForce', 'expired', 'In force', [duration]],
  ['proposed again', 'inForce', 'proposed', 'Proposed only', [duration, ['What is proposed', date]]],
  ['both in force', 'inForce', 'inForce', 'In force', [duration, ['Also', date]]],
] as const)('%s, a student reads what holds first', (_, today, other, tag, parts) => {
  const rule = shownRule(left(today, other))
  expect(rule?.tag).toBe(tag)
  expect(rule?.parts.map(({ label }) => label)).toEqual(parts.map(([label]) => label))
  for (const [index, [, words]] of parts.entries()) expect(rule?.parts[index]?.words).toContain(words)
})

test('what has no source, or is over, is shown to nobody', () => {
  expect(shownRule(left('expired', 'expired'))).toBeUndefined()
  expect(shownRule(left('inForce', 'blocked').map(fact => ({ ...fact, source: null })))).toBeUndefined()
})

test('duration of status and 60 days are in force, the date on the I-94 is blocked', () => {
  const states = Object.fromEntries(stayFacts.map(({ id, state }) => [id, state]))
  expect(states).toMatchObject({
    'stay.admission': 'inForce',
    'stay.admission.until-date': 'blocked',
    'stay.opt-fee': 'proposed',
    'stay.cpt': 'inForce',
    'stay.registration': 'inForce',
  })
})
