import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { growsTooLarge } from './growth.ts'

const blanks = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * 1_048_576, 32))
const pdf = (...streams: Buffer[]) =>
  Buffer.concat(
    streams.flatMap(stream => [
      Buffer.from('1 0 obj<</Filter/FlateDecode>>stream\r\n'),
      stream,
      Buffer.from('\nendstream endobj\n'),
    ]),
  )

test.each([
  ['nothing compressed', pdf(Buffer.from('BT (hello) Tj ET')), false],
  ['a scan', pdf(blanks(30)), false],
  ['one stream of 100 MB', pdf(blanks(100)), true],
  ['three of 30 MB', pdf(blanks(30), blanks(30), blanks(30)), true],
  ['one within another', pdf(deflateSync(blanks(100))), true],
  ['one that breaks off', pdf(blanks(100).subarray(0, 90_000)), true],
  [
    'one that looks like another inside',
    pdf(deflateSync(Buffer.concat([Buffer.from('x^'), Buffer.alloc(100 * 1_048_576, 32)]))),
    true,
  ],
])('%s', async (_, file, isTooLarge) => {
  expect(await growsTooLarge(file)).toBe(isTooLarge)
})
