import { createReadStream } from 'node:fs'
import { mkdir, open, rm, readdir, stat, rename } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Files } from '../ports.ts'
import type { Settings } from '../settings.ts'
import type { Vault } from '../vault/vault.ts'
import { bucketStore } from './bucket.ts'
import type { Store } from './store.ts'
import { openStream, sealStream, type Place } from './sealed-stream.ts'

type Parts = {
  settings: Settings
  vault: Pick<Vault, 'keyOf'>
  now: () => Temporal.Instant
  random: (length: number) => Uint8Array
}

export async function openFiles({ settings, vault, now, random }: Parts): Promise<Files> {
  const folder = path.resolve(settings.SAFAR_DATA, 'files')
  // On the same disk as the files, so that a finished one is moved to its place in one step.
  const arriving = path.join(folder, '.arriving')
  await mkdir(arriving, { recursive: true, mode: 0o700 })
  await sweep(arriving, dayBefore(now()))
  const store = (await openBucket(settings)) ?? folderStore(folder)

  /** Sealed on this disk, and nowhere else yet. */
  async function half(content: AsyncIterable<Uint8Array>, place: Place) {
    const to = path.join(arriving, Buffer.from(random(16)).toString('hex'))
    let bytes = 0
    const counted = async function* () {
      for await (const chunk of content) {
        bytes += chunk.length
        yield chunk
      }
    }
    try {
      // Made before anything is read: a stream would make it on its way, and what broke off at once would come after its removal.
      const file = await open(to, 'wx', 0o600)
      await pipeline(sealStream(counted(), place, random), file.createWriteStream({ flush: true }))
    } catch (error) {
      await rm(to, { force: true })
      throw error
    }
    return { path: to, bytes, read: (start: number) => createReadStream(to, { start }) }
  }

  async function keepMade(key: string, content: AsyncIterable<Uint8Array>, place: Place) {
    const made = await half(content, place)
    try {
      await store.keep(key, made.path)
    } finally {
      await rm(made.path, { force: true })
    }
    return { bytes: made.bytes }
  }

  return {
    put: async (owner, key, content, { check, become } = {}) => {
      refuseOddKey(key)
      const place = { ownerKey: await vault.keyOf(owner), owner, key }
      const came = await half(content, place)
      try {
        const read = () => openStream(came.read, place, 0)
        await check?.(read)
        if (become !== undefined) return await keepMade(key, become(read), place)
        await store.keep(key, came.path)
        return { bytes: came.bytes }
      } finally {
        await rm(came.path, { force: true })
      }
    },
    get: async (owner, key, from = 0) => {
      refuseOddKey(key)
      const read = await store.read(key)
      return read === undefined ? undefined : openStream(read, { ownerKey: await vault.keyOf(owner), owner, key }, from)
    },
    remove: async key => {
      refuseOddKey(key)
      await store.remove(key)
    },
    sweep: async () => {
      await sweep(arriving, dayBefore(now()))
      await store.sweep(dayBefore(now()))
    },
  }
}

/** What still arrives, here or at another server, is younger. */
const dayBefore = (at: Temporal.Instant) => at.subtract({ hours: 24 })

async function openBucket(settings: Settings): Promise<Store | undefined> {
  const { SAFAR_S3_BUCKET: bucket, SAFAR_S3_REGION: region, SAFAR_S3_KEY: key, SAFAR_S3_SECRET: secret } = settings
  if (bucket === undefined || region === undefined || key === undefined || secret === undefined) return undefined
  return bucketStore({ bucket, region, key, secret, endpoint: settings.SAFAR_S3_ENDPOINT })
}

/** Keys are ours: made of ids and plain words. One that could climb out of its folder is a mistake of ours. */
function refuseOddKey(key: string): void {
  const isPlain = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(key) && key.length <= 500
  if (!isPlain) throw new Error(`A file cannot lie under the key ${JSON.stringify(key)}.`)
}

/** Takes away what broke off when an earlier server was killed. */
async function sweep(folder: string, before: Temporal.Instant): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found !== undefined && found.mtimeMs < before.epochMilliseconds) await rm(file, { force: true })
  }
}

function folderStore(folder: string): Store {
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
