import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, day, id, instant } from '#src/platform/database/columns.ts'
import { people } from '#src/platform/identity/tables.ts'
import { answers, findings, outcomes, slips } from './rules.ts'

const owner = () =>
  uuid()
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' })

/** What a student heard at the window. Said again, the later one counts. */
export const interviewOutcomes = pgTable(
  'interview_outcomes',
  {
    id: id(),
    owner: owner(),
    outcome: text({ enum: outcomes }).notNull(),
    enteredAt: instant().notNull(),
    /** It was a mistake. */
    takenBackAt: instant(),
  },
  table => [index('interview_outcomes_owner').on(table.owner)],
)

/** A 221(g) slip. Its case number and the papers that it lists are sealed with the owner's key. */
export const visaSlips = pgTable('visa_slips', {
  owner: owner().primaryKey(),
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
    id: id(),
    owner: owner(),
    checkedOn: day().notNull(),
    finding: text({ enum: findings }).notNull(),
    note: text().notNull(),
    notedAt: instant().notNull(),
  },
  table => [index('slip_checks_owner').on(table.owner)],
)
