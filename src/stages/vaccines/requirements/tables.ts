import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { universities } from '#src/features/universities/tables.ts'
import { day, instant } from '#src/platform/database/columns.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { RequirementSet } from './rules.ts'

/** As it was brought along, to be put back. */
export type SampleSet = { items: RequirementSet; source: string; checkedOn: string; note: string }

/** What a university asks for; the common list is nobody's. */
export const vaccineSets = pgTable(
  'vaccine_sets',
  {
    /** The university's, or 'common'. */
    id: text().primaryKey(),
    university: text()
      .unique()
      .references(() => universities.id, { onDelete: 'cascade' }),
    items: jsonb().$type<RequirementSet>().notNull(),
    /** Where it was read. */
    source: text().notNull(),
    checkedOn: day().notNull(),
    /** What else students should know of it. */
    note: text().notNull().default(''),
    sample: jsonb().$type<SampleSet>(),
    /** Counts changes: someone who changes an older version is warned. */
    version: integer().notNull().default(1),
    changedAt: instant().notNull(),
    changedBy: uuid().references(() => people.id, { onDelete: 'set null' }),
  },
  table => [index('vaccine_sets_changed_by').on(table.changedBy)],
)
