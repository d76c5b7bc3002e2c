import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/database/columns.ts'
import { deskActionNames } from './rules.ts'

/** Who did what at the desk. It outlives the people it names, so it refers to none of them. */
export const deskActions = pgTable(
  'desk_actions',
  {
    id: id(),
    by: uuid().notNull(),
    what: text({ enum: deskActionNames }).notNull(),
    /** The id of the person or the university. */
    about: text().notNull(),
    /** The role with its bank, the name of the university. */
    detail: text().notNull().default(''),
    at: instant().notNull(),
  },
  table => [index('desk_actions_at').on(table.at), index('desk_actions_about').on(table.about, table.at)],
)
