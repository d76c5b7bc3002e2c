// Which headings of a student each role at the desk sees: what is not theirs is in no answer to them.
import { deskRoles, type DeskRole } from '../../wire/route.ts'

/**
 * 'plans' is what a student told about studies and travel, 'journey' how far they are in every stage and what happened
 * there, 'audit' what the desk did. Requests and files say of each whose they are.
 */
export const headings = [
  'plans',
  'journey',
  'insurance',
  'loans',
  'money',
  'requests',
  'files',
  'chat',
  'audit',
] as const
export type Heading = (typeof headings)[number]

const seen: Readonly<Record<DeskRole, readonly Heading[]>> = {
  advisor: ['plans', 'journey', 'requests', 'files', 'chat'],
  // What was sent to their bank has a page of its own; a student's page is not theirs.
  lender: [],
  underwriter: ['insurance', 'requests', 'files'],
  admin: headings,
}

export const headingsFor = (roles: readonly DeskRole[]): readonly Heading[] =>
  headings.filter(heading => deskRoles.some(role => roles.includes(role) && seen[role].includes(heading)))

/** The stages that a heading of its own shows to whoever sees no others. */
const stagesUnder: Partial<Record<Heading, readonly string[]>> = { insurance: ['health-insurance'] }

/** Who guides the whole journey sees how far each stage is; others see the stages of their own work. */
export const seesStage = (seenHeadings: readonly Heading[], route: string): boolean =>
  seenHeadings.includes('journey') || seenHeadings.some(heading => stagesUnder[heading]?.includes(route) === true)
