import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { day, instant } from '#src/platform/database/columns.ts'
import { person } from '#src/platform/identity/columns.ts'
import { reminderKinds } from './rules.ts'

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

/** The last day, where they are, on which it was looked at what somebody is to be reminded of. */
export const planMornings = pgTable('plan_mornings', {
  owner: person().primaryKey(),
  day: day().notNull(),
})
