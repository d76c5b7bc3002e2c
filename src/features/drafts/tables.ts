import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '#src/platform/database/columns.ts'
import { person } from '#src/platform/identity/columns.ts'

/** What a person has typed into a form and not submitted yet. */
export const drafts = pgTable(
  'drafts',
  {
    owner: person().notNull(),
    /** Which form it is, such as 'sop/1'. */
    name: text().notNull(),
    /** The form's values as JSON, with those that it began with, sealed with the owner's key. */
    sealed: bytes().notNull(),
    /** Grows with each save: anyone who saves names the one they started from. */
    savedAt: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.owner, table.name] })],
)

/** By these a browser seals what could not be sent before its session ended: it holds the public one, and we alone open it. */
export const draftKeys = pgTable('draft_keys', {
  owner: person().primaryKey(),
  /** The point of P-256, uncompressed. */
  publicKey: bytes().notNull(),
  /** Sealed with the owner's key. */
  privateKey: bytes().notNull(),
  createdAt: instant().notNull(),
})
