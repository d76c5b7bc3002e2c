import { index, pgTable, text, check, integer, jsonb, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { universities } from '#src/features/universities/tables.ts'
import { bytes, instant, id } from '#src/platform/database/columns.ts'
import { ownedColumns, person, changeColumns } from '#src/platform/identity/columns.ts'
import { documents } from '#src/features/documents/tables.ts'
import type { FormField, Mapped } from './forms/rules.ts'

const university = () => text().references(() => universities.id, { onDelete: 'set null' })

/** What a student wrote for the I-20: birth, citizenship and the family's money, sealed with their key. */
export const i20Data = pgTable('i20_data', {
  owner: person().primaryKey(),
  sealed: bytes(),
  universityId: university(),
  chosenAt: instant(),
  /** What is there now was filled, or it was not: this tells. */
  updatedAt: instant().notNull(),
})

/** A form that was filled. The latest is the one. */
export const filledI20s = pgTable(
  'filled_i20s',
  {
    ...ownedColumns(),
    universityId: university(),
    /** What the university's own form is called; the worksheet has no name. */
    form: text(),
    /** Its name in the storage, and in its address. */
    file: text().notNull(),
    filledAt: instant().notNull(),
  },
  table => [index('filled_i20s_owner').on(table.owner)],
)

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
