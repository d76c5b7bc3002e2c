import { expect, test } from 'vitest'
import { clockWords, openAfter, secondsLeft, spoken, stateOf } from './rules.ts'

const minute = 60_000

test.each(
  // oxfmt-ignore
  [
  // minutes since the page was saved
  [0,     1200, 'running', '20:00', 'Less than 20 minutes left to save.'],
  [12,     480, 'running', '08:00', 'Less than 10 minutes left to save.'],
  [15,     300, 'soon',    '05:00', 'Less than 5 minutes left to save.'],
  [19,      60, 'soon',    '01:00', 'Less than 1 minute left to save.'],
  [20,       0, 'over',    '00:00', ''],
  [2000,     0, 'over',    '00:00', ''],
  // The clock of the device was put back.
  [-5,    1200, 'running', '20:00', 'Less than 20 minutes left to save.'],
],
)('%i minutes after saving', (minutes, left, state, clock, words) => {
  const seconds = secondsLeft(0, minutes * minute)
  expect([seconds, stateOf(seconds), clockWords(seconds), spoken(seconds)]).toEqual([left, state, clock, words])
})

test.each<[number, string[], number | undefined]>(
  // oxfmt-ignore
  [
  // at  done                    then
  [-1,   [],                     0],
  [-1,   ['a', 'b'],             2],
  [0,    ['a'],                  1],
  [2,    ['c'],                  0],
  [1,    ['b', 'c'],             0],
  [2,    ['a', 'b', 'c'],        undefined],
],
)('after section %i, with %j done, comes %s', (at, done, then) => {
  expect(openAfter(['a', 'b', 'c'], done, at)).toBe(then)
})
