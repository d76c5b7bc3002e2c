// Under which heading of a student's file something is said, and which headings each role at the desk sees: what is not
// theirs is in no answer to them.
import { deskRoles, type DeskRole } from '#src/wire/route.ts'

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

const seen: Readonly<Record<DeskRole, readonly Heading[]>> = {
  advisor: ['plans', 'journey', 'tags', 'blocks', 'requests', 'files', 'chat'],
  // What was sent to their bank has a page of its own; a student's page is not theirs.
  lender: [],
  underwriter: ['insurance', 'blocks', 'requests', 'files'],
  admin: headings,
}

export const headingsFor = (roles: readonly DeskRole[]): readonly Heading[] =>
  headings.filter(heading => deskRoles.some(role => roles.includes(role) && seen[role].includes(heading)))

/** The stages that a heading of its own shows to anyone who sees no others. */
const stagesUnder: Partial<Record<Heading, readonly string[]>> = { insurance: ['health-insurance'] }

/** Who guides the whole journey sees how far each stage is; others see the stages of their own work. */
export const seesStage = (seenHeadings: readonly Heading[], route: string): boolean =>
  seenHeadings.includes('journey') || seenHeadings.some(heading => stagesUnder[heading]?.includes(route) === true)

/** What one line of a student's file is, so that the file can be read by it. */
export const historyKinds = ['message', 'note', 'paper', 'step', 'money', 'look'] as const
export type HistoryKind = (typeof historyKinds)[number]

// What whoever did something is, and what is said of actions and things that are not known any more.

export const earlierVersion = 'An action of an earlier version'
export const personGone = 'A person who has left'

export const roleNames = {
  advisor: 'Advisor',
  lender: 'Lender',
  underwriter: 'Underwriter',
  admin: 'Admin',
} as const satisfies Record<DeskRole, string>
