import { expect, test } from 'vitest'
import { linesOf } from './fields.ts'

const upTo = (most: number) => (part: string) => [...new Intl.Segmenter('en').segment(part)].length <= most

test.each([
  ['between words', 'one two three', ['one two', 'three']],
  ['a word that is longer than a line between its letters', 'a ABCDEFGHIJKL z', ['a', 'ABCDEFGH', 'IJKL z']],
  ['never between a letter and its vowel sign', 'मीरामीरामीरामीरामीरा', ['मीरामीरामीरामीरा', 'मीरा']],
  ['one word', 'one', ['one']],
])('breaks %s', (_, text, lines) => {
  expect(linesOf(text, upTo(8))).toEqual(lines)
})
