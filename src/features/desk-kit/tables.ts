import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '#src/platform/database/columns.ts'
import { people } from '#src/platform/identity/tables.ts'
import { deskRoles } from '#src/wire/route.ts'
import { priorities, requestKinds } from './rules.ts'

const member = () => uuid().references(() => people.id, { onDelete: 'set null' })

/** What a student waits for, from those who sit at the desk as `role`, and for a bank if it names one. */
export const requests = pgTable(
  'requests',
  {
    id: id(),
    owner: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    role: text({ enum: deskRoles }).notNull(),
    bank: text(),
    kind: text({ enum: requestKinds }).notNull(),
    /** What it is about, among those of its kind. */
    subject: text().notNull(),
    title: text().notNull(),
    path: text().notNull(),
    priority: text({ enum: priorities }).notNull(),
    askedAt: instant().notNull(),
    takenBy: member(),
    takenAt: instant(),
    settledAt: instant(),
    settledBy: member(),
  },
  table => [
    // Asked twice, it waits once.
    uniqueIndex('requests_open_subject')
      .on(table.kind, table.subject)
      .where(sql`${table.settledAt} is null`),
    index('requests_open')
      .on(table.role, table.askedAt)
      .where(sql`${table.settledAt} is null`),
    index('requests_settled').on(table.role, table.settledAt),
    index('requests_owner').on(table.owner),
    index('requests_taken_by').on(table.takenBy),
    index('requests_settled_by').on(table.settledBy),
  ],
)
