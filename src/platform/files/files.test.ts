import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestBucket, type TestBucket } from '#tests/bucket.ts'
import type { Files } from '../ports.ts'
import { readSettings } from '../settings.ts'
import { Unreadable } from '../vault/keyring.ts'

import { openFiles } from './files.ts'

let folder: string
let bucket: TestBucket
const keys = new Map([
  ['meera', randomBytes(32)],
  ['rohan', randomBytes(32)],
])
const at = Temporal.Instant.from('2022-08-01T10:00:00Z')

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'safar-files-'))
  bucket = await openTestBucket()
})
afterEach(async () => {
  await bucket.close()
  await rm(folder, { recursive: true })
})

const open = (where: 'folder' | 'bucket', others: Record<string, string> = {}, now = at) =>
  openFiles({
    settings: readSettings({ SAFAR_DATA: folder, ...(where === 'bucket' ? bucket.settings : {}), ...others }),
    vault: { keyOf: async owner => keys.get(owner) ?? expect.fail('no key') },
    now: () => now,
    random: randomBytes,
  })

async function* of(...parts: Uint8Array[]) {
  yield* parts
}

async function read(files: Files, owner: string, key: string, from?: number): Promise<Buffer | undefined> {
  const found = await files.get(owner, key, from)
  if (found === undefined) return undefined
  const parts: Uint8Array[] = []
  for await (const part of found) parts.push(part)
  return Buffer.concat(parts)
}

const arriving = () => readdir(path.join(folder, 'files', '.arriving'))
const resume = 'resumes/meera/1.pdf'

for (const where of ['folder', 'bucket'] as const) {
  test(`in a ${where}: a file comes back whole, for its owner only`, async () => {
    const files = await open(where)
    const content = randomBytes(200_000)
    expect(await files.put('meera', resume, of(content.subarray(0, 7), content.subarray(7)))).toEqual({
      bytes: 200_000,
    })
    expect((await read(files, 'meera', resume))?.equals(content)).toBe(true)
    await expect(read(files, 'rohan', resume)).rejects.toThrow(Unreadable)
    expect(await arriving()).toEqual([])
  })

  test(`in a ${where}: an empty file is a file`, async () => {
    const files = await open(where)
    expect(await files.put('meera', resume, of())).toEqual({ bytes: 0 })
    expect(await read(files, 'meera', resume)).toHaveLength(0)
  })

  // Else what breaks off at once may be removed first and made then, now and then.
  test(`in a ${where}: where it is written is there before any of it is read`, async () => {
    const files = await open(where)
    const seen: number[] = []
    async function* looking() {
      seen.push(readdirSync(path.join(folder, 'files', '.arriving')).length)
      yield Buffer.from('looked')
    }
    await files.put('meera', resume, looking())
    expect(seen).toEqual([1])
    expect(await arriving()).toEqual([])
  })

  test(`in a ${where}: one that breaks off leaves nothing, and the earlier one stays`, async () => {
    const files = await open(where)
    async function* breaking() {
      yield randomBytes(100_000)
      throw new Error('The line went dead.')
    }
    await expect(files.put('meera', resume, breaking())).rejects.toThrow('The line went dead.')
    expect(await files.get('meera', resume)).toBeUndefined()
    await files.put('meera', resume, of(Buffer.from('earlier')))
    await expect(files.put('meera', resume, breaking())).rejects.toThrow('The line went dead.')
    expect(String(await read(files, 'meera', resume))).toBe('earlier')
    expect(await arriving()).toEqual([])
  })

  test(`in a ${where}: a part of it comes by itself`, async () => {
    const files = await open(where)
    const content = randomBytes(300_000)
    await files.put('meera', resume, of(content))
    expect((await read(files, 'meera', resume, 200_001))?.equals(content.subarray(200_001))).toBe(true)
  })

  test(`in a ${where}: one that is removed is gone, and may be removed again`, async () => {
    const files = await open(where)
    await files.put('meera', resume, of(Buffer.from('x')))
    await files.remove(resume)
    await files.remove(resume)
    expect(await files.get('meera', resume)).toBeUndefined()
  })

  test(`in a ${where}: nothing lies there as it is`, async () => {
    const files = await open(where)
    await files.put('meera', resume, of(Buffer.from('K1234567 passport')))
    const stored = where === 'folder' ? await readFile(path.join(folder, 'files', resume)) : await bucket.stored(resume)
    expect(stored?.length).toBeGreaterThan(17)
    expect(stored?.includes('K1234567')).toBe(false)
  })
}

test.each([
  ['a wrong secret', { SAFAR_S3_SECRET: 'another' }],
  ['a wrong key', { SAFAR_S3_KEY: 'another' }],
  ['another region', { SAFAR_S3_REGION: 'eu-north-1' }],
])('a bucket that is asked with %s says no, and that is said', async (_, settings) => {
  const files = await open('bucket', settings)
  await expect(files.put('meera', resume, of(Buffer.from('x')))).rejects.toThrow()
  await expect(files.get('meera', resume)).rejects.toThrow()
})

test.for(['../secret', '/etc/passwd', 'a/../b', 'a//b', '', 'a/.hidden', 'a\\b', 'a\0b', '.arriving/x'])(
  'nothing lies under %j',
  async key => {
    const files = await open('folder')
    await expect(files.put('meera', key, of())).rejects.toThrow('A file cannot lie under the key')
    await expect(files.get('meera', key)).rejects.toThrow('A file cannot lie under the key')
    await expect(files.remove(key)).rejects.toThrow('A file cannot lie under the key')
  },
)

test('what an earlier server left half is swept up a day later', async () => {
  await open('folder')
  for (const [name, hours] of [
    ['old', 25],
    ['young', 1],
  ] as const) {
    const file = path.join(folder, 'files', '.arriving', name)
    await writeFile(file, '')
    const then = new Date(at.subtract({ hours }).epochMilliseconds)
    await utimes(file, then, then)
  }
  await open('folder')
  expect(await arriving()).toEqual(['young'])
})
