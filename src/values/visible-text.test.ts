import { describe, expect, test } from 'vitest'
import {
  fileNameIn,
  forbiddenMessage,
  hasForbidden,
  isBlank,
  lengthOf,
  textProblem,
  tooLong,
  visibleLine,
  visibleText,
} from './visible-text.ts'

test('a text is trimmed and composed, and keeps its lines', () => {
  expect(visibleText('  Jose\u0301\r\n  Iyer \n')).toBe('José\n  Iyer')
  expect(visibleLine('  Meera \t  Iyer ')).toBe('Meera Iyer')
})

test.each([
  ['passport\u202Egpj.exe', 'passportgpj.exe'],
  ['C:\\papers\\i 20.pdf', 'i 20.pdf'],
  ['../../etc/ passwd\u0000 ', 'passwd'],
  ['पासपोर्ट\u2066.pdf\u2069', 'पासपोर्ट.pdf'],
  ['\ud800.pdf', '\ufffd.pdf'],
  ['\u202E', ''],
])('the name of a file is its last part, without what turns it around: %j', (path, name) =>
  expect(fileNameIn(path)).toBe(name),
)

describe('blank', () => {
  test.each([
    ['', true],
    [' \n\t', true],
    ['\u200b\u200d\ufeff', true],
    ['\u3164', true], // the Hangul filler, invisible and well liked for empty names
    ['a', false],
    ['0', false],
    ['😀', false],
  ])('%j: %s', (text, answer) => expect(isBlank(text)).toBe(answer))
})

describe('forbidden', () => {
  test.each([
    ['Meera\u0000', true],
    ['Mee\u0007ra', true],
    ['Mee\u202era', true],
    ['Mee\ud800ra', true],
    ['one\ntwo\tthree', false],
    ['ക്‍ഷ', false], // Malayalam needs its joiner
    ['👩‍🎓', false],
  ])('%j: %s', (text, answer) => expect(hasForbidden(text)).toBe(answer))
})

test.each([
  ['José', 4],
  ['Jose\u0301', 4],
  ['😀', 1],
  ['मीरा', 4],
])('%s has %i characters', (text, length) => expect(lengthOf(text)).toBe(length))

test.each([
  ['', 'Please say.'],
  ['Meera', undefined],
  ['Meera!', tooLong(5)],
  ['M\u0000', forbiddenMessage],
])('%j: %s', (text, message) => expect(textProblem(text, { required: 'Please say.', most: 5 })).toBe(message))

test('what is not required may be empty', () => expect(textProblem(' ', { most: 5 })).toBeUndefined())
