import { hash } from 'node:crypto'

/** A secret that somebody else holds; we keep only its hash. 32 random bytes need no slow hash. */
export type Token = { token: string; hash: string }

export function newToken(random: (length: number) => Uint8Array): Token {
  const token = Buffer.from(random(32)).toString('base64url')
  return { token, hash: hashToken(token) }
}

export const hashToken = (token: string) => hash('sha256', token, 'base64url')
