import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../database/columns.ts'

/** A key for each person, wrapped under our own secret. Without its row, what it sealed is noise. */
export const ownerKeys = pgTable('owner_keys', {
  owner: uuid().primaryKey(),
  wrapped: bytes().notNull(),
  createdAt: instant().notNull(),
})
