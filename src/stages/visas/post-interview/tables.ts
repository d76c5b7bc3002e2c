import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, day, instant } from '#src/platform/database/columns.ts'
import { ownedColumns, person } from '#src/platform/identity/columns.ts'
import { answers, findings, outcomes, slips } from './rules.ts'

/** What a student heard at the window. Said again, the later one counts. */
export const interviewOutcomes = pgTable(
  'interview_outcomes',
  {
    ...ownedColumns(),
    outcome: text({ enum: outcomes }).notNull(),
    enteredAt: instant().notNull(),
    /** It was a mistake. */
    takenBackAt: instant(),
  },
  table => [index('interview_outcomes_owner').on(table.owner)],
)

/** A 221(g) slip. Its case number and the papers that it lists are sealed with the owner's key. */
export const visaSlips = pgTable('visa_slips', {
  owner: person().primaryKey(),
  slip: text({ enum: slips }).notNull(),
  keptPassport: text({ enum: answers }),
  askedForPapers: text({ enum: answers }),
  askedToWait: text({ enum: answers }),
  sealed: bytes().notNull(),
  updatedAt: instant().notNull(),
})

/** The log of looks at the status page. */
export const slipChecks = pgTable(
  'slip_checks',
  {
    ...ownedColumns(),
    checkedOn: day().notNull(),
    finding: text({ enum: findings }).notNull(),
    note: text().notNull(),
    notedAt: instant().notNull(),
  },
  table => [index('slip_checks_owner').on(table.owner)],
)
