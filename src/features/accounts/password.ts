// Argon2id with the parameters that OWASP asks for at least; kept with the hash, so that they can grow.
import { timingSafeEqual } from 'node:crypto'
import { hashing } from './hashing/hashing.ts'

const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const

export async function hashPassword(password: string, salt: Uint8Array): Promise<string> {
  const key = await hashing.run('derive', {
    message: Buffer.from(password.normalize('NFKC')),
    nonce: salt,
    tagLength: 32,
    ...cost,
  })
  const { memory, passes, parallelism } = cost
  return ['', 'argon2id', 'v=19', `m=${memory},t=${passes},p=${parallelism}`, unpadded(salt), unpadded(key)].join('$')
}

const shape = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', key = ''] = shape.exec(hash) ?? []
  const expected = Buffer.from(key, 'base64')
  if (expected.length === 0) return false
  const found = await hashing.run('derive', {
    message: Buffer.from(password.normalize('NFKC')),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return timingSafeEqual(found, expected)
}

const unpadded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '')

/** Verified when there is no account, so that an unknown address takes as long as a wrong password. */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$c2FmYXItbm9ib2R5LXNhbHQ$Q0hvMjJwb2x5Z29uYWxzdGF0aW9ucGxhdGZvcm0xMjM'
