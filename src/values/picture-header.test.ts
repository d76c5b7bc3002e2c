import { expect, test } from 'vitest'
import { measure, type PictureKind } from './picture-header.ts'

const hex = (text: string) => Uint8Array.fromHex(text.replaceAll(' ', ''))
const png = (size: string, interlaced = '00') =>
  hex(`89504e470d0a1a0a 0000000d 49484452 ${size} 08 06 00 00 ${interlaced}`)
const jpeg = (...segments: string[]) => hex(`ffd8 ${segments.join('')} 0000 0000 0000`)
const webp = (chunk: string) => hex(`52494646 00000000 57454250 ${chunk}`)

test.each([
  ['PNG', 'png', png('00004e20 00004e20'), { width: 20_000, height: 20_000, isHeldWhole: false }],
  ['interlaced PNG', 'png', png('00000064 000000c8', '01'), { width: 100, height: 200, isHeldWhole: true }],
  ['PNG of no size', 'png', png('00000000 000000c8'), 'broken'],
  [
    'PNG that begins with something else',
    'png',
    hex(`89504e470d0a1a0a 0000000d 49444154 ${'00'.repeat(13)}`),
    'broken',
  ],
  ['PNG of which less has come', 'png', png('00004e20 00004e20').subarray(0, 20), 'more'],
  [
    'JPEG behind notes of its camera',
    'jpeg',
    jpeg('ffe1 0004 0000', 'ffc0 0011 08 0bb8 0fa0'),
    { width: 4000, height: 3000, isHeldWhole: false },
  ],
  ['progressive JPEG', 'jpeg', jpeg('ffc2 0011 08 0bb8 0fa0'), { width: 4000, height: 3000, isHeldWhole: true }],
  [
    'JPEG with a table before its frame',
    'jpeg',
    jpeg('ffc4 0004 0000', 'ffff c0 0011 08 0001 0002'),
    { width: 2, height: 1, isHeldWhole: false },
  ],
  ['JPEG that says its height later', 'jpeg', jpeg('ffc0 0011 08 0000 0fa0'), 'broken'],
  ['JPEG that shows before it says its size', 'jpeg', jpeg('ffda 0004 0000', 'ffc0 0011 08 0001 0001'), 'broken'],
  ['JPEG that is something else', 'jpeg', jpeg('0011 0000'), 'broken'],
  ['JPEG of which less has come', 'jpeg', jpeg('ffe1 ffff'), 'more'],
  ['WebP', 'webp', webp('56503820 00000000 000000 9d012a 8002 e001'), { width: 640, height: 480, isHeldWhole: true }],
  [
    'lossless WebP',
    'webp',
    webp(`5650384c 00000000 2f 7fc27700 ${'00'.repeat(8)}`),
    { width: 640, height: 480, isHeldWhole: true },
  ],
  [
    'WebP with more in it',
    'webp',
    webp('56503858 0a000000 00 000000 0f2700 870300'),
    { width: 10_000, height: 904, isHeldWhole: true },
  ],
  ['WebP that is something else', 'webp', webp(`41424344 ${'00'.repeat(16)}`), 'broken'],
] satisfies [string, PictureKind, Uint8Array, unknown][])('%s', (_, kind, head, expected) => {
  expect(measure(kind, head)).toEqual(expected)
})
