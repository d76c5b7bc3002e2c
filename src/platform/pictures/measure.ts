// How large a picture says it is, read from its first bytes: nothing is decoded.
import type { Size } from '../../values/picture-size.ts'

export type PictureKind = 'png' | 'jpeg' | 'webp'
/** What is interlaced, progressive or WebP cannot be decoded line by line. */
export type Measured = Size & { isHeldWhole: boolean }

/** 'more' where these bytes do not reach as far as its size. */
export function measure(kind: PictureKind, head: Uint8Array): Measured | 'more' | 'broken' {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength)
  const measured = readers[kind](bytes)
  return typeof measured === 'object' && measured.width * measured.height === 0 ? 'broken' : measured
}

type Reader = (bytes: Buffer) => Measured | 'more' | 'broken'

const png: Reader = bytes => {
  if (bytes.length < 29) return 'more'
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return 'broken'
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), isHeldWhole: bytes[28] !== 0 }
}

/** From one segment to the next, until the frame's own. */
const jpeg: Reader = bytes => {
  let at = 2
  while (at + 10 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return 'broken'
    if (marker === 0xff) at += 1
    else if (isFrame(marker)) {
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5), isHeldWhole: !isInLines(marker) }
    } else if (isWithoutLength(marker)) at += 2
    else if (marker === endOfPicture || marker === startOfScan) return 'broken'
    else at += 2 + Math.max(2, bytes.readUInt16BE(at + 2))
  }
  return 'more'
}

const [endOfPicture, startOfScan] = [0xd9, 0xda]
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const isInLines = (marker: number) => marker === 0xc0 || marker === 0xc1
const isWithoutLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

const webp: Reader = bytes => {
  if (bytes.length < 30) return 'more'
  const side = (at: number) => bytes.readUInt16LE(at) & 0x3fff
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1, isHeldWhole: true }
    case 'VP8 ':
      return { width: side(26), height: side(28), isHeldWhole: true }
    case 'VP8L': {
      const sides = bytes.readUInt32LE(21)
      return { width: (sides & 0x3fff) + 1, height: ((sides >>> 14) & 0x3fff) + 1, isHeldWhole: true }
    }
    default:
      return 'broken'
  }
}

const readers: Readonly<Record<PictureKind, Reader>> = { png, jpeg, webp }
