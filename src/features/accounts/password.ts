// Argon2id with the parameters that OWASP asks for at least; kept with the hash, so that they can grow.
import { argon2, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { turnsFor } from '#src/platform/workers/turns.ts'

const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const
const argon2id = promisify((parameters: Argon2Parameters, done: (error: Error | null, key: Buffer) => void) =>
  argon2('argon2id', parameters, done),
)

/** A hash takes a core. More at once than there are would be no faster; and two of Node's four threads are for files. */
const inTurn = turnsFor(Math.min(availableParallelism(), 2))
const derive = (parameters: Argon2Parameters) => inTurn(() => argon2id(parameters))

export async function hashPassword(password: string, salt: Uint8Array): Promise<string> {
  const key = await derive({ message: Buffer.from(password.normalize('NFKC')), nonce: salt, tagLength: 32, ...cost })
  const { memory, passes, parallelism } = cost
  return ['', 'argon2id', 'v=19', `m=${memory},t=${passes},p=${parallelism}`, unpadded(salt), unpadded(key)].join('$')
}

const shape = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', key = ''] = shape.exec(hash) ?? []
  const expected = Buffer.from(key, 'base64')
  if (expected.length === 0) return false
  const found = await derive({
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
