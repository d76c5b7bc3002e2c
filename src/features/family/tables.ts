import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, day, instant, partOf } from '#src/platform/database/columns.ts'
import { ownedColumns, person } from '#src/platform/identity/columns.ts'
import { languages } from '#src/values/languages.ts'
import type { FamilyHeading } from '#src/wire/topics.ts'
import { keptPapers } from '../papers/tables.ts'
import { relations } from './rules.ts'

/** Whom a student invited, and what they share with them: the student's own rows. */
export const familyInvitations = pgTable(
  'family_invitations',
  {
    ...ownedColumns(),
    relation: text({ enum: relations }).notNull(),
    /** What the student calls them and how they are reached, sealed with the student's key. */
    sealed: bytes().notNull(),
    /** Of how they are reached, so that nobody is invited twice. */
    contactMark: text().notNull(),
    /** Who has the token may accept, once: we keep no more than its hash. */
    tokenHash: text().notNull(),
    headings: text().array().$type<FamilyHeading[]>().notNull(),
    invitedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    acceptedAt: instant(),
    endedAt: instant(),
    endedBy: text({ enum: ['student', 'family'] }),
  },
  table => [
    uniqueIndex('family_invitations_token').on(table.tokenHash),
    uniqueIndex('family_invitations_standing')
      .on(table.owner, table.contactMark)
      .where(sql`${table.endedAt} is null`),
  ],
)

/**
 * Who accepted: a row of that person, which goes when they are erased. The invitation remembers that it was accepted, so
 * it is not open again then.
 */
export const familyMembers = pgTable(
  'family_members',
  {
    invitation: partOf(() => familyInvitations.id).primaryKey(),
    owner: person().notNull(),
    /** They want three lines a week. */
    isWeekly: boolean().notNull().default(false),
    /** The day of the last ones. */
    writtenOn: day(),
    /** In which they are written to: the one that they last read in. */
    language: text({ enum: languages }).notNull().default('en'),
  },
  table => [index('family_members_owner').on(table.owner)],
)

/** A paper that the student lets this person save: the student's own row, which goes with the paper. */
export const familyPapers = pgTable(
  'family_papers',
  {
    ...ownedColumns(),
    invitation: partOf(() => familyInvitations.id),
    paper: partOf(() => keptPapers.id),
  },
  table => [
    unique('family_papers_once').on(table.invitation, table.paper),
    index('family_papers_paper').on(table.paper),
    index('family_papers_owner').on(table.owner),
  ],
)
