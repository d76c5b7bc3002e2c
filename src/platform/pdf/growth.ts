// A PDF may hold gigabytes in a few kilobytes. What it grows to is counted, and forgotten at once, before it is read.
import { Readable } from 'node:stream'
import { createInflate } from 'node:zlib'

const mostGrown = 64 * 1_048_576
/** What a stream says of itself before it begins. */
const longestHead = 300

/**
 * Every stream in it together, and what filters applied over one another make of it. Who copies pages never unpacks their
 * pictures, so there a scan of many pages is not too large.
 */
export async function growsTooLarge(pdf: Uint8Array, { isCopied = false } = {}): Promise<boolean> {
  const budget = { left: mostGrown }
  for (const stream of streamsIn(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength), isCopied)) {
    await spend(budget, () => Readable.from([stream]))
    if (budget.left <= 0) return true
  }
  return false
}

function* streamsIn(pdf: Buffer, skipsPictures: boolean): Generator<Buffer> {
  for (let at = pdf.indexOf('stream'); at >= 0; at = pdf.indexOf('stream', at + 1)) {
    if (skipsPictures && pdf.subarray(Math.max(0, at - longestHead), at).includes('/Image')) continue
    const start = at + (pdf[at + 6] === 0x0d ? 8 : 7)
    if (isZlib(pdf.subarray(start))) yield pdf.subarray(start)
  }
}

const isZlib = ([first = 0, second = 0]: Uint8Array): boolean =>
  (first & 0x0f) === 8 && first >> 4 <= 7 && (first * 256 + second) % 31 === 0

type Source = () => AsyncIterable<Uint8Array>

async function spend(budget: { left: number }, packed: Source): Promise<void> {
  let head: Uint8Array | undefined
  for await (const chunk of inflated(packed())) {
    head ??= chunk
    budget.left -= chunk.length
    if (budget.left <= 0) return
  }
  if (head !== undefined && isZlib(head)) await spend(budget, () => inflated(packed()))
}

async function* inflated(packed: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  try {
    yield* Readable.from(packed).pipe(createInflate())
  } catch {
    // It breaks off: anyone who reads it finds what came until then.
  }
}
