import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#src/platform/database/columns.ts'
import { ownedColumns, person } from '#src/platform/identity/columns.ts'
import { universities } from '#src/features/universities/tables.ts'

/** What somebody thinks of studying, before there is an application. */
export const applicationInterests = pgTable('application_interests', {
  owner: person().primaryKey(),
  degree: text({ enum: ['bachelors', 'masters', 'PhD'] }),
  branch: text().notNull().default(''),
  intake: text(),
  universities: text().array().notNull().default([]),
  updatedAt: instant().notNull(),
})

export const applications = pgTable(
  'applications',
  {
    ...ownedColumns(),
    university: text()
      .notNull()
      .references(() => universities.id),
    programme: text().notNull().default(''),
    degree: text({ enum: ['bachelors', 'masters', 'PhD'] }),
    intake: text(),
    outcome: text({ enum: ['considering', 'applied', 'admitted', 'waitlisted', 'rejected'] })
      .notNull()
      .default('considering'),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  table => [index('applications_owner').on(table.owner), index('applications_university').on(table.university)],
)
