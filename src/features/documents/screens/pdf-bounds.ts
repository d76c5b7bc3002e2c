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
  const bounded = <Type extends Uint8ArrayConstructor | Int8ArrayConstructor>(bytes: Type): Type =>
    new Proxy(bytes, {
      construct(type, given: readonly unknown[], as) {
        const [first] = given
        if (typeof first === 'number') take(first)
        return Reflect.construct(type, given, as)
      },
    })
  globalThis.Uint8Array = bounded(globalThis.Uint8Array)
  globalThis.Int8Array = bounded(globalThis.Int8Array)
  globalThis.DecompressionStream = new Proxy(globalThis.DecompressionStream, {
    construct(stream, given: readonly unknown[]) {
      const { readable, writable }: DecompressionStream = Reflect.construct(stream, given)
      const counted = new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          take(chunk.length)
          controller.enqueue(chunk)
        },
      })
      return { readable: readable.pipeThrough(counted), writable }
    },
  })
}
