import { expect, test } from 'vitest'
import { corners, pulled, sizeWithin, turnedRight, whole, type Box } from './rules.ts'

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
