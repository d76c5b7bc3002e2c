// What a chosen file is, by its first bytes: before a browser decodes it, and to say why it can't be used.
import { measure } from '#src/values/picture-header.ts'
import type { Size } from '#src/values/picture-size.ts'

/** Where all that is asked here is found. */
export const headLength = 1_048_576

/** More than a phone takes: it would fill the memory before it is seen. */
export const mostPixels = 80_000_000
/** Of a larger one so much is held: some browsers have no larger canvas. */
const mostHeld = 16_000_000

export type FileLooks = 'empty' | 'pdf' | 'jpeg' | 'png' | 'webp' | 'gif' | 'heic' | 'other'

/** A name proves nothing. */
export function looksOf(head: Uint8Array): FileLooks {
  if (head.length === 0) return 'empty'
  const start = latin(head, 0, 16)
  const found = signatures.find(([, isIt]) => isIt(start))
  // Before it a PDF may have something else.
  return found?.[0] ?? (latin(head, 0, 1024).includes('%PDF-') ? 'pdf' : 'other')
}

const signatures: readonly [FileLooks, (start: string) => boolean][] = [
  ['jpeg', start => start.startsWith('\xff\xd8\xff')],
  ['png', start => start.startsWith('\x89PNG\r\n\x1a\n')],
  ['gif', start => /^GIF8[79]a/.test(start)],
  ['webp', start => start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP'],
  ['heic', start => start.slice(4, 8) === 'ftyp' && /^(heic|heix|heim|heis|hevc|mif1|msf1)/.test(start.slice(8))],
]

/** Of several pictures in one file the first is used. */
export function isAnimated(head: Uint8Array): boolean {
  switch (looksOf(head)) {
    case 'gif':
      return latin(head).includes('NETSCAPE2.0')
    case 'png':
      return latin(head).split('IDAT', 1).join().includes('acTL')
    case 'webp':
      return latin(head, 12, 16) === 'VP8X' && ((head[20] ?? 0) & 2) !== 0
    default:
      return false
  }
}

/** Why it isn't opened at all. */
export function problemOf(head: Uint8Array): string | undefined {
  const looks = looksOf(head)
  if (looks === 'empty') return empty
  const size = sizeIn(head)
  return size !== undefined && size.width * size.height > mostPixels ? tooLarge : undefined
}

/** Why the browser couldn't: it knows no HEIC, or the file is broken. */
export const failureOf = (head: Uint8Array): string => (looksOf(head) === 'heic' ? heic : unreadable)

/** How wide it is opened, where it is larger than what is held. */
export function openedWidth(head: Uint8Array): number | undefined {
  const size = sizeIn(head)
  if (size === undefined || size.width * size.height <= mostHeld) return undefined
  return Math.floor(size.width * Math.sqrt(mostHeld / (size.width * size.height)))
}

function sizeIn(head: Uint8Array): Size | undefined {
  const looks = looksOf(head)
  if (looks !== 'jpeg' && looks !== 'png' && looks !== 'webp') return undefined
  const size = measure(looks, head)
  return typeof size === 'string' ? undefined : size
}

function latin(bytes: Uint8Array, from = 0, to = bytes.length): string {
  let text = ''
  // Piece by piece: a call takes so many arguments only.
  for (let at = from; at < Math.min(to, bytes.length); at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, Math.min(at + 8192, to)))
  return text
}

// Why a chosen file can't be used as a picture.
export const empty = 'This file is empty. Please choose another.'
export const unreadable = 'This picture cannot be opened. Please choose another.'
export const tooLarge = 'This picture is too large to be opened here. Please take it again with a smaller size.'
export const heic =
  'This browser can’t open HEIC pictures. Please save it as a JPEG on your phone, or take a screenshot of it, and choose that.'
export const animated = 'This picture moves. Only its first frame is used.'
