import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, day, instant } from '#src/platform/database/columns.ts'
import { actor, person } from '#src/platform/identity/columns.ts'
import type { Criteria } from './rules.ts'

/** A lender as it is compared, and what it lends for. Rates are in hundredths of a percent. */
export const loanLenders = pgTable('loan_lenders', {
  /** The specification's bank id: its name. */
  bank: text().primaryKey(),
  rateFrom: integer().notNull(),
  rateTo: integer().notNull(),
  /** In months; none where interest is paid from the start. */
  moratorium: integer(),
  /** Whether its interest may usually be deducted (s.129, was 80E). */
  rebateAvailable: boolean().notNull(),
  marginMoney: text().notNull(),
  hiddenFees: text().notNull(),
  criteria: jsonb().$type<Criteria>().notNull(),
  /** How long it usually takes. */
  usuallyTakes: text().notNull(),
  source: text().notNull(),
  asOf: day().notNull(),
  /** Sample data says so until the desk has put its own. */
  isSample: boolean().notNull().default(true),
  version: integer().notNull().default(1),
  changedAt: instant().notNull(),
})

/** A submitted application at a bank that the student chose, and whether the bank declined it. */
export const loanSendings = pgTable(
  'loan_sendings',
  {
    owner: person().notNull(),
    bank: text()
      .notNull()
      .references(() => loanLenders.bank),
    at: instant().notNull(),
    /** When the student agreed that this bank gets the application. Without it the bank opens nothing. */
    consentedAt: instant(),
    /** When the student took that back: the bank opens nothing from here on. */
    takenBackAt: instant(),
    declinedAt: instant(),
    declinedBy: actor(),
    /** Sent to the student, sealed with their key. */
    sealedReason: bytes(),
  },
  table => [
    primaryKey({ columns: [table.owner, table.bank] }),
    index('loan_sendings_bank').on(table.bank, table.at),
    index('loan_sendings_declined_by').on(table.declinedBy),
  ],
)
