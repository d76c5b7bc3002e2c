// Which headings of a student each role at the desk sees: what is not theirs is in no answer to them.
import { deskRoles, type DeskRole } from '#src/wire/route.ts'
import { headings, type Heading } from '../audit/rules.ts'

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

/** What follows a student's id in the address where their journey is read as they see it. */
export const asStudentPlace = '.as-student'
