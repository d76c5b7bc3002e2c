import {
  bigint,
  check,
  index,
  pgTable,
  text,
  uuid,
  boolean,
  integer,
  jsonb,
  primaryKey,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { familyInvitations } from '#src/features/family/tables.ts'
import { documents } from '#src/features/documents/tables.ts'
import { bytes, instant, id, day, partOf } from '#src/platform/database/columns.ts'
import { ownedColumns, person, actor } from '#src/platform/identity/columns.ts'
import {
  appointmentColumns,
  appointmentConstraints,
  reminderTable,
  slotTable,
} from '#src/features/appointments/tables.ts'
import type { Criteria } from './lenders/rules.ts'
import { rateKinds } from './offers/rules.ts'
import type { Figures } from './sheet/rules.ts'
import { statementLanguages } from './statements/rules.ts'

/** The one application. What was typed is sealed; a part that was submitted is dated. */
export const loanApplications = pgTable(
  'loan_applications',
  {
    owner: person().primaryKey(),
    sealed: bytes().notNull(),
    /** In paise: what lenders are matched by. */
    amount: bigint({ mode: 'number' }),
    /** Papers that the student says not to have. */
    lacks: text().array().notNull().default([]),
    updatedAt: instant().notNull(),
    academicsAt: instant(),
    identityAt: instant(),
    financialAt: instant(),
  },
  table => [
    check(
      'loan_applications_in_order',
      sql`(${table.identityAt} is null or ${table.academicsAt} is not null) and (${table.financialAt} is null or ${table.identityAt} is not null)`,
    ),
  ],
)

/** A paper of it, as it arrived. */
export const loanPapers = pgTable(
  'loan_papers',
  {
    ...ownedColumns(),
    field: text().notNull(),
    document: uuid()
      .notNull()
      .unique()
      .references(() => documents.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
  },
  table => [index('loan_papers_owner').on(table.owner)],
)

/**
 * A paper that who borrows with a student gives for the application: their own row, their own file and key. It is there as long
 * as the student shares this with them, and goes with either.
 */
export const loanCoPapers = pgTable(
  'loan_co_papers',
  {
    ...ownedColumns(),
    invitation: partOf(() => familyInvitations.id),
    field: text().notNull(),
    document: uuid()
      .notNull()
      .unique()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** By sending it they agreed that the lenders of the application read it. */
    at: instant().notNull(),
    /** They let the student open it. */
    isShown: boolean().notNull().default(false),
  },
  table => [
    index('loan_co_papers_owner').on(table.owner),
    unique('loan_co_papers_once').on(table.invitation, table.field),
  ],
)

/** From what the amount of the loan is worked out: costs, own money, scholarship, as typed and sealed. No lender reads it. */
export const loanNeeds = pgTable('loan_needs', {
  owner: person().primaryKey(),
  sealed: bytes().notNull(),
  updatedAt: instant().notNull(),
})

/** The official of a bank whom students meet. */
export const loanAgents = pgTable(
  'loan_agents',
  {
    id: id(),
    bank: text()
      .notNull()
      .references(() => loanLenders.bank),
    name: text().notNull(),
    phone: text().notNull(),
    addedAt: instant().notNull(),
    retiredAt: instant(),
  },
  table => [index('loan_agents_bank').on(table.bank)],
)

export const loanSlots = slotTable('loan_slots', 'agent', () => loanAgents.id)

/** The specification's slotInfo. */
export const loanMeetings = pgTable('loan_meetings', appointmentColumns(['cancelled']), table =>
  appointmentConstraints('loan_meetings', table, loanSlots),
)

export const loanDiary = { slots: loanSlots, appointments: loanMeetings }

export const loanReminders = reminderTable('loan_reminders', 'meeting', () => loanMeetings.id)

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
    /** When the student chose it, before any was accepted, to be read by those of the family with whom they share the loan. */
    shownAt: instant(),
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

/** A lender's Key Fact Statement in a language that the family reads: asked for by the student, or given by the lender. */
export const loanStatements = pgTable(
  'loan_statements',
  {
    ...ownedColumns(),
    offer: partOf(() => loanOffers.id),
    language: text({ enum: statementLanguages }).notNull(),
    askedAt: instant(),
    givenAt: instant(),
    /** Without one, the lender gave it outside Safar. */
    document: uuid().references(() => documents.id, { onDelete: 'set null' }),
  },
  table => [
    index('loan_statements_owner').on(table.owner),
    uniqueIndex('loan_statements_language').on(table.offer, table.language),
    check('loan_statements_said', sql`${table.askedAt} is not null or ${table.givenAt} is not null`),
  ],
)

/**
 * Somebody of the family read the sheet of an offer and agreed. What they read stays, however the offer changes; their
 * account may go, and then the record has their relation alone.
 */
export const loanAgreements = pgTable(
  'loan_agreements',
  {
    ...ownedColumns(),
    offer: partOf(() => loanOffers.id),
    by: actor(),
    relation: text().notNull(),
    /** Of exactly these figures. */
    version: text().notNull(),
    figures: jsonb().$type<Figures>().notNull(),
    at: instant().notNull(),
    takenBackAt: instant(),
  },
  table => [
    index('loan_agreements_owner').on(table.owner),
    index('loan_agreements_by').on(table.by),
    uniqueIndex('loan_agreements_standing')
      .on(table.offer, table.by, table.version)
      .where(sql`${table.takenBackAt} is null`),
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
