import { expect, test } from 'vitest'
import { findingsOf, readJpeg } from '../rules.ts'
import {
  cutsOn,
  firstSquare,
  isEnlarged,
  movedSquare,
  nearnessOf,
  photoSide,
  placesOn,
  scaledSquare,
  sheet,
  filledUp,
  leastMade,
  sheetCounts,
  sideAt,
  withDots,
} from './rules.ts'

const photo = { width: 3000, height: 4000 }

test.each([
  ['an upright photo', photo, { x: 0, y: 500, side: 3000 }],
  ['one that lies', { width: 4000, height: 3000 }, { x: 500, y: 0, side: 3000 }],
  ['a square', { width: 900, height: 900 }, { x: 0, y: 0, side: 900 }],
  ['a pixel', { width: 1, height: 1 }, { x: 0, y: 0, side: 1 }],
])('%s starts with the largest square in it', (_, size, square) => expect(firstSquare(size)).toEqual(square))

const square = { x: 1000, y: 1000, side: 1000 }
test.each([
  ['to the right', { x: 100, y: 0 }, { x: 1100, y: 1000, side: 1000 }],
  ['beyond the left edge', { x: -5000, y: 0 }, { x: 0, y: 1000, side: 1000 }],
  ['beyond the bottom right', { x: 5000, y: 5000 }, { x: 2000, y: 3000, side: 1000 }],
])('moved %s', (_, by, after) => expect(movedSquare(square, by, photo)).toEqual(after))

test.each([
  ['smaller, around its middle', 500, { x: 1250, y: 1250, side: 500 }],
  ['larger, around its middle', 2000, { x: 500, y: 500, side: 2000 }],
  ['larger than the photo', 9000, { x: 0, y: 0, side: 3000 }],
  ['smaller than a face', 1, { x: 1312.5, y: 1312.5, side: 375 }],
])('scaled %s', (_, side, after) => expect(scaledSquare(square, side, photo)).toEqual(after))

test('how near it is goes from 0 to 100 and back', () => {
  for (const nearness of [0, 1, 37, 99, 100])
    expect(nearnessOf({ x: 0, y: 0, side: sideAt(nearness, photo) }, photo)).toBe(nearness)
  expect(sideAt(0, photo)).toBe(3000)
  expect(sideAt(100, photo)).toBeCloseTo(375)
  // A photo of a pixel has nothing to come nearer to.
  expect(nearnessOf({ x: 0, y: 0, side: 1 }, { width: 1, height: 1 })).toBe(0)
})

test.each([
  [599.9, true],
  [600, false],
  [3000, false],
])('a square of %d pixels: enlarged is %s', (side, isIt) => expect(isEnlarged({ x: 0, y: 0, side })).toBe(isIt))

test.each(sheetCounts)('%i photos are on the sheet, side by side', count => {
  const places = placesOn(count)
  expect(places).toHaveLength(count)
  for (const [index, { x, y }] of places.entries()) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
    expect(x + photoSide).toBeLessThanOrEqual(sheet.width)
    expect(y + photoSide).toBeLessThanOrEqual(sheet.height)
    for (const other of places.slice(index + 1))
      expect(Math.max(Math.abs(other.x - x), Math.abs(other.y - y))).toBeGreaterThanOrEqual(photoSide)
  }
})

test.each([
  // photos, cuts down the sheet, cuts across it
  [2, 2, 4],
  [4, 1, 4],
  [6, 1, 2],
] as const)('%i photos are cut out by %i lines down and %i across', (count, down, across) => {
  const cuts = cutsOn(count)
  expect(cuts.filter(({ from, to }) => from.x === to.x)).toHaveLength(down)
  expect(cuts.filter(({ from, to }) => from.y === to.y)).toHaveLength(across)
})

test('a JPEG says its dots an inch, and anything else is left alone', () => {
  const start = [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 7]
  expect([...withDots(new Uint8Array(start), 300)].slice(13, 18)).toEqual([1, 1, 44, 1, 44])
  expect([...withDots(new Uint8Array(start), 300)].slice(18)).toEqual([0, 0, 7])
  for (const other of [[], [0xff, 0xd8], start.with(3, 0xe1)])
    expect([...withDots(new Uint8Array(other), 300)]).toEqual(other)
})

test('a plain photo of which nothing was lost is no smaller than the form measures, and the same picture', () => {
  const head = [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]
  const frame = [0xff, 0xc0, 0, 17, 8, 2, 88, 2, 88, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]
  const plain = new Uint8Array([...head, ...frame, ...Array<number>(20_000).fill(7)])
  const made = filledUp(plain, leastMade)
  expect(made.length).toBeGreaterThanOrEqual(54_000)
  expect([made.length - plain.length, filledUp(made, leastMade).length]).toEqual([
    54_000 - plain.length + 4,
    made.length,
  ])
  expect(readJpeg(made)).toEqual(readJpeg(plain))
  expect(made.subarray(made.length - 20_000 - frame.length)).toEqual(plain.subarray(head.length))
  const { width, height } = readJpeg(made) ?? expect.fail('no JPEG')
  const found = findingsOf({ bytes: made.length, jpeg: readJpeg(made), size: { width, height }, corners: undefined })
  expect(found.find(({ about }) => about === 'compression')).toMatchObject({ isRight: true })
  for (const other of [new Uint8Array(), new Uint8Array([0xff, 0xd8])]) expect(filledUp(other, 100)).toEqual(other)
})
