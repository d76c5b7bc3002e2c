// A file as it lies in storage: a header, then pieces of 64 KiB, each sealed with AES-256-GCM under a key of
// this file alone. A piece's nonce holds its number and whether it is the last (the STREAM construction), so
// that pieces cannot be cut off, swapped, repeated or added without being noticed, and memory stays at one piece.
import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import { Unreadable } from '../vault/seal.ts'
import { piecesOf } from './pieces.ts'

export const pieceLength = 64 * 1024
const tagLength = 16
const version = 1
const saltLength = 32
const prefixLength = 7
const headerLength = 1 + saltLength + prefixLength

type Bytes = AsyncIterable<Uint8Array>
/** Whose it is and under which key it lies: moved elsewhere, it does not open. */
export type Place = { ownerKey: Uint8Array; owner: string; key: string }

export async function* sealStream(plain: Bytes, place: Place, random: (length: number) => Uint8Array): Bytes {
  const header = Buffer.concat([Buffer.of(version), random(saltLength + prefixLength)])
  const sealer = keyed(header, place)
  yield header
  for await (const { piece, number, isLast } of piecesOf(plain, pieceLength)) yield sealer.seal(piece, number, isLast)
}

export async function* openStream(sealed: Bytes, place: Place): Bytes {
  const source = sealed[Symbol.asyncIterator]()
  try {
    const { header, rest } = await readHeader(source)
    const sealer = keyed(header, place)
    for await (const { piece, number, isLast } of piecesOf(rest, pieceLength + tagLength)) {
      yield sealer.open(piece, number, isLast)
    }
  } finally {
    await source.return?.()
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
      return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
    },
    open: (piece: Uint8Array, number: number, isLast: boolean) => {
      if (piece.length < tagLength) throw new Unreadable('This file is cut off.')
      const decipher = createDecipheriv('aes-256-gcm', fileKey, nonce(number, isLast), { authTagLength: tagLength })
        .setAAD(belongsTo)
        .setAuthTag(piece.subarray(-tagLength))
      try {
        return Buffer.concat([decipher.update(piece.subarray(0, -tagLength)), decipher.final()])
      } catch (cause) {
        throw new Unreadable('This file was changed, cut off, or is not this owner’s.', { cause })
      }
    },
  }
}
