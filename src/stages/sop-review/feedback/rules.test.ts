import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anchorAt, findAgain, isTrue, piecesOf, type Anchor } from './rules.ts'

const text = 'I grew up in Warangal. मैं इंजीनियर बनना चाहता हूँ। 👩🏽‍🚀 dreams. I grew up.'
const at = (words: string, from = 0) => text.indexOf(words, from)
const anchor = (words: string, from = 0): Anchor =>
  anchorAt(text, at(words, from), at(words, from) + words.length) ?? expect.fail(words)

describe('what is selected', () => {
  test.each([
    ['the first character', 0, 1, 'I'],
    ['the last character', text.length - 1, text.length, '.'],
    ['backwards', 6, 2, 'grew'],
    ['beyond both ends', -5, text.length + 5, text],
    ['half an emoji', at('👩🏽‍🚀') + 1, at('👩🏽‍🚀') + 2, '👩🏽‍🚀'],
    ['between the skin and the rocket', at('👩🏽‍🚀') + 3, at('👩🏽‍🚀') + 5, '👩🏽‍🚀'],
    ['a consonant without its vowel sign', at('मैं'), at('मैं') + 1, 'मैं'],
    ['within a Devanagari word', at('इंजीनियर') + 1, at('इंजीनियर') + 4, 'इंजी'],
  ])('%s', (_, from, to, quote) => {
    expect(anchorAt(text, from, to)?.quote).toBe(quote)
  })

  test('nothing, or nothing to see, is no selection', () => {
    expect([anchorAt(text, 3, 3), anchorAt(text, 1, 2), anchorAt('', 0, 0)]).toEqual([undefined, undefined, undefined])
  })

  test('it is true of its own text and of no other', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.nat(100), fc.nat(100), (any, from, to) => {
        const made = anchorAt(any, from, to)
        if (made === undefined) return
        expect(any.slice(made.start, made.end)).toBe(made.quote)
        expect(isTrue(any, made)).toBe(true)
        expect(isTrue(`x${any}`, made)).toBe(false)
      }),
    )
  })
})

describe('on another version', () => {
  const moved = (words: string, other: string, from = 0) => findAgain(other, anchor(words, from))
  test.each([
    ['untouched', 'Warangal', text, { state: 'same', span: { start: at('Warangal'), end: at('Warangal') + 8 } }],
    [
      'pushed along',
      'Warangal',
      `Hello. ${text}`,
      { state: 'moved', span: { start: at('Warangal') + 7, end: at('Warangal') + 15 } },
    ],
    ['cut out', 'Warangal', text.replace('Warangal', 'Pune'), { state: 'orphaned' }],
    ['an emoji', '👩🏽‍🚀', `¡${text}`, { state: 'moved', span: { start: at('👩🏽‍🚀') + 1, end: at('👩🏽‍🚀') + 8 } }],
    ['Devanagari', 'चाहता', `क${text}`, { state: 'moved', span: { start: at('चाहता') + 1, end: at('चाहता') + 6 } }],
  ])('%s', (_, words, other, found) => {
    expect(moved(words, other)).toEqual(found)
  })

  test('of two places the one with the same words around it is meant', () => {
    const second = at('I grew up', 5)
    expect(moved('I grew up', text.replace(' in Warangal', ''), 5)).toMatchObject({ span: { start: second - 12 } })
  })

  test('a short word without its surroundings is not guessed at', () => {
    expect(findAgain('up and away', anchor('up'))).toEqual({ state: 'orphaned' })
  })
})

describe('pieces', () => {
  test('overlapping, nested and touching remarks each cover their own words', () => {
    const pieces = piecesOf('abcdefgh', [
      { id: '1', start: 0, end: 4 },
      { id: '2', start: 2, end: 6 },
      { id: '3', start: 3, end: 4 },
      { id: '4', start: 6, end: 8 },
    ])
    expect(pieces.map(({ text: words, on }) => `${words}:${on.join('')}`)).toEqual([
      'ab:1',
      'c:12',
      'd:123',
      'ef:2',
      'gh:4',
    ])
  })

  test('put together they are the text, whatever is said about it', () => {
    const span = fc.tuple(fc.nat(60), fc.nat(60))
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.array(span, { maxLength: 12 }), (any, spans) => {
        const remarks = spans.flatMap(([from, to], index) => {
          const made = anchorAt(any, from, to)
          return made === undefined ? [] : [{ id: String(index), ...made }]
        })
        const pieces = piecesOf(any, remarks)
        expect(pieces.map(piece => piece.text).join('')).toBe(any)
        for (const remark of remarks) {
          const own = pieces.filter(({ on }) => on.includes(remark.id)).map(piece => piece.text)
          expect(own.join('')).toBe(remark.quote)
        }
      }),
    )
  })
})
