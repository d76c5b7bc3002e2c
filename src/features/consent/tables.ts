import { sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { day, instant } from '#src/platform/database/columns.ts'
import { ownedColumns, person } from '#src/platform/identity/columns.ts'
import { languages } from '#src/values/languages.ts'
import { purposes } from './rules.ts'

/** The day that somebody gave with their first consent. By it alone it is decided whether a parent has to consent too. */
export const births = pgTable('births', {
  owner: person().primaryKey(),
  bornOn: day().notNull(),
  saidAt: instant().notNull(),
})

/** What somebody agreed to of the notice: rows are added and dated, never removed. */
export const noticeConsents = pgTable(
  'notice_consents',
  {
    ...ownedColumns(),
    purpose: text({ enum: purposes }).notNull(),
    /** Whose words are in this repository. */
    version: integer().notNull(),
    language: text({ enum: languages }).notNull(),
    givenAt: instant().notNull(),
    withdrawnAt: instant(),
  },
  table => [
    uniqueIndex('notice_consents_standing')
      .on(table.owner, table.purpose, table.version)
      .where(sql`${table.withdrawnAt} is null`),
  ],
)

/** When an account that was there before the notice was asked first: from this day the days to answer are counted. */
export const noticeAsks = pgTable(
  'notice_asks',
  { owner: person().notNull(), version: integer().notNull(), askedAt: instant().notNull() },
  table => [primaryKey({ columns: [table.owner, table.version] })],
)
