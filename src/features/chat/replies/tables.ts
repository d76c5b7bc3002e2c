import { sql } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '#src/platform/database/columns.ts'

/** What the desk says often, by a short name. All who answer share them. */
export const chatReplies = pgTable(
  'chat_replies',
  {
    id: id(),
    /** Typed after a slash: 'visa-dates'. */
    name: text().notNull(),
    text: text().notNull(),
    writtenBy: uuid().notNull(),
    writtenAt: instant().notNull(),
  },
  table => [
    uniqueIndex('chat_replies_name').on(table.name),
    check('chat_replies_name_shape', sql`${table.name} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
)
