// How large a picture says it is, read from its first bytes: nothing is decoded. The browser looks before it sends, the
// server as it arrives.
import type { Size } from './picture-size.ts'

export type PictureKind = 'png' | 'jpeg' | 'webp'
/** What is interlaced, progressive or WebP cannot be decoded line by line. */
export type Measured = Size & { isHeldWhole: boolean }

/** 'more' where these bytes do not reach as far as its size. */
export function measure(kind: PictureKind, head: Uint8Array): Measured | 'more' | 'broken' {
  const measured = readers[kind](new DataView(head.buffer, head.byteOffset, head.byteLength))
  return typeof measured === 'object' && measured.width * measured.height === 0 ? 'broken' : measured
}

type Reader = (bytes: DataView) => Measured | 'more' | 'broken'

/** Four letters as a number. */
const [header, extended, lossy, lossless] = [0x49484452, 0x56503858, 0x56503820, 0x5650384c]

const png: Reader = bytes => {
  if (bytes.byteLength < 29) return 'more'
  if (bytes.getUint32(12) !== header) return 'broken'
  return { width: bytes.getUint32(16), height: bytes.getUint32(20), isHeldWhole: bytes.getUint8(28) !== 0 }
}

/** From one segment to the next, until the frame's own. */
const jpeg: Reader = bytes => {
  let at = 2
  while (at + 10 <= bytes.byteLength) {
    const marker = bytes.getUint8(at + 1)
    if (bytes.getUint8(at) !== 0xff) return 'broken'
    if (marker === 0xff) at += 1
    else if (isFrame(marker)) {
      return { width: bytes.getUint16(at + 7), height: bytes.getUint16(at + 5), isHeldWhole: !isInLines(marker) }
    } else if (isWithoutLength(marker)) at += 2
    else if (marker === endOfPicture || marker === startOfScan) return 'broken'
    else at += 2 + Math.max(2, bytes.getUint16(at + 2))
  }
  return 'more'
}

const [endOfPicture, startOfScan] = [0xd9, 0xda]
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const isInLines = (marker: number) => marker === 0xc0 || marker === 0xc1
const isWithoutLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

const webp: Reader = bytes => {
  if (bytes.byteLength < 30) return 'more'
  const size = (width: number, height: number) => ({ width, height, isHeldWhole: true })
  switch (bytes.getUint32(12)) {
    case extended:
      return size((bytes.getUint32(23, true) >>> 8) + 1, (bytes.getUint32(26, true) >>> 8) + 1)
    case lossy:
      return size(bytes.getUint16(26, true) & 0x3fff, bytes.getUint16(28, true) & 0x3fff)
    case lossless: {
      const sides = bytes.getUint32(21, true)
      return size((sides & 0x3fff) + 1, ((sides >>> 14) & 0x3fff) + 1)
    }
    default:
      return 'broken'
  }
}

const readers: Readonly<Record<PictureKind, Reader>> = { png, jpeg, webp }
