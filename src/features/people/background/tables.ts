import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { day, instant } from '#src/platform/database/columns.ts'
import { ownedColumns } from '#src/platform/identity/columns.ts'

export const academics = pgTable(
  'academics',
  {
    ...ownedColumns(),
    type: text({ enum: ['highSchool', 'bachelors', 'masters', 'phd', 'other'] }).notNull(),
    institution: text().notNull(),
    degree: text().notNull().default(''),
    field: text().notNull().default(''),
    startYear: integer(),
    endYear: integer(),
    score: doublePrecision(),
    scoreScale: text({ enum: ['percentage', 'cgpa10', 'cgpa4'] })
      .notNull()
      .default('percentage'),
    createdAt: instant().notNull(),
  },
  table => [index('academics_owner').on(table.owner)],
)

export const workExperiences = pgTable(
  'work_experiences',
  {
    ...ownedColumns(),
    type: text({ enum: ['internship', 'fullTime', 'partTime'] }).notNull(),
    company: text().notNull(),
    title: text().notNull(),
    description: text().notNull().default(''),
    startDate: day(),
    endDate: day(),
    createdAt: instant().notNull(),
  },
  table => [index('work_experiences_owner').on(table.owner)],
)
