import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { universities } from '#src/features/universities/tables.ts'
import { bytes, id, instant } from '#src/platform/database/columns.ts'
import { actor, ownedColumns, person } from '#src/platform/identity/columns.ts'
import { consulates, fundings, type Funding, type Line } from './rules.ts'

const university = () => text().references(() => universities.id)

/** What a student asks for: one sentence of four words. */
export const transcriptParams = pgTable(
  'transcript_params',
  {
    owner: person().primaryKey(),
    university: university().notNull(),
    subject: text().notNull(),
    consulate: text({ enum: consulates }).notNull(),
    funding: text({ enum: fundings }).notNull(),
    askedAt: instant().notNull(),
  },
  table => [index('transcript_params_university').on(table.university)],
)

export const transcriptRevisions = pgSequence('transcript_revisions')

const transcript = {
  university: university().notNull(),
  subject: text().notNull(),
  consulate: text({ enum: consulates }).notNull(),
  funding: text().array().$type<Funding[]>().notNull(),
  visaAccepted: boolean().notNull(),
}

/** An interview that everybody may read. It names nobody, so it has no owner. */
export const transcripts = pgTable(
  'transcripts',
  {
    id: id(),
    /** What Safar brought along, by the name it has there: those are illustrative, and say so. */
    broughtAs: text().unique(),
    ...transcript,
    /** What to take from it. */
    takeaway: text().notNull().default(''),
    lines: jsonb().$type<readonly Line[]>().notNull(),
    publishedAt: instant().notNull(),
    withdrawnAt: instant(),
    /** Grows with every change of what a search may find, see cache.ts. */
    revision: integer().notNull(),
  },
  table => [
    index('transcripts_revision').on(table.revision),
    index('transcripts_university').on(table.university),
    check('transcripts_funding', sql`cardinality(${table.funding}) > 0`),
  ],
)

/** What a student said about their own interview, and what became of it. Sealed with their key until it names nobody. */
export const transcriptContributions = pgTable(
  'transcript_contributions',
  {
    ...ownedColumns(),
    ...transcript,
    /** As it was sent. Gone once it is published: nobody needs the names any more. */
    original: bytes(),
    /** As the desk has it by now. */
    lines: bytes().notNull(),
    version: integer().notNull().default(1),
    editedBy: actor(),
    sentAt: instant().notNull(),
    declinedAt: instant(),
    /** Sent to the student. */
    reason: text().notNull().default(''),
    publishedAt: instant(),
    settledBy: actor(),
    transcript: uuid().references(() => transcripts.id, { onDelete: 'set null' }),
  },
  table => [
    index('transcript_contributions_owner').on(table.owner),
    // One at a time: two tabs that send make one.
    uniqueIndex('transcript_contributions_waiting')
      .on(table.owner)
      .where(sql`${table.publishedAt} is null and ${table.declinedAt} is null`),
    index('transcript_contributions_sent').on(table.sentAt),
    index('transcript_contributions_university').on(table.university),
    index('transcript_contributions_edited_by').on(table.editedBy),
    index('transcript_contributions_settled_by').on(table.settledBy),
    index('transcript_contributions_transcript').on(table.transcript),
  ],
)
