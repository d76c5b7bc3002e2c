import { expect, test } from 'vitest'
import { daysLeftWords, daysUntil, stateOf, unitsOf, walk, walked, type Unit, type Walk } from './rules.ts'

const at = '2026-06-15T06:00:00Z'

test.each([
  ['to-review', null, null],
  ['published', at, null],
  ['help-wanted', at, at],
])('%s', (state, publishedAt, helpWaitingSince) => {
  expect(stateOf({ publishedAt, helpWaitingSince })).toBe(state)
})

test.each([
  ['2026-06-15', 'today'],
  ['2026-06-16', '1 day left'],
  ['2026-07-15', '30 days left'],
  ['2026-06-14', '1 day ago'],
  ['2026-05-15', '31 days ago'],
])('a deadline on %s is %s', (deadline, words) => {
  expect(daysLeftWords(daysUntil(deadline, Temporal.PlainDate.from('2026-06-15')))).toBe(words)
})

const text = 'I build.  मैं इंजीनियर हूँ। Go 🚂 now!\n\nEnd'
const given = (units: readonly { start: number; end: number }[]) =>
  units.map(({ start, end }) => text.slice(start, end))

test('sentences and words, in any script', () => {
  expect(given(unitsOf(text, 'sentence'))).toEqual(['I build.', 'मैं इंजीनियर हूँ।', 'Go 🚂 now!', 'End'])
  expect(given(unitsOf('Go 🚂 now!', 'word')).length).toBe(4)
})

type Step = [Unit, 1 | -1, boolean?]
const after = (...steps: Step[]) => {
  const last = steps.reduce<Walk | undefined>(
    (from, [unit, step, extended = false]) => walk(unitsOf(text, unit), from, step, extended),
    undefined,
  )
  return last === undefined ? undefined : text.slice(walked(last).start, walked(last).end)
}

test.each<[string, Step[], string]>([
  ['the first sentence', [['sentence', 1]], 'I build.'],
  ['the last, backwards', [['sentence', -1]], 'End'],
  [
    'no further than the end',
    [
      ['sentence', -1],
      ['sentence', 1],
    ],
    'End',
  ],
  [
    'two of them',
    [
      ['sentence', 1],
      ['sentence', 1, true],
    ],
    'I build.  मैं इंजीनियर हूँ।',
  ],
  [
    'one again',
    [
      ['sentence', 1],
      ['sentence', 1, true],
      ['sentence', -1, true],
    ],
    'I build.',
  ],
  [
    'beyond where it began',
    [
      ['sentence', 1],
      ['sentence', 1],
      ['sentence', -1, true],
    ],
    'I build.  मैं इंजीनियर हूँ।',
  ],
  [
    'a word after a sentence',
    [
      ['sentence', 1],
      ['word', 1],
    ],
    'मैं',
  ],
  [
    'a sentence and a word',
    [
      ['sentence', 1],
      ['word', 1, true],
    ],
    'I build.  मैं',
  ],
  [
    'an emoji',
    [
      ['sentence', 1],
      ['sentence', 1],
      ['word', 1],
      ['word', 1],
    ],
    '🚂',
  ],
])('%s', (_, steps, words) => {
  expect(after(...steps)).toBe(words)
})
