// Under which heading of a student's file something is said.
import type { DeskRole } from '#src/wire/route.ts'

/**
 * 'plans' is what a student said about studies and travel, 'journey' how far they are in every stage and what happened
 * there, 'tags' how the desk sorts them, 'blocks' that an insurance was stopped
 * and why, which students ask about in the chat, 'audit' what the desk did. Requests and files say of each whose they are.
 */
export const headings = [
  'plans',
  'journey',
  'tags',
  'insurance',
  'blocks',
  'loans',
  'money',
  'requests',
  'files',
  'chat',
  'audit',
] as const
export type Heading = (typeof headings)[number]

// What whoever did something is, and what is said of actions and things that are not known any more.

export const earlierVersion = 'An action of an earlier version'
export const personGone = 'A person who has left'

export const roleNames = {
  advisor: 'Advisor',
  lender: 'Lender',
  underwriter: 'Underwriter',
  admin: 'Admin',
} as const satisfies Record<DeskRole, string>
