import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { day, instant } from '#src/platform/database/columns.ts'
import { actor } from '#src/platform/identity/columns.ts'
import { insuranceRequests } from '../purchase/tables.ts'

/** How far somebody is with being let off the university's own insurance. No row: nothing happened yet. */
export const insuranceWaivers = pgTable('insurance_waivers', {
  request: uuid()
    .primaryKey()
    .references(() => insuranceRequests.id, { onDelete: 'cascade' }),
  /** Written by the desk for this student, where the university's own guide does not do. */
  guide: text(),
  guideAt: instant(),
  guideBy: actor(),
  /** Counts every change of the guide: someone who changes an older version is warned. */
  guideVersion: integer().notNull().default(0),
  /** The approval e-mail is promised by then; empty where nothing is promised. */
  emailBy: instant(),
  /** Somebody at the desk checked the application and wrote so. */
  emailAt: instant(),
  /** Nobody had by then, and the letter that says so went by itself. */
  emailLateAt: instant(),
  /** By then, that letter says, a person reads the application. */
  readBy: instant(),
  /** The guide was given before there was a card. */
  guideSentAt: instant(),
  /** It came by itself, as nobody had given it when it was due. */
  guideLateAt: instant(),
  /** The last day, as the student read it at the university. */
  ownDeadline: day(),
  /** The student handed it in. */
  submittedAt: instant(),
  /** The specification's WaiverApplicationApproved. */
  approvedAt: instant(),
  /** The university said no; what it said is the desk's to tell. */
  refusedAt: instant(),
  refusal: text(),
  decidedBy: actor(),
})
