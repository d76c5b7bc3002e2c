import { invalidInput, Refusal } from '#src/wire/problem.ts'
import { readText } from '#src/platform/data/files.ts'
import type { OpenCall } from '#src/platform/services.ts'
import * as copy from './copy.ts'
import { hashPassword } from './password.ts'

/** From lists of stolen passwords, those that are long enough for us. The form knows the worst of them. */
const known = new Set(readText('known-passwords.txt').split('\n'))

/** For a password that somebody chose just now: not among those that are tried first. */
export async function hashNewPassword(call: Pick<OpenCall, 'random'>, password: string): Promise<string> {
  if (known.has(password.toLowerCase())) throw new Refusal(invalidInput, { password: copy.commonPassword })
  return hashPassword(password, call.random(16))
}
