import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readOrMakeSecret } from './secret.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'safar-secret-'))
})
afterEach(() => rm(folder, { recursive: true }))

const settings = () => ({ SAFAR_SECRET: undefined, SAFAR_DATA: path.join(folder, 'data') })

test('the one given is used, and none is written', async () => {
  const given = 'a given secret of thirty-two characters'
  expect(Buffer.from(await readOrMakeSecret({ ...settings(), SAFAR_SECRET: given })).toString()).toBe(given)
  expect(await readdir(folder)).toEqual([])
})

test('starts at once agree on one, which only we can read', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => readOrMakeSecret(settings())))
  expect(new Set(secrets.map(secret => Buffer.from(secret).toString('hex'))).size).toBe(1)
  expect(secrets[0]).toHaveLength(32)
  expect(await readdir(path.join(folder, 'data'))).toEqual(['secret'])
  expect((await stat(path.join(folder, 'data', 'secret'))).mode & 0o777).toBe(0o600)
  expect(await readOrMakeSecret(settings())).toEqual(secrets[0])
})

test('half a secret stops the start', async () => {
  await writeFile(path.join(folder, 'secret'), 'short')
  await expect(readOrMakeSecret({ SAFAR_SECRET: undefined, SAFAR_DATA: folder })).rejects.toThrow('is not whole')
})
