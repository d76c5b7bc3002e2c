// Seals a text with the public key of an account, so that only the server opens it: ECDH on P-256, HKDF, AES-GCM.

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const
const info = new TextEncoder().encode('safar drafts v1')
const version = 1

/** Version, our own point, nonce, ciphertext with its tag. The owner is authenticated with it: another account opens nothing. */
export async function sealFor(publicKey: string, owner: string, text: string): Promise<string> {
  const { subtle } = crypto
  const [own, theirs] = await Promise.all([
    subtle.generateKey(curve, false, ['deriveBits']),
    subtle.importKey('raw', fromBase64(publicKey), curve, false, []),
  ])
  const point = new Uint8Array(await subtle.exportKey('raw', own.publicKey))
  const shared = await subtle.deriveBits({ name: 'ECDH', public: theirs }, own.privateKey, 256)
  const base = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey'])
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: point, info }
  const key = await subtle.deriveKey(hkdf, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt'])
  const nonce = crypto.getRandomValues(new Uint8Array(12))
  const encode = (words: string) => new TextEncoder().encode(words)
  const sealing = { name: 'AES-GCM', iv: nonce, additionalData: encode(owner) }
  const body = new Uint8Array(await subtle.encrypt(sealing, key, encode(text)))
  return toBase64(Uint8Array.of(version, ...point, ...nonce), body)
}

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), one => one.charCodeAt(0))

function toBase64(...parts: readonly Uint8Array[]): string {
  let binary = ''
  for (const part of parts) for (const byte of part) binary += String.fromCharCode(byte)
  return btoa(binary)
}
