import { expect, test } from 'vitest'
import { angleAfter, onPage, pagesIn, shifted } from './rules.ts'

test.each(
  // oxfmt-ignore
  [
    // what                  the picture                        the page       the picture on it
    ['an upright photo',     { width: 3000, height: 4000 },     [595, 842],    [539, 718]],
    ['one that lies',        { width: 4000, height: 3000 },     [842, 595],    [718, 539]],
    ['a square',             { width: 2000, height: 2000 },     [595, 842],    [539, 539]],
    ['a long screenshot',    { width: 1000, height: 9000 },     [595, 842],    [87, 785]],
    ['a small stamp',        { width: 100, height: 50 },        [842, 595],    [100, 50]],
    ['a pixel',              { width: 1, height: 1 },           [595, 842],    [1, 1]],
  ] as const,
)('%s', (_, size, page, drawn) => {
  const placed = onPage(size)
  expect([placed.page.width, placed.page.height].map(Math.round)).toEqual(page)
  expect([placed.width, placed.height].map(Math.round)).toEqual(drawn)
  // In the middle, and away from the edges.
  expect(placed.x * 2 + placed.width).toBeCloseTo(placed.page.width)
  expect(placed.y * 2 + placed.height).toBeCloseTo(placed.page.height)
  expect(Math.min(placed.x, placed.y)).toBeGreaterThan(28)
})

test.each([
  ['the first one up', 0, -1, 'abc'],
  ['the first one down', 0, 1, 'bac'],
  ['the middle one up', 1, -1, 'bac'],
  ['the last one up', 2, -1, 'acb'],
  ['the last one down', 2, 1, 'abc'],
  ['one that is not there', 7, -1, 'abc'],
] as const)('%s', (_, index, by, after) => expect(shifted([...'abc'], index, by).join('')).toBe(after))

test('pages are counted over all files', () => {
  expect(pagesIn([])).toBe(0)
  expect(pagesIn([{ pages: 1 }, { pages: 12 }, { pages: 0 }])).toBe(13)
})

test.each([
  [0, 0, 0],
  [0, 1, 90],
  [270, 1, 0],
  [90, 3, 0],
  [-90, 0, 270],
  [-90, 2, 90],
])('a page at %i degrees turned %i times is at %i', (angle, turns, after) =>
  expect(angleAfter(angle, turns)).toBe(after),
)
