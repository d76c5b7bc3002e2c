import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { documents } from '#src/features/documents/tables.ts'
import { bytes, id, instant, partOf } from '#src/platform/database/columns.ts'
import { actor, person } from '#src/platform/identity/columns.ts'

/** The VideoAsk form that a student answers, where the desk has set one. */
export const mockShares = pgTable(
  'mock_shares',
  {
    owner: person().primaryKey(),
    shareId: text().notNull(),
    setBy: actor(),
    setAt: instant().notNull(),
  },
  table => [index('mock_shares_set_by').on(table.setBy)],
)

/** A practice interview that was shared, and what became of it. Taken back, it is gone. */
export const mockInterviews = pgTable(
  'mock_interviews',
  {
    id: id(),
    owner: person().notNull().unique(),
    sharedAt: instant().notNull(),
    /** What is said on the whole; sealed. */
    whole: bytes(),
    publishedAt: instant(),
    publishedBy: actor(),
    closedAt: instant(),
  },
  table => [
    index('mock_interviews_shared').on(table.sharedAt),
    index('mock_interviews_published_by').on(table.publishedBy),
    check('mock_interviews_closed', sql`${table.closedAt} is null or ${table.publishedAt} is not null`),
  ],
)

/** One question and its recording. */
export const mockAnswers = pgTable(
  'mock_answers',
  {
    id: id(),
    interview: partOf(() => mockInterviews.id),
    place: integer().notNull(),
    question: text().notNull(),
    document: uuid()
      .notNull()
      .references(() => documents.id),
    seconds: integer().notNull(),
    isVideo: boolean().notNull(),
  },
  table => [
    uniqueIndex('mock_answers_place').on(table.interview, table.place),
    uniqueIndex('mock_answers_document').on(table.document),
  ],
)

/** What a reviewer says of a moment in an answer, or, without one, of the answer. */
export const mockComments = pgTable(
  'mock_comments',
  {
    id: id(),
    answer: partOf(() => mockAnswers.id),
    author: actor(),
    /** Seconds into the answer. */
    moment: integer(),
    /** Sealed with the student's key. */
    text: bytes().notNull(),
    createdAt: instant().notNull(),
  },
  table => [index('mock_comments_answer').on(table.answer), index('mock_comments_author').on(table.author)],
)
