import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { openDatabase, type Connections } from '../database/database.ts'
import { keyring, type Secrets, Unreadable } from './keyring.ts'
import { rewrapKeys } from './rewrap.ts'
import { ownerKeys } from './tables.ts'
import { openVault, type Vault } from './vault.ts'

const meera = '0190a000-0000-7000-8000-000000000001'
const rohan = '0190a000-0000-7000-8000-000000000002'
const secret = createHash('sha256').update('a secret of tests').digest()
const start = Temporal.Instant.from('2022-08-01T10:00:00Z')

let database: FreshDatabase
let connections: Connections
let clock = start
let vault: Vault

const anotherProcess = (...secrets: Secrets | []) => {
  const [first = secret, ...others] = secrets
  return openVault({
    db: connections.db,
    ring: keyring([first, ...others], randomBytes),
    random: randomBytes,
    now: () => clock,
  })
}

beforeAll(async () => {
  database = await freshDatabase()
  connections = openDatabase(database.url)
})
beforeEach(async () => {
  clock = start
  await connections.db.delete(ownerKeys)
  vault = await anotherProcess()
})
afterAll(async () => {
  await connections.close()
  await database.drop()
})

test('what is sealed opens for its owner, in any process', async () => {
  const sealed = await vault.seal(meera, 'K1234567 नमस्ते')
  expect(Buffer.from(sealed).includes('K1234567')).toBe(false)
  expect(await vault.open(meera, sealed)).toBe('K1234567 नमस्ते')
  expect(await (await anotherProcess()).open(meera, sealed)).toBe('K1234567 नमस्ते')
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
  const keys = await Promise.all(Array.from({ length: 16 }, async () => (await anotherProcess()).keyOf(owner)))
  expect(new Set(keys.map(key => Buffer.from(key).toString('hex'))).size).toBe(1)
})

test('with the key, the person is gone', async () => {
  const owner = '0190a000-0000-7000-8000-000000000004'
  const sealed = await vault.seal(owner, 'soon gone')
  const other = await anotherProcess()
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

test('another secret is refused at once, and says so', async () => {
  await expect(anotherProcess(Buffer.alloc(32))).rejects.toThrow(
    'The keys in this database were wrapped under another SAFAR_SECRET.',
  )
})

test('a mark is the same everywhere', async () => {
  expect(vault.mark('123456')).toBe((await anotherProcess()).mark('123456'))
  expect(vault.mark('123456')).toMatch(/^[\w-]{43}$/)
  expect(vault.mark('123456')).not.toBe(vault.mark('123457'))
})

test('a mark made before marks had a key of their own is still the same', async () => {
  const { db } = connections
  const own = new Uint8Array(hkdfSync('sha256', secret, '', 'safar marks v1', 32))
  await vault.keyOf(meera)
  const forgetMarks = () => db.delete(ownerKeys).where(eq(ownerKeys.owner, '00000000-0000-0000-0000-000000000001'))
  await forgetMarks()
  const later = await anotherProcess(Buffer.alloc(32, 7), secret)
  await forgetMarks()
  expect(later.mark('123456')).toBe(createHmac('sha256', own).update('123456').digest('base64url'))
})

describe('a secret gives way to another', () => {
  const newer = createHash('sha256').update('a newer secret of tests').digest()
  const ring = () => keyring([newer, secret], randomBytes)
  const owners = Array.from(
    { length: 40 },
    (_, index) => `0190a000-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`,
  )

  test('while both are in use, by two at once, cut short and begun again; afterwards the old one opens nothing', async () => {
    const { db } = connections
    const before = await Promise.all(owners.map(owner => vault.seal(owner, `of ${owner}`)))
    const mark = vault.mark('123456')
    const newerVault = await anotherProcess(newer, secret)

    const over = new AbortController()
    const reading = (async () => {
      for (let index = 0; !over.signal.aborted; index = (index + 1) % owners.length) {
        clock = clock.add({ minutes: 3 })
        const owner = owners[index] ?? ''
        expect(await newerVault.open(owner, before[index] ?? new Uint8Array())).toBe(`of ${owner}`)
        expect(await newerVault.open(owner, await newerVault.seal(owner, 'new'))).toBe('new')
      }
    })()
    const cutShort = { ...ring() }
    let left = 10
    cutShort.rewrap = (owner, wrapped) => {
      if ((left -= 1) < 0) throw new Error('killed')
      return ring().rewrap(owner, wrapped)
    }
    await expect(rewrapKeys({ db, ring: cutShort, step: 3 })).rejects.toThrow('killed')
    const all = await Promise.all([
      rewrapKeys({ db, ring: ring(), step: 7 }),
      rewrapKeys({ db, ring: ring(), step: 5 }),
    ])
    over.abort()
    await reading

    expect(all[0].keys).toBeGreaterThan(owners.length)
    expect(await rewrapKeys({ db, ring: ring() })).toMatchObject({ rewrapped: 0 })
    const alone = await anotherProcess(newer)
    for (const [index, owner] of owners.entries())
      expect(await alone.open(owner, before[index] ?? new Uint8Array())).toBe(`of ${owner}`)
    expect(alone.mark('123456')).toBe(mark)
    await expect(anotherProcess(secret)).rejects.toThrow('under another SAFAR_SECRET')
  })

  test('a key destroyed meanwhile stays destroyed', async () => {
    const { db } = connections
    const old = keyring([secret], randomBytes)
    const owner = '0190a000-0000-7000-8000-000000000200'
    await db.insert(ownerKeys).values({ owner, wrapped: old.wrap(owner, randomBytes(32)), createdAt: clock })
    const one = ring()
    await rewrapKeys({ db, ring: { ...one, rewrap: (whose, wrapped) => one.rewrap(whose, wrapped) } })
    await db.delete(ownerKeys).where(eq(ownerKeys.owner, owner))
    await rewrapKeys({ db, ring: one })
    expect(await db.$count(ownerKeys, eq(ownerKeys.owner, owner))).toBe(0)
  })
})
