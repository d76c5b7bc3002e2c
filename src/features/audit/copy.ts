// What whoever did something is, and what is said of actions and things that are not known any more.
import type { DeskRole } from '#src/wire/route.ts'

export const earlierVersion = 'An action of an earlier version'
export const personGone = 'A person who has left'

export const roleNames = {
  advisor: 'Advisor',
  lender: 'Lender',
  underwriter: 'Underwriter',
  admin: 'Admin',
} as const satisfies Record<DeskRole, string>
