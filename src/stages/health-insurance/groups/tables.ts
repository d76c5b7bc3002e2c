import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { universities } from '#src/features/universities/tables.ts'
import { instant } from '#src/platform/database/columns.ts'
import { actor, person } from '#src/platform/identity/columns.ts'

/** A group that buys together: the one who made it, and four who were invited. */
export const groupCodes = pgTable(
  'group_codes',
  {
    code: text().primaryKey(),
    createdBy: person().notNull(),
    universityId: text()
      .notNull()
      .references(() => universities.id),
    createdAt: instant().notNull(),
    /** All have joined: from then on it is what it is. */
    finalizedAt: instant(),
  },
  table => [index('group_codes_created_by').on(table.createdBy)],
)

/** A place in a group, kept for one address. */
export const groupMembers = pgTable(
  'group_members',
  {
    code: text()
      .notNull()
      .references(() => groupCodes.code, { onDelete: 'cascade' }),
    email: text().notNull(),
    joinedBy: actor(),
    joinedAt: instant(),
  },
  table => [
    primaryKey({ columns: [table.code, table.email] }),
    uniqueIndex('group_members_person').on(table.code, table.joinedBy),
    index('group_members_email').on(table.email),
  ],
)
