import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, id, instant } from '#src/platform/database/columns.ts'
import { actor, person } from '#src/platform/identity/columns.ts'
import { purposeNames } from './rules.ts'

/**
 * A file that came in: whose it is, and what it belongs to. Its content lies sealed in storage. A further use of the same
 * content is a row of its own, with its own purpose and readers.
 */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    /** Under whose key it is sealed; nobody's for the library. */
    owner: person(),
    sentBy: actor(),
    purpose: text({ enum: purposeNames }).notNull(),
    name: text().notNull(),
    type: text().notNull(),
    /** Where it lies in storage: it stays there as long as any row names it. */
    path: text().notNull(),
    /** It uses what another row brought. */
    isFurtherUse: boolean().notNull().default(false),
    bytes: integer(),
    sentAt: instant().notNull(),
    /** Arrived whole. */
    arrivedAt: instant(),
    /** What it was sent with: 'chat:12', a custom step's id. Nothing yet, and it is swept away after a day. */
    attachedTo: text(),
    /** What was read on it that tells two papers of one kind apart, sealed: see records.ts. */
    says: bytes(),
    /** A keyed hash of the SEVIS record that it is of: of another one it says nothing. */
    recordMark: text(),
  },
  table => [
    index('documents_owner').on(table.owner),
    index('documents_sent_by').on(table.sentBy),
    index('documents_path').on(table.path),
    uniqueIndex('documents_path_once')
      .on(table.path)
      .where(sql`not ${table.isFurtherUse}`),
    index('documents_loose')
      .on(table.sentAt)
      .where(sql`${table.attachedTo} is null`),
  ],
)
