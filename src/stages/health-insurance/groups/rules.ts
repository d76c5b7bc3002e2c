import { isEmailAddress, normalEmail } from '#src/values/email-addresses.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { isBlank } from '#src/values/visible-text.ts'
import { memberCount } from '../application/rules.ts'
import * as copy from './copy.ts'

/** Beside each of the four fields what is wrong with it. */
export function checkMembers({ memberEmails }: { memberEmails: readonly string[] }): Messages {
  const emails = Array.from({ length: memberCount }, (_, index) => normalEmail(memberEmails[index] ?? ''))
  const said = emails.map((email, index) => [`memberEmails.${index}`, emailProblem(email, emails.slice(0, index))])
  return messages(Object.fromEntries(said))
}

function emailProblem(email: string, before: readonly string[]): string | false {
  if (!isEmailAddress(email)) return copy.emailInvalid
  return before.includes(email) && copy.emailInUse
}

export const checkCode = ({ code }: { code: string }): Messages => messages({ code: isBlank(code) && copy.codeInvalid })

/** Thirty-two signs, none of which is read as another. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const codeLength = 10

/** 'K7QM2-XRD9T' from ten random bytes: fifty bits, which nobody guesses. */
export function writeCode(random: Uint8Array): string {
  const code = [...random.subarray(0, codeLength)].map(byte => signs.charAt(byte % signs.length)).join('')
  return `${code.slice(0, 5)}-${code.slice(5)}`
}

/** A code as somebody typed it: in small letters, without its hyphen, with an O for a nought. */
export function readCode(typed: string): string {
  const plain = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return `${plain.slice(0, 5)}-${plain.slice(5)}`
}
