import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../../tests/database.ts'
import { openDatabase, type Connections } from '../database/database.ts'
import { Unreadable } from './seal.ts'
import { makeVault, type Vault } from './vault.ts'

const meera = '0190a000-0000-7000-8000-000000000001'
const rohan = '0190a000-0000-7000-8000-000000000002'
const secret = createHash('sha256').update('a secret of tests').digest()
const start = Temporal.Instant.from('2022-08-01T10:00:00Z')

let database: FreshDatabase
let connections: Connections
let clock = start
let vault: Vault

const anotherProcess = (withSecret: Uint8Array = secret) =>
  makeVault({ db: connections.db, secret: withSecret, random: randomBytes, now: () => clock })

beforeAll(async () => {
  database = await freshDatabase()
  connections = openDatabase(database.url)
  vault = anotherProcess()
})
afterAll(async () => {
  await connections.close()
  await database.drop()
})

test('what is sealed opens for its owner, in any process', async () => {
  const sealed = await vault.seal(meera, 'K1234567 नमस्ते')
  expect(Buffer.from(sealed).includes('K1234567')).toBe(false)
  expect(await vault.open(meera, sealed)).toBe('K1234567 नमस्ते')
  expect(await anotherProcess().open(meera, sealed)).toBe('K1234567 नमस्ते')
})

test('the same words are sealed differently each time', async () => {
  expect(await vault.seal(meera, 'same')).not.toEqual(await vault.seal(meera, 'same'))
})

test('it does not open for another owner', async () => {
  const sealed = await vault.seal(meera, 'hers')
  await vault.keyOf(rohan)
  await expect(vault.open(rohan, sealed)).rejects.toThrow(Unreadable)
})

test('a changed byte anywhere is noticed', async () => {
  const sealed = await vault.seal(meera, 'intact')
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = sealed.map((byte, index) => (index === at ? byte ^ 1 : byte))
    await expect(vault.open(meera, changed)).rejects.toThrow(Unreadable)
  }
  await expect(vault.open(meera, sealed.subarray(0, 20))).rejects.toThrow(Unreadable)
})

test('many first uses at once make one key', async () => {
  const owner = '0190a000-0000-7000-8000-000000000003'
  const keys = await Promise.all(Array.from({ length: 16 }, () => anotherProcess().keyOf(owner)))
  expect(new Set(keys.map(key => Buffer.from(key).toString('hex'))).size).toBe(1)
})

test('with the key, the person is gone', async () => {
  const owner = '0190a000-0000-7000-8000-000000000004'
  const sealed = await vault.seal(owner, 'soon gone')
  const other = anotherProcess()
  expect(await other.open(owner, sealed)).toBe('soon gone')
  await vault.destroy(owner)
  await expect(vault.open(owner, sealed)).rejects.toThrow('The key of this owner was destroyed.')
  clock = clock.add({ minutes: 2 })
  await expect(other.open(owner, sealed)).rejects.toThrow('The key of this owner was destroyed.')
})

test('a new key does not open what the old one sealed', async () => {
  const owner = '0190a000-0000-7000-8000-000000000005'
  const sealed = await vault.seal(owner, 'before')
  await vault.destroy(owner)
  await vault.seal(owner, 'after')
  await expect(vault.open(owner, sealed)).rejects.toThrow(Unreadable)
})

test('another secret says so', async () => {
  await vault.keyOf(meera)
  await expect(anotherProcess(Buffer.alloc(32)).keyOf(meera)).rejects.toThrow(
    'The keys in this database were wrapped under another SAFAR_SECRET.',
  )
})

test('a mark is the same everywhere, and another under another secret', () => {
  expect(vault.mark('123456')).toBe(anotherProcess().mark('123456'))
  expect(vault.mark('123456')).toMatch(/^[\w-]{43}$/)
  expect(vault.mark('123456')).not.toBe(anotherProcess(Buffer.alloc(32)).mark('123456'))
})
