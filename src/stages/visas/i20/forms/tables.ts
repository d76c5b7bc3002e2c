import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { documents } from '#src/features/documents/tables.ts'
import { universities } from '#src/features/universities/tables.ts'
import { id, instant } from '#src/platform/database/columns.ts'
import { changeColumns } from '#src/platform/identity/columns.ts'
import type { FormField, Mapped } from './rules.ts'

/** A university's own PDF form, and which of our values goes into which of its fields. */
export const i20Forms = pgTable(
  'i20_forms',
  {
    id: id(),
    university: text()
      .notNull()
      .references(() => universities.id, { onDelete: 'cascade' }),
    document: uuid()
      .notNull()
      .references(() => documents.id),
    fields: jsonb().$type<readonly FormField[]>().notNull(),
    pages: integer().notNull(),
    mapping: jsonb().$type<readonly Mapped[]>().notNull().default([]),
    ...changeColumns(),
    publishedAt: instant(),
  },
  table => [
    uniqueIndex('i20_forms_published')
      .on(table.university)
      .where(sql`${table.publishedAt} is not null`),
    index('i20_forms_document').on(table.document),
    index('i20_forms_changed_by').on(table.changedBy),
    check('i20_forms_version', sql`${table.version} > 0`),
  ],
)
