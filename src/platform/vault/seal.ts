// AES-256-GCM in one piece: version, nonce, ciphertext, tag. What it belongs to is authenticated along
// with it, so that a sealed value moved to another owner's row does not open there.
import { createCipheriv, createDecipheriv } from 'node:crypto'

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
