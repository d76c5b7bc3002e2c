// Codes of an authenticator app: RFC 6238 with SHA-1, six digits and half minutes, which every app knows.
import { createHmac, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const keyBytes = 20

export const stepAt = (now: Temporal.Instant): number => Math.floor(now.epochMilliseconds / 1000 / stepSeconds)

export function codeOf(key: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', key).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0')
}

/** The half minute that this is the code of: now, the one before or the one after, since clocks differ. */
export function stepOfCode(key: Uint8Array, code: string, now: Temporal.Instant): number | undefined {
  const given = Buffer.from(code)
  const around = [stepAt(now), stepAt(now) - 1, stepAt(now) + 1]
  return around.find(step => given.length === 6 && timingSafeEqual(Buffer.from(codeOf(key, step)), given))
}

/** Base32, as apps take a key. */
export function writeKey(key: Uint8Array): string {
  const bits = Array.from(key, byte => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map(five => letters[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

export function readKey(text: string): Uint8Array {
  const bits = Array.from(text, letter => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}

export const addressFor = (account: string, key: Uint8Array): string =>
  `otpauth://totp/${encodeURIComponent(`Safar:${account}`)}?secret=${writeKey(key)}&issuer=Safar`
