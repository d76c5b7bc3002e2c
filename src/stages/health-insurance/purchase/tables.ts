import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { universities } from '#src/features/universities/tables.ts'
import { bytes, day, instant } from '#src/platform/database/columns.ts'
import { ownedColumns } from '#src/platform/identity/columns.ts'
import { visas } from '../catalogue/rules.ts'
import { insurancePlans } from '../catalogue/tables.ts'
import { groupCodes } from '../groups/tables.ts'
import { billingCycles } from '../quote/rules.ts'
import { partners } from './rules.ts'

const cents = () => bigint({ mode: 'number' }).notNull()

/** What a student asked to be insured with. Every amount was decided here, never by a browser. */
export const insuranceRequests = pgTable(
  'insurance_requests',
  {
    ...ownedColumns(),
    /** The specification's collection by year: the one in which the coverage starts. */
    year: integer().notNull(),
    partner: text({ enum: partners }).notNull(),
    university: text()
      .notNull()
      .references(() => universities.id),
    plan: text()
      .notNull()
      .references(() => insurancePlans.id),
    planName: text().notNull(),
    visa: text({ enum: visas }).notNull(),
    coverageStart: day().notNull(),
    coverageEnd: day().notNull(),
    months: integer().notNull(),
    billingCycle: text({ enum: billingCycles }).notNull(),
    groupCode: text().references(() => groupCodes.code, { onDelete: 'set null' }),
    premium: cents(),
    depositAmount: cents(),
    groupDiscount: cents(),
    referralDiscount: cents(),
    invoice: cents(),
    /** The plan's rule for refunds as it was when this was asked for, and of which day where it was sample data. */
    refundDays: integer(),
    refundSampleOf: day(),
    /** All that was typed, sealed with the owner's key. */
    sealed: bytes().notNull(),
    /** The answers to the security questions, sealed as well. Nobody is ever shown them again. */
    sealedAnswers: bytes(),
    createdAt: instant().notNull(),
    /** Which reasons against a waiver the student confirmed before paying, and when. */
    acknowledged: text(),
    acknowledgedAt: instant(),
    /** From then on it is no draft any more: the student was led to pay. */
    checkoutAt: instant(),
    depositConfirmedAt: instant(),
    /** The waiver guide was promised by then, where the university takes waivers and there is a guide to it. */
    guideBy: instant(),
    /** Edited or given up before it was paid. It stays, as somebody may still pay on an open page. */
    withdrawnAt: instant(),
    /** The student asked us to end it, and on which day, in their zone: what goes back is counted from that day. */
    endAskedAt: instant(),
    endAskedOn: day(),
    /** Ended by the desk after it was paid; what was paid goes back. */
    cancelledAt: instant(),
  },
  table => [
    index('insurance_requests_owner').on(table.owner),
    index('insurance_requests_university').on(table.university),
    index('insurance_requests_plan').on(table.plan),
    index('insurance_requests_group').on(table.groupCode),
    // One application at a time.
    uniqueIndex('insurance_requests_open')
      .on(table.owner)
      .where(sql`${table.withdrawnAt} is null and ${table.depositConfirmedAt} is null`),
    check('insurance_requests_deposit', sql`${table.depositAmount} > 0`),
    check(
      'insurance_requests_adds_up',
      sql`${table.premium} = ${table.depositAmount} + ${table.groupDiscount} + ${table.referralDiscount} + ${table.invoice} and ${table.invoice} >= 0`,
    ),
  ],
)
