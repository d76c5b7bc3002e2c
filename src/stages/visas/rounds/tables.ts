import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#src/platform/database/columns.ts'
import { person } from '#src/platform/identity/columns.ts'
import { reasons } from './rules.ts'

/** A further visa application after a refusal: the second has number 2. What is done again counts from its start. */
export const visaRounds = pgTable(
  'visa_rounds',
  {
    owner: person().notNull(),
    number: integer().notNull(),
    startedAt: instant().notNull(),
    /** When the student said that the application before it was refused. */
    refusedAt: instant().notNull(),
    why: text({ enum: reasons }).notNull(),
  },
  table => [primaryKey({ columns: [table.owner, table.number] })],
)

/** What counted in the application before that number: marks of steps and ticks of papers, until it began. */
export const visaRoundPast = pgTable(
  'visa_round_past',
  {
    owner: person().notNull(),
    number: integer().notNull(),
    kind: text({ enum: ['marked', 'done-before', 'tick'] }).notNull(),
    /** The step's id, empty for the whole stage; or the paper. */
    name: text().notNull(),
    at: instant().notNull(),
    way: text(),
  },
  table => [primaryKey({ columns: [table.owner, table.number, table.kind, table.name] })],
)
