// A file as it lies in storage: a header, then pieces of 64 KiB, each sealed with AES-256-GCM under a key of
// this file alone. A piece's nonce holds its number and whether it is the last (the STREAM construction), so
// that pieces cannot be cut off, swapped, repeated or added without being noticed, and memory stays at one piece.
import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import { Unreadable } from '../vault/keyring.ts'

export const pieceLength = 64 * 1024
const tagLength = 16
const version = 1
const saltLength = 32
const prefixLength = 7
const headerLength = 1 + saltLength + prefixLength

type Bytes = AsyncIterable<Uint8Array>
/** Its owner and the key that it is stored under: moved elsewhere, it does not open. */
export type Place = { ownerKey: Uint8Array; owner: string; key: string }

export async function* sealStream(plain: Bytes, place: Place, random: (length: number) => Uint8Array): Bytes {
  const header = Buffer.concat([Buffer.of(version), random(saltLength + prefixLength)])
  const sealer = keyed(header, place)
  yield header
  for await (const { piece, number, isLast } of piecesOf(plain, pieceLength)) yield* sealer.seal(piece, number, isLast)
}

/** Reads what lies in storage from a byte on. */
export type ReadFrom = (byte: number) => Bytes

/** From a byte on of what was sealed: whole pieces before it are not even fetched. */
export async function* openStream(read: ReadFrom, place: Place, from = 0): Bytes {
  const source = read(0)[Symbol.asyncIterator]()
  try {
    const { header, rest } = await readHeader(source)
    const sealer = keyed(header, place)
    const first = Math.floor(from / pieceLength)
    if (first === 0) yield* droppingFirst(from, opened(sealer, rest, 0))
    else {
      await source.return?.()
      const sealed = read(headerLength + first * (pieceLength + tagLength))
      yield* droppingFirst(from - first * pieceLength, opened(sealer, sealed, first))
    }
  } finally {
    await source.return?.()
  }
}

async function* opened(sealer: ReturnType<typeof keyed>, sealed: Bytes, first: number): Bytes {
  for await (const { piece, number, isLast } of piecesOf(sealed, pieceLength + tagLength)) {
    yield sealer.open(piece, first + number, isLast)
  }
}

async function* droppingFirst(count: number, content: Bytes): Bytes {
  let left = count
  for await (const chunk of content) {
    if (left < chunk.length) yield chunk.subarray(left)
    left = Math.max(0, left - chunk.length)
  }
}

async function readHeader(source: AsyncIterator<Uint8Array>): Promise<{ header: Buffer; rest: Bytes }> {
  let read = Buffer.alloc(0)
  while (read.length < headerLength) {
    const next = await source.next()
    if (next.done === true) throw new Unreadable('This file is cut off.')
    read = Buffer.concat([read, next.value])
  }
  if (read[0] !== version) throw new Unreadable('This file was not sealed by us.')
  return { header: read.subarray(0, headerLength), rest: followedBy(read.subarray(headerLength), source) }
}

async function* followedBy(first: Uint8Array, source: AsyncIterator<Uint8Array>): Bytes {
  yield first
  for (let next = await source.next(); next.done !== true; next = await source.next()) yield next.value
}

function keyed(header: Buffer, { ownerKey, owner, key }: Place) {
  const salt = header.subarray(1, 1 + saltLength)
  const prefix = header.subarray(1 + saltLength)
  const fileKey = Buffer.from(hkdfSync('sha256', ownerKey, salt, 'safar file v1', 32))
  const belongsTo = Buffer.concat([header, Buffer.from(JSON.stringify([owner, key]))])

  const nonce = (number: number, isLast: boolean) => {
    const tail = Buffer.alloc(5)
    tail.writeUInt32BE(number)
    tail.writeUInt8(isLast ? 1 : 0, 4)
    return Buffer.concat([prefix, tail])
  }

  return {
    seal: (piece: Uint8Array, number: number, isLast: boolean) => {
      const cipher = createCipheriv('aes-256-gcm', fileKey, nonce(number, isLast)).setAAD(belongsTo)
      // Of this mode nothing is left to the end; what is not joined is not copied.
      return [cipher.update(piece), cipher.final(), cipher.getAuthTag()].filter(({ length }) => length > 0)
    },
    open: (piece: Uint8Array, number: number, isLast: boolean) => {
      if (piece.length < tagLength) throw new Unreadable('This file is cut off.')
      const decipher = createDecipheriv('aes-256-gcm', fileKey, nonce(number, isLast), { authTagLength: tagLength })
        .setAAD(belongsTo)
        .setAuthTag(piece.subarray(-tagLength))
      try {
        const plain = decipher.update(piece.subarray(0, -tagLength))
        decipher.final()
        return plain
      } catch (cause) {
        throw new Unreadable('This file was changed, cut off, or is not this owner’s.', { cause })
      }
    },
  }
}

type Piece = { piece: Uint8Array; number: number; isLast: boolean }

/**
 * Cuts a stream into pieces of one length; the last is as long as what is left, and there is always one.
 * They lie in one place, one after the other: a piece is there until the next is asked for.
 */
async function* piecesOf(content: AsyncIterable<Uint8Array>, length: number): AsyncGenerator<Piece> {
  const waiting = Buffer.alloc(length)
  let filled = 0
  let number = 0
  for await (const chunk of content) {
    for (let from = 0; from < chunk.length;) {
      // Only what comes after a full piece tells that it was not the last.
      if (filled === length) {
        yield { piece: waiting, number, isLast: false }
        number += 1
        filled = 0
      }
      const taken = chunk.subarray(from, from + length - filled)
      waiting.set(taken, filled)
      filled += taken.length
      from += taken.length
    }
  }
  yield { piece: waiting.subarray(0, filled), number, isLast: true }
}
