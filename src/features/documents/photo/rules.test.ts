import { expect, test } from 'vitest'
import { cornersOf, findingsOf, readJpeg, type Jpeg, type Photo } from './rules.ts'

const segment = (marker: number, ...bytes: number[]) => [
  0xff,
  marker,
  (bytes.length + 2) >> 8,
  (bytes.length + 2) & 255,
  ...bytes,
]
const letters = (text: string) => [...text].map(letter => letter.charCodeAt(0))
const frame = (width: number, height: number, components = 3, bits = 8) =>
  segment(
    0xc0,
    bits,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    components,
    ...Array.from({ length: components * 3 }, () => 0),
  )
const jpeg = (...segments: number[][]) => new Uint8Array([0xff, 0xd8, ...segments.flat(), 0xff, 0xda, 0, 2, 0, 0])
const profile = (name: string) => segment(0xe2, ...letters('ICC_PROFILE'), 0, 1, 1, ...letters(name))

test.each<[string, Uint8Array, Jpeg | undefined]>(
  // oxfmt-ignore
  [
  ['a plain one',            jpeg(segment(0xe0, 1, 2, 3), frame(600, 601)),            { width: 600, height: 601, components: 3, bits: 8, profile: '' }],
  ['one with a table first', jpeg(segment(0xc4, 9, 9, 9, 9, 9, 9), frame(900, 900)),   { width: 900, height: 900, components: 3, bits: 8, profile: '' }],
  ['one of a camera',        jpeg(profile('xx Adobe RGB (1998)'), frame(700, 700)),    { width: 700, height: 700, components: 3, bits: 8, profile: 'Adobe RGB' }],
  ['a name two bytes apart', jpeg(profile('s\0R\0G\0B\0'), frame(700, 700)),           { width: 700, height: 700, components: 3, bits: 8, profile: 'sRGB' }],
  ['black and white',        jpeg(frame(700, 700, 1)),                                 { width: 700, height: 700, components: 1, bits: 8, profile: '' }],
  ['one cut off',            jpeg().subarray(0, 4),                                    undefined],
  ['one that lies',          jpeg([0xff, 0xe0, 0, 0], frame(1, 1)),                    undefined],
  ['no JPEG',                new Uint8Array(letters('\x89PNG and more of it')),        undefined],
  ['nothing',                new Uint8Array(),                                         undefined],
],
)('%s', (_, bytes, expected) => expect(readJpeg(bytes)).toEqual(expected))

const right: Photo = {
  bytes: 150_000,
  jpeg: { width: 900, height: 900, components: 3, bits: 8, profile: '' },
  size: { width: 900, height: 900 },
  corners: { red: 245, green: 244, blue: 240, spread: 3 },
}
const of = (more: Partial<Jpeg>) => ({
  jpeg: { width: 900, height: 900, components: 3, bits: 8, profile: '', ...more },
})

test.each<[string, Partial<Photo>, string]>(
  // oxfmt-ignore
  [
  ['right in all',       {},                                                        ''],
  ['600 pixels',         of({ width: 600, height: 600 }),                           ''],
  ['1200 pixels',        { bytes: 230_000, ...of({ width: 1200, height: 1200 }) },  ''],
  ['599 pixels',         of({ width: 599, height: 599 }),                           'size'],
  ['a pixel too wide',   of({ width: 901 }),                                        'shape'],
  ['240 kB',             { bytes: 240_000 },                                        ''],
  ['a byte more',        { bytes: 240_001 },                                        'weight'],
  ['grey',               of({ components: 1 }),                                     'colour'],
  ['for a printer',      of({ components: 4 }),                                     'colour'],
  ['Adobe RGB',          of({ profile: 'Adobe RGB' }),                              'colour'],
  ['squeezed',           { bytes: 100_000, ...of({ width: 1200, height: 1200 }) },  'compression'],
  ['before a blue wall', { corners: { red: 120, green: 150, blue: 240, spread: 2 } }, 'ground'],
  ['before curtains',    { corners: { red: 230, green: 230, blue: 230, spread: 40 } }, 'ground'],
  ['a PNG',              { jpeg: undefined },                                       'kind colour'],
],
)('%s', (_, more, wrong) => {
  expect(
    findingsOf({ ...right, ...more })
      .filter(({ isRight }) => !isRight)
      .map(({ about }) => about)
      .join(' '),
  ).toBe(wrong)
})

test('the corners are looked at, not the face between them', () => {
  const [width, height] = [20, 20]
  const data = Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return y < 2 && (x < 2 || x >= 18) ? [250, 250, 250, 255] : [20, 10, 5, 255]
  }).flat()
  expect(cornersOf({ data, width, height })).toEqual({ red: 250, green: 250, blue: 250, spread: 0 })
})
