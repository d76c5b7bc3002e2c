import { expect, test } from 'vitest'
import { library } from '#seed/library.ts'
import type { ShippedFact } from '#src/features/dated-facts/rules.ts'
import type { RuleState } from '#src/plan/rule.ts'
import { movingRules, stayFacts } from './copy.ts'
import { shownRule } from './rules.ts'

const day = Temporal.PlainDate.from('2026-11-27')

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
  ['as read on 26 November 2026', 'inForce', 'blocked', 'Blocked by a court', [duration, ['If it takes effect', date]]],
  ['once the court lets it take effect', 'expired', 'inForce', 'In force', [['Today', date]]],
  ['once it is given up', 'inForce', 'expired', 'In force', [duration]],
  ['proposed again', 'inForce', 'proposed', 'Proposed only', [duration, ['What is proposed', date]]],
  ['both in force', 'inForce', 'inForce', 'In force', [duration, ['Also', date]]],
] as const)('%s, a student reads what holds first', (_, today, other, tag, parts) => {
  const rule = shownRule(left(today, other), day)
  expect(rule?.tag).toBe(tag)
  expect(rule?.parts.map(({ label }) => label)).toEqual(parts.map(([label]) => label))
  for (const [index, [, words]] of parts.entries()) expect(rule?.parts[index]?.words).toContain(words)
})

test('what has no source, or is over, is shown to nobody', () => {
  expect(shownRule(left('expired', 'expired'), day)).toBeUndefined()
  expect(
    shownRule(
      left('inForce', 'blocked').map(fact => ({ ...fact, source: null })),
      day,
    ),
  ).toBeUndefined()
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

test('H-1B: what courts struck is not said to hold, what is proposed is not said to be law, and no chance is promised', () => {
  const facts = stayFacts.filter(({ id }) => id.startsWith('stay.h1b'))
  expect(Object.fromEntries(facts.map(({ id, state }) => [id, state]))).toEqual({
    'stay.h1b.lottery': 'inForce',
    'stay.h1b.fee': 'blocked',
    'stay.h1b.cap-fee': 'proposed',
    'stay.h1b.wages': 'proposed',
  })
  expect(facts.every(({ source }) => source?.checkedOn === '2026-11-26')).toBe(true)
  // A percentage is said with whose projection it is, or not at all.
  for (const { words } of facts.filter(one => one.words.includes('%')))
    expect(words).toMatch(/Homeland Security itself projects.*not a promise/)
})

test('the desk can edit each of these as it was released: none is longer than its form takes', () => {
  expect(stayFacts.filter(({ words }) => words.length > 600).map(({ id }) => id)).toEqual([])
})

test('the library says the same of H-1B as the dated facts, each rule with its state', () => {
  const article = library.find(({ broughtAs }) => broughtAs === 'whole-journey/h-1b')
  expect(article?.source?.checkedOn).toBe('2026-11-26')
  const said = ['$100,000', '$103,265', '$215', '61.16 %', 'Struck by courts, with appeals open', 'Proposed only']
  expect(said.filter(words => article?.body.includes(words) !== true)).toEqual([])
})

test('PM-Vidyalaxmi is said to be for institutions in India alone, and no other text names it', () => {
  const naming = library.filter(({ title, body }) => /vidya ?lak?xmi/i.test(`${title} ${body}`))
  expect(naming.map(({ broughtAs }) => broughtAs)).toEqual(['loans/pm-vidyalaxmi'])
  expect(naming[0]?.summary).toContain('institutions in India only')
})
