import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, day, id, instant, partOf } from '#src/platform/database/columns.ts'
import { actor, ownedColumns, person } from '#src/platform/identity/columns.ts'
import { documents } from '#src/features/documents/tables.ts'
import { tags } from './feedback/rules.ts'
import { loanProcesses, type Gre, type Toefl } from './submit/rules.ts'

/** One submission, as it was sent: it never changes. What became of it stands beside it, with its dates. */
export const sopVersions = pgTable(
  'sop_versions',
  {
    ...ownedColumns(),
    /** From 1 on: the round. */
    number: integer().notNull(),
    studentName: text().notNull(),
    /** Sealed with the student's key. */
    text: bytes().notNull(),
    /** Tells two sendings of one text apart from two texts. */
    mark: text().notNull(),
    gre: jsonb().$type<Gre>().notNull(),
    toefl: jsonb().$type<Toefl>().notNull(),
    universities: text().array().notNull(),
    submissionDeadline: day().notNull(),
    takingPaidHelp: boolean().notNull(),
    loanProcess: text({ enum: loanProcesses }),
    resume: uuid().references(() => documents.id),
    submittedAt: instant().notNull(),
    /** 1 to 5 by criterion, with a word on each; sealed. */
    rubric: bytes(),
    rubricRevision: integer().notNull().default(0),
    /** The specification's feedbackSubmitted, with its date. */
    publishedAt: instant(),
    publishedBy: actor(),
    reviewSeenAt: instant(),
    reviewRating: integer(),
    moreHelpRequestedAt: instant(),
    moreHelpAnsweredAt: instant(),
    closedAt: instant(),
  },
  table => [
    uniqueIndex('sop_versions_number').on(table.owner, table.number),
    // One under review at a time: two tabs that submit make one version.
    uniqueIndex('sop_versions_under_review')
      .on(table.owner)
      .where(sql`${table.publishedAt} is null`),
    index('sop_versions_waiting')
      .on(table.submissionDeadline)
      .where(sql`${table.publishedAt} is null`),
    index('sop_versions_published_by').on(table.publishedBy),
    index('sop_versions_resume').on(table.resume),
    check('sop_versions_rating', sql`${table.reviewRating} between 1 and 5`),
  ],
)

/** A remark of a reviewer: on a place in the text, or, without one, on the whole. */
export const sopRemarks = pgTable(
  'sop_remarks',
  {
    id: id(),
    version: partOf(() => sopVersions.id),
    owner: person().notNull(),
    author: actor(),
    tag: text({ enum: tags }),
    start: integer(),
    end: integer(),
    /** What is said, the words it is about and what stands around them; sealed. */
    content: bytes().notNull(),
    revision: integer().notNull().default(1),
    createdAt: instant().notNull(),
    editedAt: instant(),
    /** The student's mark for help, and what was answered; sealed. */
    markedForHelpAt: instant(),
    helpAnswer: bytes(),
    helpAnsweredAt: instant(),
    helpAnsweredBy: actor(),
  },
  table => [
    index('sop_remarks_version').on(table.version, table.start),
    index('sop_remarks_owner').on(table.owner),
    index('sop_remarks_author').on(table.author),
    index('sop_remarks_help_answered_by').on(table.helpAnsweredBy),
    check('sop_remarks_span', sql`(${table.start} is null) = (${table.end} is null) and ${table.start} < ${table.end}`),
  ],
)
