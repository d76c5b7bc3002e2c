import { isEmailAddress, normalEmail } from '#src/values/email-addresses.ts'
import { visibleLine } from '#src/values/visible-text.ts'

/** The names that somebody gave themselves stand in a letter to a stranger: only what can be a name does. */
export function friendName(firstName: string, lastName: string): string {
  const name = visibleLine(`${firstName} ${lastName}`)
  return /^[\p{L}\p{M}'’. -]{1,60}$/u.test(name) && !/\.\p{L}/u.test(name) ? name : 'Somebody who knows you'
}

/** Whom to write to: each once, and not to themselves. */
export const friendsOf = (emails: readonly string[], own: string | null): readonly string[] =>
  [...new Set(emails.map(normalEmail))].filter(
    email => isEmailAddress(email) && email !== (own === null ? '' : normalEmail(own)),
  )
