import { createHmac, hkdfSync } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { openBytes, sealBytes, Unreadable, newNonce } from './seal.ts'
import { remembering } from './remembering.ts'
import { ownerKeys } from './tables.ts'

export type Vault = {
  /** Encrypts a small secret with its owner's key. */
  seal: (owner: string, plain: string) => Promise<Uint8Array>
  open: (owner: string, sealed: Uint8Array) => Promise<string>
  /** The owner's key itself, for streams. Made at its first use. */
  keyOf: (owner: string) => Promise<Uint8Array>
  /** Deleting the key deletes the person: what it sealed can never be read again. */
  destroy: (owner: string) => Promise<void>
  /** A keyed hash under our own secret, for codes too short to be hashed bare. */
  mark: (text: string) => string
}

type Parts = {
  db: Database
  secret: Uint8Array
  random: (length: number) => Uint8Array
  now: () => Temporal.Instant
}

const keyLength = 32

export function makeVault({ db, secret, random, now }: Parts): Vault {
  const wrapping = derive(secret, 'safar owner keys v1')
  const marking = derive(secret, 'safar marks v1')
  // For minutes only: a key destroyed by another process is forgotten here, too.
  const known = remembering<Uint8Array>({ most: 500, forAtMost: Temporal.Duration.from({ minutes: 2 }), now })

  const readKey = async (owner: string) => {
    const [row] = await db.select().from(ownerKeys).where(eq(ownerKeys.owner, owner))
    return row === undefined ? undefined : unwrap(wrapping, owner, row.wrapped)
  }

  const makeKey = async (owner: string) => {
    const wrapped = sealBytes(wrapping, owner, random(keyLength), newNonce(random))
    // Two at once make one key: the loser's is dropped, and both read the winner's.
    await db.insert(ownerKeys).values({ owner, wrapped, createdAt: now() }).onConflictDoNothing()
    const key = await readKey(owner)
    if (key === undefined) throw new Unreadable('The key of this owner was destroyed.')
    return key
  }

  const keyOf = (owner: string) => known.get(owner, async () => (await readKey(owner)) ?? makeKey(owner))

  return {
    keyOf,
    seal: async (owner, plain) => sealBytes(await keyOf(owner), owner, Buffer.from(plain), newNonce(random)),
    open: async (owner, sealed) => {
      const key = await (known.peek(owner) ?? readKey(owner))
      if (key === undefined) throw new Unreadable('The key of this owner was destroyed.')
      return openBytes(key, owner, sealed).toString()
    },
    destroy: async owner => {
      await db.delete(ownerKeys).where(eq(ownerKeys.owner, owner))
      known.forget(owner)
    },
    mark: text => createHmac('sha256', marking).update(text).digest('base64url'),
  }
}

const derive = (secret: Uint8Array, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, keyLength))

function unwrap(wrapping: Uint8Array, owner: string, wrapped: Uint8Array): Uint8Array {
  try {
    return openBytes(wrapping, owner, wrapped)
  } catch (cause) {
    throw new Unreadable('The keys in this database were wrapped under another SAFAR_SECRET.', { cause })
  }
}
