import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, partOf } from '#src/platform/database/columns.ts'
import { actor, person } from '#src/platform/identity/columns.ts'
import type { Kept } from './acts.ts'
import { actNames } from './rules.ts'

/** One act for many students, by the key that its page chose: it is done once, and for a day known well enough to be taken back. */
export const deskBatches = pgTable(
  'desk_batches',
  {
    id: uuid().primaryKey(),
    by: actor(),
    act: text({ enum: actNames }).notNull(),
    at: instant().notNull(),
  },
  table => [index('desk_batches_by').on(table.by), index('desk_batches_at').on(table.at)],
)

/** What came of it for one of them. */
export const deskBatchStudents = pgTable(
  'desk_batch_students',
  {
    batch: partOf(() => deskBatches.id),
    owner: person().notNull(),
    /** Why it was not done. */
    leftOut: text(),
    /** What taking it back needs to know. */
    kept: jsonb().$type<Kept>().notNull().default({}),
    undoneAt: instant(),
  },
  table => [primaryKey({ columns: [table.batch, table.owner] }), index('desk_batch_students_owner').on(table.owner)],
)
