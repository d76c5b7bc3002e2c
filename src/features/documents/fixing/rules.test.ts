import { expect, test } from 'vitest'
import {
  corners,
  moved,
  named,
  nextBar,
  overDigits,
  pixelsUnder,
  pulled,
  sizeWithin,
  turnedRight,
  whole,
  type Box,
} from './rules.ts'

const box: Box = { left: 0.2, top: 0.2, right: 0.8, bottom: 0.8 }

test.each([
  ['top-left', { x: 0.1, y: 0.2 }, { ...box, left: 0.3, top: 0.4 }],
  ['bottom-right', { x: 0.1, y: -0.2 }, { ...box, right: 0.9, bottom: 0.6 }],
  ['top-right', { x: 9, y: -9 }, { ...box, right: 1, top: 0 }],
  ['bottom-left', { x: 9, y: -9 }, { ...box, left: 0.75, bottom: 0.25 }],
] as const)('the %s corner pulled by %j', (corner, by, result) => {
  for (const [side, value] of Object.entries(pulled(box, corner, by)))
    expect(value).toBeCloseTo(Reflect.get(result, side))
})

test('whatever is pulled, it stays a box in the picture', () => {
  for (const corner of corners) {
    const { left, top, right, bottom } = pulled(whole, corner, {
      x: corner.endsWith('left') ? 5 : -5,
      y: corner.startsWith('top') ? 5 : -5,
    })
    expect(right - left).toBeGreaterThan(0)
    expect(bottom - top).toBeGreaterThan(0)
  }
})

test('four turns bring it back', () => {
  const turned = [1, 2, 3, 4].reduce(box => turnedRight(box), { left: 0.1, top: 0.2, right: 0.3, bottom: 0.9 })
  expect(turned.left).toBeCloseTo(0.1)
  expect(turned.bottom).toBeCloseTo(0.9)
})

test('made smaller, never larger, in its own shape', () => {
  expect(sizeWithin(4000, 3000, 2400)).toEqual({ width: 2400, height: 1800 })
  expect(sizeWithin(600, 400, 2400)).toEqual({ width: 600, height: 400 })
  expect(sizeWithin(1, 4000, 1000)).toEqual({ width: 1, height: 1000 })
})

test.each([
  ['to the right', { x: 0.1, y: 0 }, { left: 0.3, top: 0.2, right: 0.9, bottom: 0.8 }],
  ['beyond the right edge', { x: 9, y: 0 }, { left: 0.4, top: 0.2, right: 1, bottom: 0.8 }],
  ['beyond the top left', { x: -9, y: -9 }, { left: 0, top: 0, right: 0.6, bottom: 0.6 }],
] as const)('a box moved %s keeps its size', (_, by, after) => {
  for (const [side, value] of Object.entries(moved(box, by))) expect(value).toBeCloseTo(Reflect.get(after, side))
})

test('each further bar is in the picture and not under the one before', () => {
  const bars: Box[] = []
  for (let count = 0; count < 6; count += 1) bars.push(nextBar(bars))
  expect(bars[0]).toEqual(overDigits)
  for (const [index, bar] of bars.entries()) {
    expect(Math.min(bar.left, bar.top)).toBeGreaterThanOrEqual(0)
    expect(Math.max(bar.right, bar.bottom)).toBeLessThanOrEqual(1)
    if (index > 0) expect(bar.top).not.toBeCloseTo(bars[index - 1]?.top ?? -1)
  }
})

test.each([
  [
    'in a whole picture',
    { left: 0.25, top: 0.5, right: 0.75, bottom: 1 },
    whole,
    { x: 25, y: 50, width: 50, height: 50 },
  ],
  [
    'between two pixels',
    { left: 0.255, top: 0.501, right: 0.744, bottom: 0.999 },
    whole,
    { x: 25, y: 50, width: 50, height: 50 },
  ],
  [
    'in a part that was cut out',
    { left: 0.5, top: 0.5, right: 1, bottom: 1 },
    { left: 0.5, top: 0, right: 1, bottom: 1 },
    { x: 0, y: 50, width: 100, height: 50 },
  ],
  [
    'reaching over the cut',
    { left: 0.25, top: 0, right: 0.75, bottom: 1 },
    { left: 0.5, top: 0, right: 1, bottom: 1 },
    { x: -50, y: 0, width: 100, height: 100 },
  ],
])('a bar %s covers whole pixels', (_, bar, edges, pixels) =>
  expect(pixelsUnder(bar, edges, { width: 100, height: 100 })).toEqual(pixels),
)

test.each([
  ['scan.PNG', 'scan.jpg'],
  ['passport.front.heic', 'passport.front.jpg'],
  ['no ending', 'no ending.jpg'],
  ['.png', 'picture.jpg'],
  ['', 'picture.jpg'],
])('%s becomes %s', (name, after) => expect(named(name, 'jpg')).toBe(after))
