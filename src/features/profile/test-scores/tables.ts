import { doublePrecision, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '#src/platform/database/columns.ts'
import { people } from '#src/platform/identity/tables.ts'

const owner = () =>
  uuid()
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' })

export const greScores = pgTable(
  'gre_scores',
  {
    id: id(),
    owner: owner(),
    quant: integer().notNull(),
    verbal: integer().notNull(),
    writing: doublePrecision().notNull(),
    createdAt: instant().notNull(),
  },
  table => [index('gre_scores_owner').on(table.owner)],
)

export const toeflScores = pgTable(
  'toefl_scores',
  {
    id: id(),
    owner: owner(),
    score: doublePrecision().notNull(),
    scale: text({ enum: ['0-120', '1-6'] }).notNull(),
    createdAt: instant().notNull(),
  },
  table => [index('toefl_scores_owner').on(table.owner)],
)

export const gmatScores = pgTable(
  'gmat_scores',
  {
    id: id(),
    owner: owner(),
    score: integer().notNull(),
    createdAt: instant().notNull(),
  },
  table => [index('gmat_scores_owner').on(table.owner)],
)
