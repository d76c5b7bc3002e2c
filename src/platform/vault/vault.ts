import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { keyLength, type Keyring, openBytes, sealBytes, Unreadable, newNonce } from './keyring.ts'
import { remembering } from './memo.ts'
import { ownerKeys } from './tables.ts'

export type Vault = {
  /** Encrypts a small secret with its owner's key. */
  seal: (owner: string, plain: string) => Promise<Uint8Array>
  open: (owner: string, sealed: Uint8Array) => Promise<string>
  /** The owner's key itself, for streams. Made at its first use. */
  keyOf: (owner: string) => Promise<Uint8Array>
  /** Deleting the key deletes the person: what it sealed can never be read again. */
  destroy: (owner: string) => Promise<void>
  /** A keyed hash under a key of our own, for codes too short to be hashed bare. */
  mark: (text: string) => string
}

type Parts = {
  db: Database
  ring: Keyring
  random: (length: number) => Uint8Array
  now: () => Temporal.Instant
}

/** The key that marks are made with lies among the owners' keys, so that marks outlive the secret. */
const marksOwner = '00000000-0000-0000-0000-000000000001'

/** Refused where the keys that lie there were wrapped under a secret that we were not given. */
export async function openVault({ db, ring, random, now }: Parts): Promise<Vault> {
  // For minutes only: a key destroyed by another process is forgotten here, too.
  const known = remembering<Uint8Array>({ most: 500, forAtMost: Temporal.Duration.from({ minutes: 2 }), now })

  const readKey = async (owner: string) => {
    const [row] = await db.select().from(ownerKeys).where(eq(ownerKeys.owner, owner))
    return row === undefined ? undefined : ring.unwrap(owner, row.wrapped)
  }

  const keyThere = async (owner: string) => {
    const key = await readKey(owner)
    if (key === undefined) throw new Unreadable('The key of this owner was destroyed.')
    return key
  }

  const keepKey = async (owner: string, made: Uint8Array) => {
    // Two at once make one key: the loser's is dropped, and both read the winner's.
    await db
      .insert(ownerKeys)
      .values({ owner, wrapped: ring.wrap(owner, made), createdAt: now() })
      .onConflictDoNothing()
    return keyThere(owner)
  }

  const keyOf = (owner: string) =>
    known.get(owner, async () => (await readKey(owner)) ?? keepKey(owner, random(keyLength)))

  const marking = (await readKey(marksOwner)) ?? (await keepKey(marksOwner, await firstMarking({ db, ring })))

  return {
    keyOf,
    seal: async (owner, plain) => sealBytes(await keyOf(owner), owner, Buffer.from(plain), newNonce(random)),
    open: async (owner, sealed) => {
      // Remembered too: a page may open fifty of one owner's.
      const key = await known.get(owner, () => keyThere(owner))
      return openBytes(key, owner, sealed).toString()
    },
    destroy: async owner => {
      await db.delete(ownerKeys).where(eq(ownerKeys.owner, owner))
      known.forget(owner)
    },
    mark: text => createHmac('sha256', marking).update(text).digest('base64url'),
  }
}

/** In a server older than this key, marks were made with what follows from its secret. */
async function firstMarking({ db, ring }: Pick<Parts, 'db' | 'ring'>): Promise<Uint8Array> {
  const [since] = await db.select().from(ownerKeys).limit(1)
  return ring.derive('safar marks v1', since)
}
