import { isEmailAddress, normalEmail } from '#src/values/email-addresses.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { isBlank } from '#src/values/visible-text.ts'
import { memberCount } from '../application/rules.ts'

/** Beside each of the four fields what is wrong with it. */
export function checkMembers({ memberEmails }: { memberEmails: readonly string[] }): Messages {
  const emails = Array.from({ length: memberCount }, (_, index) => normalEmail(memberEmails[index] ?? ''))
  const said = emails.map((email, index) => [`memberEmails.${index}`, emailProblem(email, emails.slice(0, index))])
  return messages(Object.fromEntries(said))
}

function emailProblem(email: string, before: readonly string[]): string | false {
  if (!isEmailAddress(email)) return emailInvalid
  return before.includes(email) && emailInUse
}

export const checkCode = ({ code }: { code: string }): Messages => messages({ code: isBlank(code) && codeInvalid })

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

// The words of group insurance (specification 2, sections 5 and 8).
const emailInvalid = 'Please enter a valid email address.'
export const emailInUse = 'This email address is already in use.'
export const universityRequired = 'Please select your university'
export const codeInvalid = 'Please input valid group code'
export const notAvailable = 'Group plan not available at this time.'
export const failed = 'Some error happened with group discount, please contact support!'

/** The specification's sentence, and what to do. */
export const emailUnproved = `${codeInvalid}. Confirm the e-mail address of your account first, under Profile.`
/** Said before anybody types a code. */
export const confirmFirst = {
  title: 'Confirm your e-mail address first',
  text: 'You can join a group once the e-mail address of your account is confirmed.',
  toProfile: 'Confirm it under Profile',
} as const
export const joinedAlready = 'You have already joined this group.'
