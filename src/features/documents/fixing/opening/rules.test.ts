import { expect, test } from 'vitest'
import * as copy from './rules.ts'
import { failureOf, isAnimated, looksOf, mostPixels, openedWidth, problemOf } from './rules.ts'

const bytes = (...parts: (string | number)[]) =>
  new Uint8Array(
    parts.flatMap(part => (typeof part === 'number' ? [part] : [...part].map(letter => letter.charCodeAt(0)))),
  )
const four = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const png = (width: number, height: number, more = '') =>
  bytes(
    '\x89PNG\r\n\x1a\n',
    0,
    0,
    0,
    13,
    'IHDR',
    ...four(width),
    ...four(height),
    8,
    6,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    more,
    'IDAT',
  )
const webp = (flags: number) => bytes('RIFF', 0, 0, 0, 0, 'WEBPVP8X', 10, 0, 0, 0, flags, 0, 0, 0, 9, 0, 0, 9, 0, 0)

test.each(
  // oxfmt-ignore
  [
    ['nothing',                    bytes(),                                     'empty'],
    ['a PDF',                      bytes('%PDF-1.7\n'),                         'pdf'],
    ['a PDF after something else', bytes('\n\n\0 x', '%PDF-1.4'),               'pdf'],
    ['a JPEG',                     bytes(0xff, 0xd8, 0xff, 0xe0),               'jpeg'],
    ['a PNG',                      png(3, 4),                                   'png'],
    ['a WebP',                     webp(0),                                     'webp'],
    ['a GIF',                      bytes('GIF89a'),                             'gif'],
    ['a picture of an iPhone',     bytes(0, 0, 0, 24, 'ftypheic', 0, 0, 0, 0),  'heic'],
    ['an AVIF',                    bytes(0, 0, 0, 24, 'ftypavif', 0, 0, 0, 0),  'other'],
    ['a film',                     bytes(0, 0, 0, 24, 'ftypisom', 0, 0, 0, 0),  'other'],
    ['a letter',                   bytes('Dear Sir,'),                          'other'],
  ] as const,
)('%s is known by its first bytes', (_, head, looks) => expect(looksOf(head)).toBe(looks))

test.each(
  // oxfmt-ignore
  [
    ['a still PNG',         png(3, 4),                          false],
    ['a moving PNG',        png(3, 4, 'acTL'),                  true],
    ['the word in pixels',  bytes(...png(3, 4), 'acTL'),        false],
    ['a still GIF',         bytes('GIF89a'),                    false],
    ['a moving GIF',        bytes('GIF89a....NETSCAPE2.0'),     true],
    ['a still WebP',        webp(16),                           false],
    ['a moving WebP',       webp(18),                           true],
    ['nothing',             bytes(),                            false],
  ] as const,
)('%s', (_, head, isIt) => expect(isAnimated(head)).toBe(isIt))

test.each(
  // oxfmt-ignore
  [
    ['nothing',                           bytes(),               copy.empty],
    ['a pixel',                           png(1, 1),             undefined],
    ['80 megapixels',                     png(10_000, 8000),     undefined],
    ['a row more',                        png(10_000, 8001),     copy.tooLarge],
    ['a size that is made up',            png(2 ** 31, 2 ** 31), copy.tooLarge],
    ['what the browser has to find out',  bytes('Dear Sir,'),    undefined],
  ] as const,
)('%s is opened or refused before it is decoded', (_, head, problem) => expect(problemOf(head)).toBe(problem))

test('what a browser cannot open is named where its kind is known', () => {
  expect(failureOf(bytes(0, 0, 0, 24, 'ftypmif1', 0, 0, 0, 0))).toBe(copy.heic)
  expect(failureOf(bytes(0xff, 0xd8, 0xff, 0))).toBe(copy.unreadable)
})

test('a large picture is opened smaller, so that a phone can hold it', () => {
  expect(mostPixels).toBe(80_000_000)
  expect(openedWidth(png(10_000, 8000))).toBe(4472)
  expect(openedWidth(png(4000, 4000))).toBeUndefined()
  expect(openedWidth(bytes('GIF89a'))).toBeUndefined()
})
