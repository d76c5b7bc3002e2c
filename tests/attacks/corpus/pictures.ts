// Pictures that are larger than they look, and pictures that are not what they say.
import { createDeflate, crc32 } from 'node:zlib'
import sharp from 'sharp'

const chunk = (name: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

type Png = { width: number; height: number; rows?: number; interlaced?: boolean }

/** One byte a dot, all black: a thousandth of what it becomes. `rows` are those that are truly in it. */
export async function blackPng({ width, height, rows = height, interlaced = false }: Png): Promise<Buffer> {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, interlaced ? 1 : 0], 8)
  const packing = createDeflate({ level: 9 })
  // Many rows in one write: each write goes through the thread pool.
  const rowsAtOnce = Math.max(1, Math.floor(1_000_000 / (width + 1)))
  const many = Buffer.alloc(rowsAtOnce * (width + 1))
  const write = async () => {
    for (let left = rows; left > 0; left -= rowsAtOnce) {
      const part = many.subarray(0, Math.min(left, rowsAtOnce) * (width + 1))
      if (!packing.write(part)) await new Promise(resolve => packing.once('drain', resolve))
    }
    packing.end()
  }
  const [packed] = await Promise.all([Array.fromAsync(packing), write()])
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', Buffer.concat(packed)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const small = (side = 400) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
      background: '#888',
    },
  })

/** With a text beside the picture, as PNG allows it, after its header. */
export const withWords = (png: Buffer, words: Uint8Array): Buffer =>
  Buffer.concat([
    png.subarray(0, 33),
    chunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), words])),
    png.subarray(33),
  ])

export const smallPng = (): Promise<Buffer> => small().png().toBuffer()
export const smallJpeg = (): Promise<Buffer> => small().jpeg().toBuffer()

/** As a phone takes it: lying on its side, with a note of which way is up, and of where it was. */
export const phonePhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#c33' } })
    .withExif({
      IFD0: { Make: 'A phone' },
      IFD3: { GPSLatitude: '17/1 23/1 0/1', GPSLongitude: '78/1 28/1 0/1', GPSLatitudeRef: 'N', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** As many dots as are taken, and all of them different, so that it is dear to decode. */
export const dearJpeg = async (): Promise<Buffer> =>
  sharp(await small(500).png().toBuffer())
    .resize(8000, 6200, { fit: 'fill', kernel: 'nearest' })
    .jpeg({ quality: 40 })
    .toBuffer()

const [frame, otherFrame] = [0xc0, 0xc2]

/** Its frame says that it has another size, or another kind, than the picture behind it. */
export function withFrame(
  jpeg: Buffer,
  { width, height, progressive = false }: { width: number; height: number; progressive?: boolean },
): Buffer {
  const changed = Buffer.from(jpeg)
  const at = changed.findIndex(
    (byte, index) => byte === 0xff && (changed[index + 1] === frame || changed[index + 1] === otherFrame),
  )
  changed[at + 1] = progressive ? otherFrame : frame
  changed.writeUInt16BE(height, at + 5)
  changed.writeUInt16BE(width, at + 7)
  return changed
}

/** A second frame, of the size that the first does not say. */
export function withSecondFrame(jpeg: Buffer): Buffer {
  const at = jpeg.findIndex((byte, index) => byte === 0xff && jpeg[index + 1] === frame)
  const length = jpeg.readUInt16BE(at + 2) + 2
  const second = Buffer.from(jpeg.subarray(at, at + length))
  second.writeUInt16BE(65_000, 5)
  second.writeUInt16BE(65_000, 7)
  return Buffer.concat([jpeg.subarray(0, at + length), second, jpeg.subarray(at + length)])
}

/** Ten by ten on its cover, and 16,383 by 16,383 inside. */
export async function lyingWebp(): Promise<Buffer> {
  const inner = await small(64).webp().toBuffer()
  const picture = Buffer.from(inner.subarray(12))
  picture.writeUInt16LE(16_383, 14)
  picture.writeUInt16LE(16_383, 16)
  const cover = Buffer.alloc(18)
  cover.write('VP8X', 'latin1')
  cover.writeUInt32LE(10, 4)
  cover.writeUIntLE(9, 12, 3)
  cover.writeUIntLE(9, 15, 3)
  const head = Buffer.alloc(12)
  head.write('RIFF', 'latin1')
  head.writeUInt32LE(4 + cover.length + picture.length, 4)
  head.write('WEBP', 8, 'latin1')
  return Buffer.concat([head, cover, picture])
}
