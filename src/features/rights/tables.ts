import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '#src/platform/database/columns.ts'
import { ownedColumns } from '#src/platform/identity/columns.ts'
import { people } from '#src/platform/identity/tables.ts'

/** A copy of everything that belongs to a person, asked for by them. It lies sealed in storage for a day. */
export const dataExports = pgTable(
  'data_exports',
  {
    ...ownedColumns(),
    askedAt: instant().notNull(),
    /** How many of how many parts are in it. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    readyAt: instant(),
    bytes: bigint({ mode: 'number' }),
    failedAt: instant(),
    sweptAt: instant(),
  },
  table => [
    index('data_exports_owner').on(table.owner),
    // One at a time: asked for twice, it is the same.
    uniqueIndex('data_exports_under_way')
      .on(table.owner)
      .where(sql`${table.readyAt} is null and ${table.failedAt} is null`),
  ],
)

/** That a person wants to be forgotten, and how far that has come. It outlives all else of theirs. */
export const erasures = pgTable(
  'erasures',
  {
    id: id(),
    owner: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'restrict' }),
    /** Asked for by themselves; not used for years; or a visitor whom nobody can be any more. */
    why: text({ enum: ['asked', 'unused', 'visitor'] })
      .notNull()
      .default('asked'),
    askedAt: instant().notNull(),
    /** Until when it can be undone. */
    due: instant().notNull(),
    undoneAt: instant(),
    /** Their rows are gone, and what is left names nobody. */
    emptiedAt: instant(),
    /** Files that are still to be taken out of storage. */
    files: text().array().notNull().default([]),
    /** Key, rows and files are gone. */
    erasedAt: instant(),
  },
  table => [
    uniqueIndex('erasures_standing')
      .on(table.owner)
      .where(sql`${table.undoneAt} is null`),
    index('erasures_due')
      .on(table.due)
      .where(sql`${table.undoneAt} is null and ${table.erasedAt} is null`),
  ],
)
