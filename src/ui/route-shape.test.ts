import { describe, expect, it, test } from 'vitest'
import { clearHeight, donePath, fittingNames, spots, trackPath } from './route-shape.ts'

describe('the line', () => {
  it.each([0, 1, 2, 5, 11, 30])('keeps %i stations inside its box, from left to right', count => {
    const line = spots(count)
    expect(line).toHaveLength(count)
    expect(line.every(({ x, y }) => x >= 0 && x <= 100 && y >= 0 && y <= 100)).toBe(true)
    expect(line.map(({ x }) => x)).toEqual(line.map(({ x }) => x).toSorted((a, b) => a - b))
  })

  it('climbs from the bottom to the top', () => {
    expect(spots(11).map(({ y }) => y)).toEqual([100, 100, 100, 100, 50, 50, 50, 50, 0, 0, 0])
  })

  it('is drawn as one path', () => {
    expect(trackPath(spots(3))).toBe('M2.5 100H50C73.75 100 73.75 0 97.5 0')
  })
})

test.each(
  // oxfmt-ignore
  [
  ['nothing is done',             [1, 0, 0],     ''],
  ['the second stop is done',     [1, 1, 0],     'M2.5 100H50'],
  ['half of the second is done',  [1, 0.5, 0],   'M2.5 100H26.25'],
  ['only the last stop is done',  [1, 0, 1],     'M50 100C73.75 100 73.75 0 97.5 0'],
  ['half of the climb is done',   [1, 0, 0.5],   'M50 100C61.88 100 67.81 75 73.75 50'],
  ['more than all of it is said', [1, 3, -1],    'M2.5 100H50'],
],
)('when %s, each stretch is coloured by its own share', (_, shares, expected) => {
  expect(donePath(spots(3), shares)).toBe(expected)
})

describe('a board', () => {
  it('hangs above the highest stop it would cover', () => {
    const line = spots(11)
    expect(clearHeight(line, 2.5, 30)).toBe(100)
    expect(clearHeight(line, 30, 60)).toBe(50)
    expect(clearHeight(line, 97.5, 60)).toBe(0)
  })
})

describe('names beside the stops', () => {
  const line = spots(9)
  it('are left out where they would touch; the ends never are', () => {
    const names = ['Hyderabad', 'Loans', 'Visas', undefined, 'Vaccines', 'Forex', undefined, undefined, 'Campus']
    expect(fittingNames(line, names)).toEqual([true, false, true, false, true, true, false, false, true])
  })
})
