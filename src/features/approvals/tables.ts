import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '#src/platform/database/columns.ts'
import { outcomes } from './rules.ts'

/** What was asked for, and what became of it. As the audit does, it names people by number and refers to none. */
export const approvals = pgTable(
  'approvals',
  {
    id: id(),
    kind: text().notNull(),
    /** What it is about, among those of its kind: asked again while it waits, it is the same. */
    subject: text().notNull(),
    /** Whom it is about. */
    about: uuid().notNull(),
    /** What its kind needs to do it. */
    payload: jsonb().$type<unknown>().notNull(),
    askedBy: uuid().notNull(),
    askedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    decidedBy: uuid(),
    decidedAt: instant(),
    outcome: text({ enum: outcomes }),
  },
  table => [
    uniqueIndex('approvals_open')
      .on(table.kind, table.subject)
      .where(sql`${table.decidedAt} is null`),
    index('approvals_about').on(table.about),
    index('approvals_decided').on(table.decidedAt),
  ],
)
