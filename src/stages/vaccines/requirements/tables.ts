import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { universities } from '#src/features/universities/tables.ts'
import { day } from '#src/platform/database/columns.ts'
import { changeColumns } from '#src/platform/identity/columns.ts'
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
    ...changeColumns(),
  },
  table => [index('vaccine_sets_changed_by').on(table.changedBy)],
)
