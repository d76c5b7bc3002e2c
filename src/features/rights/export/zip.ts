// A ZIP as it is written, for content whose length nobody knows before. Deflated; sizes stand behind each file (bit 3).
import { crc32, createDeflateRaw } from 'node:zlib'
import { Readable } from 'node:stream'

export type Entry = { name: string; content: AsyncIterable<Uint8Array> }
type Written = { name: Buffer; crc: number; packed: number; plain: number; at: number }

const version = 45
/** Sizes follow the content; names are UTF-8. */
const flags = 0x0808
const deflated = 8
/** Beyond it a number does not fit, and stands in a field of its own. */
const most = 0xffff_ffff

export async function* zipOf(
  entries: AsyncIterable<Entry>,
  at: Temporal.ZonedDateTime,
): AsyncGenerator<Uint8Array, void> {
  const stamp = stampOf(at)
  const written: Written[] = []
  let offset = 0
  for await (const { name, content } of entries) {
    const entry: Written = { name: Buffer.from(name), crc: 0, packed: 0, plain: 0, at: offset }
    yield* counted(localHeader(entry, stamp))
    for await (const chunk of packed(content, entry)) yield* counted(chunk)
    yield* counted(sizesOf(entry))
    written.push(entry)
  }
  const directory = Buffer.concat(written.map(entry => directoryEntry(entry, stamp)))
  yield directory
  yield end(written.length, directory.length, offset)

  function* counted(bytes: Uint8Array) {
    offset += bytes.length
    yield bytes
  }
}

async function* packed(content: AsyncIterable<Uint8Array>, entry: Written): AsyncGenerator<Uint8Array> {
  const measured = async function* () {
    for await (const chunk of content) {
      entry.crc = crc32(chunk, entry.crc)
      entry.plain += chunk.length
      yield chunk
    }
  }
  for await (const chunk of Readable.from(measured()).compose(createDeflateRaw({ level: 3 }))) {
    const bytes: Uint8Array = Buffer.from(chunk)
    entry.packed += bytes.length
    yield bytes
  }
}

function localHeader({ name }: Written, stamp: number): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(version, 4)
  head.writeUInt16LE(flags, 6)
  head.writeUInt16LE(deflated, 8)
  head.writeUInt32LE(stamp, 10)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}

function sizesOf({ crc, packed: size, plain }: Written): Buffer {
  if (size > most || plain > most) throw new Error('A file of more than 4 GB does not fit into the copy.')
  const sizes = Buffer.alloc(16)
  for (const [place, value] of [0x08074b50, crc, size, plain].entries()) sizes.writeUInt32LE(value, place * 4)
  return sizes
}

function directoryEntry({ name, crc, packed: size, plain, at }: Written, stamp: number): Buffer {
  const isFar = at >= most
  const head = Buffer.alloc(46)
  head.writeUInt32LE(0x02014b50, 0)
  head.writeUInt16LE(version, 4)
  head.writeUInt16LE(version, 6)
  head.writeUInt16LE(flags, 8)
  head.writeUInt16LE(deflated, 10)
  head.writeUInt32LE(stamp, 12)
  head.writeUInt32LE(crc, 16)
  head.writeUInt32LE(size, 20)
  head.writeUInt32LE(plain, 24)
  head.writeUInt16LE(name.length, 28)
  head.writeUInt16LE(isFar ? 12 : 0, 30)
  head.writeUInt32LE(Math.min(at, most), 42)
  return Buffer.concat([head, name, ...(isFar ? [farOffset(at)] : [])])
}

function farOffset(at: number): Buffer {
  const extra = Buffer.alloc(12)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(8, 2)
  extra.writeBigUInt64LE(BigInt(at), 4)
  return extra
}

/** The end in both sizes: readers that know the large one take it from there. */
function end(count: number, length: number, at: number): Buffer {
  const large = Buffer.alloc(76)
  large.writeUInt32LE(0x06064b50, 0)
  large.writeBigUInt64LE(44n, 4)
  large.writeUInt16LE(version, 12)
  large.writeUInt16LE(version, 14)
  for (const [place, value] of [count, count, length, at].entries()) {
    large.writeBigUInt64LE(BigInt(value), 24 + place * 8)
  }
  large.writeUInt32LE(0x07064b50, 56)
  large.writeBigUInt64LE(BigInt(at + length), 64)
  large.writeUInt32LE(1, 72)
  const small = Buffer.alloc(22)
  small.writeUInt32LE(0x06054b50, 0)
  small.writeUInt16LE(Math.min(count, 0xffff), 8)
  small.writeUInt16LE(Math.min(count, 0xffff), 10)
  small.writeUInt32LE(Math.min(length, most), 12)
  small.writeUInt32LE(Math.min(at, most), 16)
  return Buffer.concat([...(at >= most || count >= 0xffff ? [large] : []), small])
}

/** As MS-DOS wrote a moment: two seconds are the least it knows. */
const stampOf = ({ year, month, day, hour, minute, second }: Temporal.ZonedDateTime): number =>
  (((year - 1980) << 25) | (month << 21) | (day << 16) | (hour << 11) | (minute << 5) | (second >> 1)) >>> 0
