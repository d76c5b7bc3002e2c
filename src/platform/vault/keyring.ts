// The secrets of the server: every key is wrapped under the first, and read with any of them, so that a secret
// can give way to another while both are in use.
import { hkdfSync, createCipheriv, createDecipheriv } from 'node:crypto'

// AES-256-GCM in one piece: version, nonce, ciphertext, tag. What it belongs to is authenticated along
// with it, so that a sealed value moved to another owner's row does not open there.

const version = 1
const nonceLength = 12
const tagLength = 16
const headLength = 1 + nonceLength

/** What was sealed cannot be read: by another key, changed since, or not sealed at all. */
export class Unreadable extends Error {}

export function sealBytes(key: Uint8Array, belongsTo: string, plain: Uint8Array, nonce: Uint8Array): Uint8Array {
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(belongsTo))
  return Buffer.concat([Buffer.of(version), nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

export function openBytes(key: Uint8Array, belongsTo: string, sealed: Uint8Array): Buffer {
  if (sealed.length < headLength + tagLength || sealed[0] !== version)
    throw new Unreadable('This was not sealed by us.')
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, headLength), { authTagLength: tagLength })
    .setAAD(Buffer.from(belongsTo))
    .setAuthTag(sealed.subarray(-tagLength))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(headLength, -tagLength)), decipher.final()])
  } catch (cause) {
    throw new Unreadable('This was sealed with another key, or changed since.', { cause })
  }
}

export const newNonce = (random: (length: number) => Uint8Array) => random(nonceLength)

export const keyLength = 32

export type Keyring = {
  wrap: (owner: string, key: Uint8Array) => Uint8Array
  unwrap: (owner: string, wrapped: Uint8Array) => Uint8Array
  /** The same key under the first secret; undefined where it is under that one already. */
  rewrap: (owner: string, wrapped: Uint8Array) => Uint8Array | undefined
  /** A key that follows from the first secret, or from the one that something was wrapped under. */
  derive: (purpose: string, since?: { owner: string; wrapped: Uint8Array }) => Uint8Array
}

export type Secrets = readonly [current: Uint8Array, ...others: Uint8Array[]]

export class WrongSecret extends Unreadable {}

export function keyring(secrets: Secrets, random: (length: number) => Uint8Array): Keyring {
  const ring = secrets.map(secret => ({ secret, wrapping: derived(secret, 'safar owner keys v1') }))
  const [current] = secrets
  const wrapping = derived(current, 'safar owner keys v1')

  const opened = (owner: string, wrapped: Uint8Array) => {
    for (const one of ring) {
      const key = openedWith(one.wrapping, owner, wrapped)
      if (key !== undefined) return { key, secret: one.secret }
    }
    throw new WrongSecret('The keys in this database were wrapped under another SAFAR_SECRET.')
  }
  const wrap = (owner: string, key: Uint8Array) => sealBytes(wrapping, owner, key, newNonce(random))

  return {
    wrap,
    unwrap: (owner, wrapped) => opened(owner, wrapped).key,
    rewrap: (owner, wrapped) => {
      const { key, secret } = opened(owner, wrapped)
      return secret === current ? undefined : wrap(owner, key)
    },
    derive: (purpose, since) =>
      derived(since === undefined ? current : opened(since.owner, since.wrapped).secret, purpose),
  }
}

const derived = (secret: Uint8Array, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, keyLength))

function openedWith(wrapping: Uint8Array, owner: string, wrapped: Uint8Array): Uint8Array | undefined {
  try {
    return openBytes(wrapping, owner, wrapped)
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  }
}
