import { expect, test } from 'vitest'
import { cursorBefore, lagAt, marksWith, type Mark } from './lookout.ts'
import { rewound } from './standby.ts'

const mark = (second: number, position: number): Mark => ({ at: second * 1000, position, cursor: `c${second}` })
const marks = [mark(1, 100), mark(2, 100), mark(3, 250), mark(4, 400)]

test.each([
  ['has everything', 400, 0],
  ['is further than the last look', 500, 0],
  ['has what was there a second ago', 399, 1000],
  ['has what was there two seconds ago, and before', 100, 2000],
])('a standby that %s', (_, position, lag) => {
  expect(lagAt(marks, position)).toBe(lag)
})

test('a standby that has nothing of what is remembered is behind by an unknown time', () => {
  expect(lagAt(marks, 99)).toBeUndefined()
  expect(lagAt([], 99)).toBeUndefined()
})

test('an idle primary leaves its standby where it is', () => {
  const idle = Array.from({ length: 60 }, (_, second) => mark(second, 100)).reduce(marksWith, new Array<Mark>())
  expect(lagAt(idle, 100)).toBe(0)
  expect(idle.length).toBeLessThanOrEqual(31)
})

test('a primary that is behind the one before it starts afresh', () => {
  expect(marksWith(marks, mark(5, 300))).toEqual([mark(5, 300)])
})

test('a stream goes back to before all that a standby may lack, and never forward', () => {
  expect(cursorBefore(marks, 18_500)).toBe('c3')
  expect(cursorBefore(marks, 4000)).toBe('c1')
  expect(cursorBefore([], 4000)).toBeUndefined()
})

test.each(
  // oxfmt-ignore
  [
  // given                       a moment before               where the stream starts
  ['00000001/29/20:30:',         '00000001/19/10:20:',         '00000001/19/10:20:'],
  ['00000001/19/10:20:',         '00000001/29/20:30:',         '00000001/19/10:20:'],
  ['00000001/19/20:20:',         '00000001/19/15:20:15',       '00000001/19/15:20:15'],
  ['00000001/19/15:20:15',       '00000001/19/20:20:',         '00000001/19/15:20:15'],
  ['00000002/19/20:20:',         '00000001/29/30:30:',         '00000001/29/30:30:'],
  ['of somebody else',           '00000001/29/20:30:',         'of somebody else'],
  ['00000001/19/10:20:',         undefined,                    '00000001/19/10:20:'],
],
)('a stream with %s starts, after an answer that may lack what came after %s, at %s', (given, before, starts) => {
  expect(rewound(given, before)).toBe(starts)
})
