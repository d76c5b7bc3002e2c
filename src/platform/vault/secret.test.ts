import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSecrets } from './secret.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'safar-secret-'))
})
afterEach(() => rm(folder, { recursive: true }))

const settings = () => ({
  SAFAR_SECRET: undefined,
  SAFAR_OLD_SECRETS: undefined,
  SAFAR_DATA: path.join(folder, 'data'),
})

test('the one given is used, and none is written', async () => {
  const given = 'a given secret of thirty-two characters'
  expect((await readSecrets({ ...settings(), SAFAR_SECRET: given })).map(String)).toEqual([given])
  expect(await readdir(folder)).toEqual([])
})

test('starts at once agree on one, which only we can read', async () => {
  const secrets = (await Promise.all(Array.from({ length: 8 }, () => readSecrets(settings())))).map(
    ([secret]) => secret,
  )
  expect(new Set(secrets.map(secret => Buffer.from(secret).toString('hex'))).size).toBe(1)
  expect(secrets[0]).toHaveLength(32)
  expect(await readdir(path.join(folder, 'data'))).toEqual(['secret'])
  expect((await stat(path.join(folder, 'data', 'secret'))).mode & 0o777).toBe(0o600)
  expect(await readSecrets(settings())).toEqual([secrets[0]])
})

test('half a secret stops the start', async () => {
  await writeFile(path.join(folder, 'secret'), 'short')
  await expect(readSecrets({ ...settings(), SAFAR_DATA: folder })).rejects.toThrow('is not whole')
})

test('beside a new one stand the old ones, and one of our own that lies there', async () => {
  const [own] = await readSecrets(settings())
  const [given, old] = ['a given secret of thirty-two characters', 'another secret of thirty-two characters']
  const [current, ...others] = await readSecrets({ ...settings(), SAFAR_SECRET: given, SAFAR_OLD_SECRETS: [old] })
  expect(Buffer.from(current).toString()).toBe(given)
  expect(others).toEqual([Buffer.from(old), own])
})
