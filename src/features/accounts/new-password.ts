import { readFileSync } from 'node:fs'
import { invalidInput, Refusal } from '#src/wire/problem.ts'
import type { OpenCall } from '#src/platform/house.ts'
import * as copy from './copy.ts'
import { hashPassword } from './password.ts'

/** From lists of stolen passwords, those that are long enough for us (zxcvbn-ts, MIT). The form knows the worst of them. */
const known = new Set(readFileSync(new URL('known-passwords.txt', import.meta.url), 'utf8').split('\n'))

/** For a password that somebody chose just now: not among those that are tried first. */
export async function hashNewPassword(call: Pick<OpenCall, 'random'>, password: string): Promise<string> {
  if (known.has(password.toLowerCase())) throw new Refusal(invalidInput, { password: copy.commonPassword })
  return hashPassword(password, call.random(16))
}
