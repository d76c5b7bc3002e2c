import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '#src/platform/database/columns.ts'

/** Who did what at the desk. It outlives the people it names, so it refers to none of them. */
export const deskActions = pgTable(
  'desk_actions',
  {
    id: id(),
    by: uuid().notNull(),
    what: text().notNull(),
    /** The id of the person or the university. */
    about: text().notNull(),
    /** The role with its bank, the name of the university. */
    detail: text().notNull().default(''),
    /** The file that was read, so that its owner sees which one it was. */
    document: uuid(),
    at: instant().notNull(),
  },
  table => [index('desk_actions_at').on(table.at), index('desk_actions_about').on(table.about, table.at)],
)

/** The actions as links of a chain, each over the one before it under a keyed hash; see chain.ts. */
export const deskActionSeals = pgTable('desk_action_seals', {
  number: integer().primaryKey(),
  /** It refers to none, so that one that was removed is missed. */
  action: uuid().notNull().unique(),
  /** Of the detail by itself, which alone may be taken out: when the person whom it names is erased. */
  detailMark: text().notNull(),
  hash: text().notNull(),
  sealedAt: instant().notNull(),
  /** Shows that we ourselves took the detail out. */
  takenOutMark: text(),
})
