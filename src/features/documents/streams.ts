// What is looked at while a file passes by on its way to storage: how long it is, what locks it, how large its picture is.
import { fileTypeFromBuffer } from 'file-type'
import { measure, type PictureKind } from '#src/values/picture-header.ts'
import { isTooLarge, isTooLargeToHold } from '#src/values/picture-size.ts'
import { Refusal, type Problem } from '#src/wire/problem.ts'
import { fileTooLarge, wrongKind } from './contract.ts'
import * as copy from './copy.ts'
import { isPicture, limitFor, purposeOf, type Kind, type PurposeName, kinds } from './rules.ts'

export type Bytes = AsyncIterable<Uint8Array>

export const saying = (why: Problem, message: string): Refusal => new Refusal({ ...why, message })

export const looked = (purpose: PurposeName, kind: Kind, content: Bytes): Bytes =>
  atMost(purpose, kind, isPicture(kind) ? measured(kind, content) : opened(purpose, kind, content))

async function* atMost(purpose: PurposeName, kind: Kind, content: Bytes): Bytes {
  const most = limitFor(purpose, kind)
  let bytes = 0
  for await (const chunk of content) {
    bytes += chunk.length
    if (bytes > most.bytes) throw saying(fileTooLarge, most.message)
    yield chunk
  }
}

const lock = Buffer.from('/Encrypt')

/** What locks a PDF stands in clear in it, wherever that is. */
async function* opened(purpose: PurposeName, kind: Kind, content: Bytes): Bytes {
  const isChecked = kind === 'pdf' && purposeOf(purpose).opensForAll === true
  let tail = Buffer.alloc(0)
  for await (const chunk of content) {
    if (isChecked) {
      const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length)
      const seam = Buffer.concat([tail, bytes.subarray(0, lock.length)])
      if (seam.includes(lock) || bytes.includes(lock)) throw saying(wrongKind, copy.locked)
      tail = Buffer.concat([tail, bytes.subarray(-lock.length)]).subarray(-lock.length)
    }
    yield chunk
  }
}

/** Further in than this no camera writes the size of its photo. */
const mostBeforeSize = 1_048_576

/** A picture is refused by what it says of itself, before anything decodes it. */
async function* measured(kind: PictureKind, content: Bytes): Bytes {
  let head = Buffer.alloc(0)
  let isMeasured = false
  for await (const chunk of content) {
    if (!isMeasured) {
      head = Buffer.concat([head, chunk])
      isMeasured = refuseTooLarge(kind, head)
    }
    yield chunk
  }
  if (!isMeasured) throw saying(wrongKind, copy.brokenPicture)
}

/** False as long as its size has not come. */
function refuseTooLarge(kind: PictureKind, head: Buffer): boolean {
  const found = measure(kind, head)
  if (found === 'more' && head.length < mostBeforeSize) return false
  if (typeof found === 'string') throw saying(wrongKind, copy.brokenPicture)
  if (isTooLarge(found)) throw saying(fileTooLarge, copy.pictureTooLarge)
  if (found.isHeldWhole && isTooLargeToHold(found)) throw saying(fileTooLarge, copy.pictureTooHeavy)
  return true
}

/** The first bytes, and the whole with them. */
export async function peeked(content: Bytes): Promise<{ head: Uint8Array; whole: Bytes }> {
  const source = content[Symbol.asyncIterator]()
  const chunks: Uint8Array[] = []
  let length = 0
  let isDone = false
  while (length < headLength && !isDone) {
    const next = await source.next()
    isDone = next.done === true
    if (next.done === true) break
    chunks.push(next.value)
    length += next.value.length
  }
  const head = Buffer.concat(chunks)
  return { head: head.subarray(0, headLength), whole: followed(head, isDone ? undefined : source) }
}

async function* followed(head: Uint8Array, source: AsyncIterator<Uint8Array> | undefined): Bytes {
  yield head
  if (source === undefined) return
  for (let next = await source.next(); next.done !== true; next = await source.next()) yield next.value
}

// What a file is by its content. A name proves nothing, and neither does what a browser says.

/** Enough of a Word file to find what makes it one. */
const headLength = 64 * 1024

const others: Readonly<Record<string, Kind>> = {
  'application/x-cfb': 'doc',
  'video/x-m4v': 'mp4',
  'audio/x-m4a': 'm4a',
  'audio/ogg; codecs=opus': 'ogg',
}

export async function kindOf(head: Uint8Array): Promise<Kind | undefined> {
  const type = (await fileTypeFromBuffer(head).catch(() => undefined))?.mime
  if (type === undefined) return undefined
  if (type === 'application/zip') return looksLikeWord(head) ? 'docx' : undefined
  return others[type] ?? kindNames.find(kind => kinds[kind].type === type)
}

const kindNames: readonly Kind[] = [
  'pdf',
  'jpeg',
  'png',
  'webp',
  'doc',
  'docx',
  'mp4',
  'webm',
  'mp3',
  'm4a',
  'ogg',
  'vtt',
]

/** The names of its parts stand in clear in the archive that a Word file is. */
const looksLikeWord = (head: Uint8Array): boolean => {
  const text = Buffer.from(head).toString('latin1')
  return text.includes('[Content_Types].xml') && text.includes('word/')
}
