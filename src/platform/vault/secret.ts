import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Settings } from '../settings.ts'
import type { Secrets } from './keyring.ts'

const length = 32

/**
 * The secret that wraps every key, the one given or one of our own that stays in the data folder, and those that keys
 * are read with besides. One of our own is among these once another is given.
 */
export async function readSecrets(
  settings: Pick<Settings, 'SAFAR_SECRET' | 'SAFAR_OLD_SECRETS' | 'SAFAR_DATA'>,
  random: (length: number) => Uint8Array = randomBytes,
): Promise<Secrets> {
  const { SAFAR_SECRET: given, SAFAR_OLD_SECRETS: old = [] } = settings
  const file = path.resolve(settings.SAFAR_DATA, 'secret')
  const own = await read(file)
  const others = old.map(secret => Buffer.from(secret))
  if (given === undefined) return [own ?? (await make(file, random)), ...others]
  return [Buffer.from(given), ...others, ...(own === undefined ? [] : [own])]
}

async function read(file: string): Promise<Uint8Array | undefined> {
  const found = await readFile(file).catch(error => {
    if (isCoded(error, 'ENOENT')) return undefined
    throw error
  })
  if (found !== undefined && found.length !== length) throw new Error(`The secret in ${file} is not whole.`)
  return found
}

/** Written whole beside its place, then linked there: of two that start at once, one gives way to the other. */
async function make(file: string, random: (length: number) => Uint8Array): Promise<Uint8Array> {
  await mkdir(path.dirname(file), { recursive: true })
  const half = `${file}.${Buffer.from(random(8)).toString('hex')}`
  try {
    await writeSafely(half, random(length))
    await link(half, file).catch(error => {
      if (!isCoded(error, 'EEXIST')) throw error
    })
  } finally {
    await rm(half, { force: true })
  }
  const made = await read(file)
  if (made === undefined) throw new Error(`The secret in ${file} was taken away.`)
  return made
}

async function writeSafely(file: string, content: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const isCoded = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code
