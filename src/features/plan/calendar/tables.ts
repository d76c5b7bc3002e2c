import { integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#src/platform/database/columns.ts'
import { person } from '#src/platform/identity/columns.ts'

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
