import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Settings } from '../settings.ts'

const length = 32

/** The secret that wraps every key: the one given, or one of our own that stays in the data folder. */
export async function readOrMakeSecret(
  settings: Pick<Settings, 'SAFAR_SECRET' | 'SAFAR_DATA'>,
  random: (length: number) => Uint8Array = randomBytes,
): Promise<Uint8Array> {
  if (settings.SAFAR_SECRET !== undefined) return Buffer.from(settings.SAFAR_SECRET)
  const file = path.resolve(settings.SAFAR_DATA, 'secret')
  return (await read(file)) ?? (await make(file, random))
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
