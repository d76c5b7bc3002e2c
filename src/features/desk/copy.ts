// The words of the desk.
import type { DeskRole } from '#src/wire/route.ts'

/** What each may do, shown where a role is given. */
export const roleDuties = {
  advisor: 'Answers the chat, checks universities, reviews what students send in.',
  lender: 'Sees the applications sent to one bank, and makes offers for it.',
  underwriter: 'Answers insurance requests: waivers, invoices, cards and claims.',
  admin: 'All of these, and who sits at the desk.',
} as const satisfies Record<DeskRole, string>

export const roleRequired = 'Please choose a role.'
export const notForGuests = 'This is a guest. They need an account before they can have a role.'
export const addressChanged =
  'The e-mail address of this account has changed since the role was asked for. Refuse this request, look whose account it is, and ask again.'
export const lastAdmin = 'This is the last admin. Make somebody else an admin first.'
export const ownFactors =
  'You can’t reset your own second factors. Remove them under Your profile, or ask another admin.'
export const nothingToReset = 'This person has no passkey and no authenticator app.'
export const notAStudent = 'Sign-in links are for students only, never for guests or people at the desk.'

/** As long as accounts/links.ts keeps a custom token. */
export const linkLife = 'It works once, for ten minutes.'

/** In the list of what waits. Nothing is promised to who asks: within a month somebody looks whether the stage is there. */
export const earlyAccessWork = {
  words: 'Early access',
  what: (stage: string): string => `Write about early access to ${stage}`,
} as const
export const daysForEarlyAccess = 30

/** In the list of what waits. */
export const universityWork = {
  words: 'A university to check',
  what: (name: string): string => `Check ${name}`,
} as const
