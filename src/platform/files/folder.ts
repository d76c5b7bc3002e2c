import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Store } from './store.ts'

export function folderStore(folder: string): Store {
  const place = (key: string) => path.join(folder, key)
  return {
    keep: async (key, finished) => {
      await mkdir(path.dirname(place(key)), { recursive: true, mode: 0o700 })
      await rename(finished, place(key))
      await flush(path.dirname(place(key)))
    },
    read: async key => {
      const found = await stat(place(key)).catch(() => undefined)
      // Opened when it is first read from, so that one that nobody reads holds nothing open.
      return found?.isFile() === true ? start => lazily(() => createReadStream(place(key), { start })) : undefined
    },
    remove: key => rm(place(key), { force: true }),
    // What arrives is beside it, and swept there.
    sweep: async () => {},
  }
}

async function* lazily(open: () => AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  yield* open()
}

/** A new name is only safe from a power cut once its folder is written down. */
async function flush(folder: string): Promise<void> {
  // Windows does not open folders, and needs no such care.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
