import { expect, test } from 'vitest'
import * as copy from './rules.ts'
import { checkComment, clockOf, isShareId, readClock } from './rules.ts'

test.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [65, '1:05'],
  [180, '3:00'],
  [-3, '0:00'],
])('%d is %s', (seconds, words) => {
  expect(clockOf(seconds)).toBe(words)
})

test.each([
  ['0:42', 42],
  [' 2:05 ', 125],
  ['0:60', undefined],
  ['42', undefined],
  ['', undefined],
  ['1:5', undefined],
])('%s is read as %s', (text, seconds) => {
  expect(readClock(text)).toBe(seconds)
})

test.each([
  [{ text: 'Slower here.', at: '0:42', seconds: 60 }, {}],
  [{ text: 'On the whole answer.', at: '', seconds: 60 }, {}],
  [{ text: ' ', at: '0:42', seconds: 60 }, { text: copy.commentRequired }],
  [{ text: 'x', at: '1:30', seconds: 60 }, { at: copy.momentWrong }],
  [{ text: 'x', at: 'soon', seconds: 60 }, { at: copy.momentWrong }],
])('%o', (comment, expected) => {
  expect(checkComment(comment)).toEqual(expected)
})

test.each([
  ['f3x9q2ab', true],
  ['a b c d', false],
  ['../../x', false],
  ['', false],
  ['https://videoask.com/x', false],
])('%s is a share id: %s', (text, expected) => {
  expect(isShareId(text)).toBe(expected)
})
