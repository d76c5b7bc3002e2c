import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '#src/platform/database/columns.ts'
import { person } from '#src/platform/identity/columns.ts'

/** What forms ask of a student again and again, and what their papers say of it, sealed with their key. */
export const passportProfiles = pgTable('passport_profiles', {
  owner: person().primaryKey(),
  sealed: bytes(),
  /** A keyed hash of their SEVIS ID, with which those of papers are compared: see documents/records.ts. */
  recordMark: text(),
  updatedAt: instant().notNull(),
})
