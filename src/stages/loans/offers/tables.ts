import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { documents } from '#src/features/documents/tables.ts'
import { bytes, day, instant } from '#src/platform/database/columns.ts'
import { actor, ownedColumns } from '#src/platform/identity/columns.ts'
import { rateKinds } from './rules.ts'
import { loanLenders } from '../lenders/tables.ts'

/** What a bank offers. One at a time of each bank; rates and fees are in hundredths of a percent. */
export const loanOffers = pgTable(
  'loan_offers',
  {
    ...ownedColumns(),
    bank: text()
      .notNull()
      .references(() => loanLenders.bank),
    /** The specification's rate_of_interest. */
    rate: integer().notNull(),
    /** Absent from offers made before it was asked. */
    rateKind: text({ enum: rateKinds }),
    /** The specification's mor_period, which it has in years. */
    moratoriumMonths: integer().notNull(),
    instalments: integer().notNull(),
    /** In paise; the specification has it in lakhs. */
    amount: bigint({ mode: 'number' }).notNull(),
    fee: integer().notNull(),
    rebateAvailable: boolean().notNull(),
    /** The specification's tncPDF. */
    terms: uuid().references(() => documents.id, { onDelete: 'set null' }),
    /** The lender's own Key Fact Statement, and the APR that it says, in hundredths of a percent. */
    keyFacts: uuid().references(() => documents.id, { onDelete: 'set null' }),
    statedApr: integer(),
    at: instant().notNull(),
    changedAt: instant().notNull(),
    /** Counts every change: someone who accepts an older version is warned. */
    version: integer().notNull().default(1),
    withdrawnAt: instant(),
    acceptedAt: instant(),
  },
  table => [
    index('loan_offers_owner').on(table.owner),
    index('loan_offers_bank').on(table.bank, table.at),
    uniqueIndex('loan_offers_standing')
      .on(table.owner, table.bank)
      .where(sql`${table.withdrawnAt} is null`),
    // One is accepted, however many try at once.
    uniqueIndex('loan_offers_accepted')
      .on(table.owner)
      .where(sql`${table.acceptedAt} is not null and ${table.withdrawnAt} is null`),
    check('loan_offers_sensible', sql`${table.rate} > 0 and ${table.amount} > 0 and ${table.instalments} > 0`),
  ],
)

/** A bank asks the student for what is missing. */
export const loanAsks = pgTable(
  'loan_asks',
  {
    ...ownedColumns(),
    bank: text()
      .notNull()
      .references(() => loanLenders.bank),
    askedBy: actor(),
    /** Both sealed with the student's key. */
    sealedQuestion: bytes().notNull(),
    sealedAnswer: bytes(),
    dueOn: day().notNull(),
    at: instant().notNull(),
    answeredAt: instant(),
    withdrawnAt: instant(),
  },
  table => [
    index('loan_asks_owner').on(table.owner),
    index('loan_asks_bank').on(table.bank),
    index('loan_asks_asked_by').on(table.askedBy),
  ],
)
