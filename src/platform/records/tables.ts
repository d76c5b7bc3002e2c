import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../database/columns.ts'

/** What went wrong, scrubbed of persons before it came here. */
export const recordedErrors = pgTable(
  'recorded_errors',
  {
    id: id(),
    where: text({ enum: ['server', 'browser'] }).notNull(),
    message: text().notNull(),
    stack: text().notNull(),
    url: text().notNull(),
    requestId: text(),
    at: instant().notNull(),
  },
  table => [index('recorded_errors_at').on(table.at)],
)

/** What was done, by nobody in particular. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: id(),
    name: text().notNull(),
    properties: jsonb().$type<Record<string, string | number | boolean>>().notNull(),
    at: instant().notNull(),
  },
  table => [index('analytics_events_at').on(table.at), index('analytics_events_name').on(table.name, table.at)],
)
