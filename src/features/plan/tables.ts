import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { day, instant } from '#src/platform/database/columns.ts'
import { person } from '#src/platform/identity/columns.ts'
import { readFrom } from './days/rules.ts'

/** A day of the plan that a student gave, or that something is done. Days that a step knows, such as the interview, are there. */
export const planDays = pgTable(
  'plan_days',
  {
    owner: person().notNull(),
    /** What the plan calls it (src/plan/things.ts). */
    thing: text().notNull(),
    /** Null where it is done on a day that nobody gave. */
    day: day(),
    /** The paper from which it was read; 'typed' where the student entered it. */
    readFrom: text({ enum: readFrom }).notNull(),
    doneAt: instant(),
    changedAt: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.owner, table.thing] })],
)

/** Who was notified of which version of a fact: each student once. */
export const factNotices = pgTable(
  'fact_notices',
  {
    owner: person().notNull(),
    fact: text().notNull(),
    version: integer().notNull(),
    notifiedAt: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.owner, table.fact, table.version] })],
)

/** A start of studies that was moved to a later intake; the first has number 1. */
export const planDeferrals = pgTable(
  'plan_deferrals',
  {
    owner: person().notNull(),
    number: integer().notNull(),
    from: text().notNull(),
    to: text().notNull(),
    deferredAt: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.owner, table.number] })],
)

/** What was known of the old term when the start was moved: history, and what comes back where that is taken back. */
export const planDaysBefore = pgTable(
  'plan_days_before',
  {
    owner: person().notNull(),
    number: integer().notNull(),
    thing: text().notNull(),
    day: day(),
    readFrom: text({ enum: readFrom }).notNull(),
    doneAt: instant(),
  },
  table => [primaryKey({ columns: [table.owner, table.number, table.thing] })],
)
