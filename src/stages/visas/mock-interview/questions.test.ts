import { expect, test } from 'vitest'
import { anotherFor, drawInterview, isQuestion, questionIds, questionOf } from './rules.ts'

test('thirty and more, each with what the officer wants to know', () => {
  expect(questionIds.length).toBeGreaterThanOrEqual(30)
  for (const id of questionIds) {
    const { asks, wants } = questionOf(id)
    expect(asks.length, id).toBeGreaterThan(15)
    expect(wants.length, id).toBeGreaterThan(25)
    expect(`${asks} ${wants}`).not.toContain('!')
  }
  expect(new Set(questionIds.map(id => questionOf(id).asks)).size).toBe(questionIds.length)
})

test('an interview has seven, of every kind, and none twice', () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const drawn = drawInterview(seed)
    expect(new Set(drawn).size).toBe(7)
    expect(new Set(drawn.map(id => questionOf(id).topic)).size).toBe(6)
  }
  expect(new Set(Array.from({ length: 60 }, (_, seed) => drawInterview(seed)).flat()).size).toBe(questionIds.length)
})

test('another is of the same kind and not there yet', () => {
  const drawn = drawInterview(1)
  for (const id of drawn) {
    const other = anotherFor(id, drawn)
    expect(drawn).not.toContain(other)
    expect(questionOf(other).topic).toBe(questionOf(id).topic)
  }
  expect(anotherFor('who-pays', questionIds)).toBe('who-pays')
})

test.each([
  ['who-pays', true],
  ['toString', false],
  ['', false],
])('%s', (id, expected) => {
  expect(isQuestion(id)).toBe(expected)
})
