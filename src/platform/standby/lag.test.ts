import { expect, test } from 'vitest'
import { cursorBefore, lagAt, marksWith, type Mark } from './lag.ts'
import { rewound } from './rewound.ts'

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
  const [earlier, later] = ['00000001/19/10:20:', '00000001/29/20:30:']
  expect(rewound(later, earlier)).toBe(earlier)
  expect(rewound(earlier, later)).toBe(earlier)
  expect(rewound('of somebody else', later)).toBe('of somebody else')
  expect(rewound(earlier, undefined)).toBe(earlier)
  // What another primary wrote says nothing of this one.
  expect(rewound('00000002/29/20:30:', earlier)).toBe('00000002/29/20:30:')
})
