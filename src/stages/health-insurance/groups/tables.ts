import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#src/platform/database/columns.ts'
import { actor } from '#src/platform/identity/columns.ts'
import { groupCodes } from '../tables.ts'

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
