// A PDF of a few kilobytes may unpack to gigabytes, in ways that nobody sees before it is read: packed twice, by an old method, or
// locked. Where words are read, memory runs out early instead.

/** More than the largest file that is read, and all that a paper of ten pages unpacks to. */
const mostAtOnce = 32 * 1_048_576
const mostInAll = 160 * 1_048_576

/** For a worker of its own: from here on what asks for too many bytes fails, as on a device that has no more. */
export function boundMemory(): void {
  let left = mostInAll
  const take = (bytes: number) => {
    left -= bytes
    if (bytes > mostAtOnce || left < 0) throw new RangeError('This PDF takes too much memory.')
  }
  const Bytes = globalThis.Uint8Array
  const SignedBytes = globalThis.Int8Array
  const Unpacking = globalThis.DecompressionStream
  function Counted(first?: number | ArrayBuffer, offset?: number, length?: number): Uint8Array {
    if (typeof first !== 'number') return first === undefined ? new Bytes() : new Bytes(first, offset, length)
    take(first)
    return new Bytes(first)
  }
  function CountedSigned(first?: number | ArrayBuffer, offset?: number, length?: number): Int8Array {
    if (typeof first !== 'number')
      return first === undefined ? new SignedBytes() : new SignedBytes(first, offset, length)
    take(first)
    return new SignedBytes(first)
  }
  function CountedUnpacking(format: CompressionFormat): object {
    const { readable, writable } = new Unpacking(format)
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        take(chunk.length)
        controller.enqueue(chunk)
      },
    })
    return { readable: readable.pipeThrough(counted), writable }
  }
  globalThis.Uint8Array = standIn(Counted, Bytes)
  globalThis.Int8Array = standIn(CountedSigned, SignedBytes)
  globalThis.DecompressionStream = standIn(CountedUnpacking, Unpacking)
}

/** What is asked of a kind itself is answered by the first one, and so is whether something is of it. */
function standIn<Kind extends { prototype: object }>(made: { prototype: unknown }, first: Kind): Kind {
  made.prototype = first.prototype
  return Object.setPrototypeOf(made, first)
}
