import { describe, expect, test } from 'vitest'
import { checkMessage, hasEarlier, joined, waited, withEarlier } from './rules.ts'

const stretch = (from: number, to: number) => ({
  messages: Array.from({ length: to - from + 1 }, (_, index) => ({ number: from + index })),
})
const numbers = ({ messages }: { messages: { number: number }[] }) => messages.map(({ number }) => number)

test.each([
  ['', 'Please write a message.'],
  [' \n\t ', 'Please write a message.'],
  ['\u200B', 'Please write a message.'],
  ['a', undefined],
  [` ${'a'.repeat(2000)} `, undefined],
  ['😀'.repeat(2000), undefined],
  ['a'.repeat(2001), 'Please use at most 2000 characters.'],
  ['a\u202Eb', 'Please remove the characters that cannot be shown.'],
])('%j', (text, problem) => expect(checkMessage({ text, documents: [] }).text).toBe(problem))

describe('a conversation', () => {
  test.each([
    ['nothing known yet', undefined, stretch(51, 100), [51, 100]],
    ['one more', stretch(51, 100), stretch(52, 101), [51, 101]],
    ['the same again', stretch(1, 3), stretch(1, 3), [1, 3]],
    ['just touching', stretch(1, 50), stretch(51, 100), [1, 100]],
    ['a gap between', stretch(1, 50), stretch(52, 101), [52, 101]],
  ])('%s', (_, known, newest, [first, last]) => {
    const all = numbers(joined(known, newest))
    expect([all[0], all.at(-1)]).toEqual([first, last])
    expect(all).toHaveLength((last ?? 0) - (first ?? 0) + 1)
  })

  test('an earlier page goes in front, and nothing is in it twice', () => {
    expect(numbers(withEarlier(stretch(4, 6), stretch(1, 4)))).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('begins with number 1', () => {
    expect([hasEarlier(stretch(2, 3)), hasEarlier(stretch(1, 3)), hasEarlier({ messages: [] })]).toEqual([
      true,
      false,
      false,
    ])
  })
})

test.each([
  ['PT0S', 'less than a minute'],
  ['PT59S', 'less than a minute'],
  ['PT60S', '1 minute'],
  ['PT59M59S', '59 minutes'],
  ['PT1H', '1 hour'],
  ['PT23H59M', '23 hours'],
  ['PT50H', '2 days'],
])('after %s one has waited %s', (passed, words) => {
  const since = Temporal.Instant.from('2026-06-15T06:00:00Z')
  expect(waited(since, since.add(passed))).toBe(words)
})
