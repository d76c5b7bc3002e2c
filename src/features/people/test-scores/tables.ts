import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#src/platform/database/columns.ts'
import { ownedColumns } from '#src/platform/identity/columns.ts'

export const greScores = pgTable(
  'gre_scores',
  {
    ...ownedColumns(),
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
    ...ownedColumns(),
    score: doublePrecision().notNull(),
    scale: text({ enum: ['0-120', '1-6'] }).notNull(),
    createdAt: instant().notNull(),
  },
  table => [index('toefl_scores_owner').on(table.owner)],
)

export const gmatScores = pgTable(
  'gmat_scores',
  {
    ...ownedColumns(),
    score: integer().notNull(),
    createdAt: instant().notNull(),
  },
  table => [index('gmat_scores_owner').on(table.owner)],
)
