import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { universities } from '#src/features/universities/tables.ts'
import { bytes, day, instant } from '#src/platform/database/columns.ts'
import { person } from '#src/platform/identity/columns.ts'
import { visas } from '../coverage/rules.ts'
import { insurancePlans } from '../tables.ts'
import { billingCycles } from '../quote/rules.ts'
import { studyLevels } from './rules.ts'

/** What a student, or a guest, entered to be shown plans, and the plan that was chosen. */
export const insuranceChoices = pgTable(
  'insurance_choices',
  {
    owner: person().primaryKey(),
    university: text()
      .notNull()
      .references(() => universities.id),
    visa: text({ enum: visas }).notNull(),
    level: text({ enum: studyLevels }).notNull(),
    /** When they were born, sealed; a link may have brought somebody who did not tell yet. */
    sealedDob: bytes(),
    coverageStart: day(),
    months: integer(),
    billingCycle: text({ enum: billingCycles }),
    detailsAt: instant().notNull(),
    plan: text().references(() => insurancePlans.id, { onDelete: 'set null' }),
    planChosenAt: instant(),
  },
  table => [index('insurance_choices_university').on(table.university), index('insurance_choices_plan').on(table.plan)],
)
