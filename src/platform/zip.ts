// A ZIP as it is written, for content whose length nobody knows before.
import { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export type Entry = { name: string; content: AsyncIterable<Uint8Array> }

export async function* zipOf(entries: AsyncIterable<Entry>, at: Temporal.Instant): AsyncGenerator<Uint8Array, void> {
  const zip = new ZipFile()
  const output = zip.outputStream.pipe(new PassThrough())
  const stop = new AbortController()
  // An entry that breaks breaks the whole.
  const fail = (error: Error) => output.destroy(error)
  zip.on('error', fail)
  addAll(zip, entries, at, stop.signal).catch(fail)
  try {
    for await (const chunk of output) {
      const bytes: Uint8Array = chunk
      yield bytes
    }
  } finally {
    stop.abort()
  }
}

/** Each entry is opened when the one before has been read, as fast as the ZIP is taken. */
async function addAll(zip: ZipFile, entries: AsyncIterable<Entry>, at: Temporal.Instant, signal: AbortSignal) {
  const options = { mtime: new Date(at.epochMilliseconds), compressionLevel: 3 }
  for await (const { name, content } of entries) {
    const stream = Readable.from(content, { objectMode: false, signal })
    zip.addReadStream(stream, name, options)
    await finished(stream, { signal })
  }
  zip.end()
}
