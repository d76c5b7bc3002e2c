import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { day, instant } from '#src/platform/database/columns.ts'
import { person } from '#src/platform/identity/columns.ts'
import { readFrom } from './days/rules.ts'
import { reminderKinds } from './reminders/rules.ts'
import type { NotedRisk } from './risks/rules.ts'
import type { WeekDate } from './risks/week/rules.ts'

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

/** The address at which a calendar fetches somebody's plan. Anybody who knows it reads the dates, so we keep only its hash. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    owner: person().primaryKey(),
    tokenHash: text().notNull(),
    madeAt: instant().notNull(),
    /** When a calendar fetched it last, to the hour. */
    fetchedAt: instant(),
  },
  table => [uniqueIndex('calendar_feeds_token').on(table.tokenHash)],
)

/**
 * What calendars were given last of each date. A plan is made, not stored; but a calendar takes a change only with a number
 * that grows, and hears that a date is gone only if it is given it once more as cancelled.
 */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    owner: person().notNull(),
    key: text().notNull(),
    /** A day, or a moment. */
    starts: text().notNull(),
    title: text().notNull(),
    href: text().notNull(),
    sequence: integer().notNull(),
    changedAt: instant().notNull(),
    cancelledAt: instant(),
  },
  table => [primaryKey({ columns: [table.owner, table.key] })],
)

/** Of what somebody was reminded: of each day of a date once, a week before and a day before. */
export const planReminders = pgTable(
  'plan_reminders',
  {
    owner: person().notNull(),
    /** The date, by its key among the dates ahead. */
    thing: text().notNull(),
    day: day().notNull(),
    kind: text({ enum: reminderKinds }).notNull(),
    at: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.owner, table.thing, table.day, table.kind] })],
)

/** The last day, where they are, on which it was looked at what somebody is to be reminded of; of a lead, the last Monday. */
export const planMornings = pgTable('plan_mornings', {
  owner: person().primaryKey(),
  day: day().notNull(),
})

/** What a student's plan put at risk when it was made last, for the desk's list of all students. */
export const planRisks = pgTable('plan_risks', {
  owner: person().primaryKey(),
  /** Theirs, on which it was made. */
  day: day().notNull(),
  /** By which rules, all of them in short. */
  rules: text().notNull(),
  risks: jsonb().$type<readonly NotedRisk[]>().notNull(),
  /** What they are asked to keep next, and within a week. A row of the version before has no week until it is made again. */
  next: jsonb().$type<{ day: string; title: string; week?: readonly WeekDate[] }>(),
})

/** One row: up to which change of anybody, and when, they were made again. */
export const planRisksSeen = pgTable('plan_risks_seen', {
  id: integer().primaryKey().default(1),
  cursor: text().notNull(),
  at: instant().notNull(),
})
