import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import { people } from '../../platform/identity/tables.ts'

const owner = () =>
  uuid()
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' })

/** One conversation a student. Numbers, rather than times, say what came before what. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    owner: owner(),
    number: integer().notNull(),
    author: uuid().references(() => people.id, { onDelete: 'set null' }),
    isFromDesk: boolean().notNull(),
    text: text().notNull(),
    at: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.owner, table.number] }),
    // For the queue: every conversation has one first message, and the desk's last one ends the waiting.
    index('chat_messages_first')
      .on(table.owner)
      .where(sql`${table.number} = 1`),
    index('chat_messages_answers')
      .on(table.owner, table.number)
      .where(sql`${table.isFromDesk}`),
    index('chat_messages_author').on(table.author),
  ],
)

/** How far each side has seen a conversation; the desk sees it as one. */
export const chatReads = pgTable(
  'chat_reads',
  {
    owner: owner(),
    side: text({ enum: ['student', 'desk'] }).notNull(),
    upTo: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.owner, table.side] })],
)
