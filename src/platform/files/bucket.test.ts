// What a bucket promises beyond a folder: parts, versions, and being away.
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DeleteObjectCommand, ListObjectVersionsCommand } from '@aws-sdk/client-s3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestBucket, type TestBucket } from '#tests/bucket.ts'
import { openLine, type Line } from '#tests/proxy.ts'
import type { Files } from '../ports.ts'
import { ProviderUnavailable } from '../providers/call.ts'
import { readSettings } from '../settings.ts'
import { openFiles } from './files.ts'

let folder: string
let bucket: TestBucket
let line: Line
let files: Files
const key = randomBytes(32)
const film = 'documents/library/film'

const openedAt = (now: Temporal.Instant) =>
  openFiles({
    settings: readSettings({ SAFAR_DATA: folder, ...bucket.settings, SAFAR_S3_ENDPOINT: line.url }),
    vault: { keyOf: async () => key },
    now: () => now,
    random: randomBytes,
  })

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'safar-files-'))
  bucket = await openTestBucket()
  line = await openLine(bucket.settings['SAFAR_S3_ENDPOINT'] ?? '')
  files = await openedAt(Temporal.Now.instant())
})
afterEach(async () => {
  await line.cut()
  await bucket.close()
  await rm(folder, { recursive: true })
})

const piece = randomBytes(1_048_576)
async function* megabytes(count: number) {
  for (let sent = 0; sent < count; sent += 1) yield piece
}
async function* of(text: string) {
  yield Buffer.from(text)
}
const readAll = async (name: string) => Buffer.concat(await Array.fromAsync((await files.get('meera', name)) ?? []))
const arriving = () => readdir(path.join(folder, 'files', '.arriving'))

test('a large file goes in parts and comes back whole', async () => {
  expect(await files.put('meera', film, megabytes(40))).toEqual({ bytes: 40 * piece.length })
  expect((await readAll(film)).equals(Buffer.concat(Array.from({ length: 40 }, () => piece)))).toBe(true)
  expect(await bucket.unfinished()).toBe(0)
})

test('a large file whose upload breaks off leaves no object, and its parts are swept a day later', async () => {
  line.cutAfter(20 * piece.length)
  await expect(files.put('meera', film, megabytes(40))).rejects.toThrow(ProviderUnavailable)
  expect(await arriving()).toEqual([])
  await line.mend()
  expect(await bucket.stored(film)).toBeUndefined()
  expect(await bucket.unfinished()).toBe(1)
  await files.sweep()
  expect(await bucket.unfinished()).toBe(1)
  await (await openedAt(Temporal.Now.instant().add({ hours: 25 }))).sweep()
  expect(await bucket.unfinished()).toBe(0)
})

test('while it is away that is said, nothing is left half, and all works once it is back', async () => {
  await files.put('meera', film, of('before'))
  await line.cut()
  // Many at once, as some are given up before their content was opened.
  const refused = Array.from({ length: 100 }, () => files.put('meera', 'documents/library/new', of('new')))
  for (const put of await Promise.allSettled(refused)) {
    expect(put).toMatchObject({ status: 'rejected', reason: expect.any(ProviderUnavailable) })
  }
  await expect(files.get('meera', film)).rejects.toThrow(ProviderUnavailable)
  await expect(files.remove(film)).rejects.toThrow(ProviderUnavailable)
  expect(await arriving()).toEqual([])
  await line.mend()
  expect(await files.get('meera', 'documents/library/new')).toBeUndefined()
  expect(String(await readAll(film))).toBe('before')
  await files.put('meera', 'documents/library/new', of('new'))
  expect(String(await readAll('documents/library/new'))).toBe('new')
})

test('with versions a file that was removed is brought back by removing the mark', async () => {
  await bucket.keepVersions()
  await files.put('meera', film, of('kept'))
  await files.remove(film)
  expect(await files.get('meera', film)).toBeUndefined()
  const { client, name: Bucket } = bucket
  const { DeleteMarkers } = await client.send(new ListObjectVersionsCommand({ Bucket, Prefix: film }))
  expect(DeleteMarkers).toHaveLength(1)
  for (const { Key, VersionId } of DeleteMarkers ?? []) {
    await client.send(new DeleteObjectCommand({ Bucket, Key, VersionId }))
  }
  expect(String(await readAll(film))).toBe('kept')
})
