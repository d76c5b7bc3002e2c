import { randomBytes } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Unreadable } from '../vault/keyring.ts'
import { openStream, pieceLength, sealStream, type Place } from './sealed-stream.ts'

const meera: Place = { ownerKey: Buffer.alloc(32, 1), owner: 'meera', key: 'resumes/meera/1.pdf' }
const headerLength = 40
const sealedPiece = pieceLength + 16

async function* inChunks(content: Uint8Array, length: number) {
  for (let from = 0; from < content.length; from += length) yield content.subarray(from, from + length)
}

async function whole(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

const sealed = (content: Uint8Array, chunk = 50_000, place = meera) =>
  whole(sealStream(inChunks(content, chunk), place, randomBytes))
const opened = (content: Uint8Array, chunk = 50_000, place = meera, from = 0) =>
  whole(openStream(byte => inChunks(content.subarray(byte), chunk), place, from))

/** Around the borders of pieces, where mistakes live. */
const size = fc.oneof(
  fc.constantFrom(0, 1, pieceLength - 1, pieceLength, pieceLength + 1, 2 * pieceLength, 2 * pieceLength + 1),
  fc.integer({ min: 0, max: 3 * pieceLength }),
)
const chunk = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1_000, max: 2 * sealedPiece }))
const few = { numRuns: 40 }

test('from any byte on comes what stands there', async () => {
  await fc.assert(
    fc.asyncProperty(size, fc.nat(), chunk, async (length, at, chunkOut) => {
      const content = randomBytes(length)
      const from = length === 0 ? 0 : at % length
      const file = await sealed(content)
      expect((await opened(file, chunkOut, meera, from)).equals(content.subarray(from))).toBe(true)
    }),
    few,
  )
})

test('pieces before the byte are not read', async () => {
  const file = await sealed(randomBytes(4 * pieceLength))
  const asked: number[] = []
  const read = (byte: number) => {
    asked.push(byte)
    return inChunks(file.subarray(byte), 1000)
  }
  await whole(openStream(read, meera, 3 * pieceLength + 5))
  expect(asked).toEqual([0, headerLength + 3 * sealedPiece])
})

test('what goes in comes out, however it is cut on the way', async () => {
  await fc.assert(
    fc.asyncProperty(size, chunk, chunk, async (length, chunkIn, chunkOut) => {
      const content = randomBytes(length)
      const file = await sealed(content, chunkIn)
      expect((await opened(file, chunkOut)).equals(content)).toBe(true)
    }),
    few,
  )
})

test('a file that was cut off anywhere is noticed', async () => {
  await fc.assert(
    fc.asyncProperty(size, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), async (length, share) => {
      const file = await sealed(randomBytes(length))
      await expect(opened(file.subarray(0, Math.floor(file.length * share)))).rejects.toThrow(Unreadable)
    }),
    few,
  )
})

test('one cut off between two pieces is noticed', async () => {
  const file = await sealed(randomBytes(3 * pieceLength))
  for (const pieces of [0, 1, 2]) {
    await expect(opened(file.subarray(0, headerLength + pieces * sealedPiece))).rejects.toThrow(Unreadable)
  }
})

test('a flipped bit anywhere is noticed', async () => {
  await fc.assert(
    fc.asyncProperty(size, fc.nat(), fc.nat({ max: 7 }), async (length, at, bit) => {
      const file = await sealed(randomBytes(length))
      const place = at % file.length
      file.writeUInt8(file.readUInt8(place) ^ (1 << bit), place)
      await expect(opened(file)).rejects.toThrow(Unreadable)
    }),
    few,
  )
})

test('pieces that were swapped, repeated or added are noticed', async () => {
  const file = await sealed(randomBytes(2 * pieceLength + 5))
  const header = file.subarray(0, headerLength)
  const first = file.subarray(headerLength, headerLength + sealedPiece)
  const second = file.subarray(headerLength + sealedPiece, headerLength + 2 * sealedPiece)
  const last = file.subarray(headerLength + 2 * sealedPiece)
  expect(Buffer.concat([header, first, second, last]).equals(file)).toBe(true)
  for (const pieces of [
    [second, first, last],
    [first, first, second, last],
    [first, last],
    [first, second, last, last],
  ]) {
    await expect(opened(Buffer.concat([header, ...pieces]))).rejects.toThrow(Unreadable)
  }
})

test.for([
  ['another key', { ...meera, ownerKey: Buffer.alloc(32, 2) }],
  ['another owner', { ...meera, owner: 'rohan' }],
  ['another place', { ...meera, key: 'resumes/meera/2.pdf' }],
] as const)('it does not open under %s', async ([, place]) => {
  await expect(opened(await sealed(Buffer.from('hers')), 100, place)).rejects.toThrow(Unreadable)
})

test('the same file is sealed differently each time, and is not seen in it', async () => {
  const content = Buffer.alloc(1_000, 'passport ')
  const [one, two] = await Promise.all([sealed(content), sealed(content)])
  expect(one.equals(two)).toBe(false)
  expect(one.includes('passport')).toBe(false)
})

test('memory stays at one piece: a piece goes out before the next but one comes in', async () => {
  let given = 0
  const endless = async function* () {
    for (;;) {
      given += 1
      yield Buffer.alloc(pieceLength)
    }
  }
  const stream = sealStream(endless(), meera, randomBytes)[Symbol.asyncIterator]()
  for (let taken = 0; taken < 10; taken += 1) await stream.next()
  expect(given).toBeLessThanOrEqual(11)
  await stream.return?.()
})
