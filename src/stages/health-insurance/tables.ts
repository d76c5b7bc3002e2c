import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { universities } from '#src/features/universities/tables.ts'
import { bytes, day, id, instant, partOf } from '#src/platform/database/columns.ts'
import { actor, changeColumns, ownedColumns, person } from '#src/platform/identity/columns.ts'
import { partners, planCodes, visas } from './coverage/rules.ts'
import type { Demands } from './demands/rules.ts'
import { billingCycles, voidReasons, type Band } from './quote/rules.ts'

const cents = () => bigint({ mode: 'number' })
/** The specification's InsurancePlan/{planID}. All amounts are in cents. */
export const insurancePlans = pgTable(
  'insurance_plans',
  {
    /** The specification's planID, such as 'gbg-250'. */
    id: text().primaryKey(),
    partner: text({ enum: partners }).notNull(),
    code: text({ enum: planCodes }).notNull(),
    retailName: text().notNull(),
    policyId: text().notNull(),
    insuranceCompany: text().notNull(),
    visas: text({ enum: visas }).array().notNull(),
    fullBrochureUrl: text(),
    /** Where the insurer takes claims by post, in one line; universities’ waiver forms ask for it, too. */
    claimsAddress: text(),
    /** What its brochure names; empty where the plan doesn't say. */
    network: text(),
    exclusions: text(),
    emergencyPhone: text(),
    claimDeadline: text(),
    isAca: boolean().notNull(),
    isInternational: boolean().notNull(),
    deductible: cents().notNull(),
    isDeductibleAnnual: boolean().notNull(),
    /** The student's part, in percent. */
    coInsurance: integer().notNull(),
    outOfPocketMax: cents().notNull(),
    /** Empty where there is no limit. */
    maxBenefit: cents(),
    evacuation: cents().notNull(),
    repatriation: cents().notNull(),
    coversPreExisting: boolean().notNull(),
    preventive: integer().notNull(),
    deposit: cents().notNull(),
    /** The rule for refunds: how long after a refused waiver all goes back. Null where the plan has no rule. */
    refundDays: integer(),
    /** Sample data says of which day it is; what the desk entered says nothing. */
    sampleOf: day(),
    ...changeColumns(),
    withdrawnAt: instant(),
  },
  table => [
    index('insurance_plans_changed_by').on(table.changedBy),
    check('insurance_plans_refund_days', sql`${table.refundDays} between 1 and 366`),
    check('insurance_plans_deposit', sql`${table.deposit} > 0`),
    check('insurance_plans_co_insurance', sql`${table.coInsurance} between 0 and 100`),
  ],
)

/** Which plans there are at a university, and what they cost there. */
export const universityPlans = pgTable(
  'university_plans',
  {
    university: text()
      .notNull()
      .references(() => universities.id, { onDelete: 'cascade' }),
    plan: text()
      .notNull()
      .references(() => insurancePlans.id, { onDelete: 'cascade' }),
    bands: jsonb().$type<readonly Band[]>().notNull(),
    brochureUrl: text(),
    ...changeColumns(),
  },
  table => [
    primaryKey({ columns: [table.university, table.plan] }),
    index('university_plans_plan').on(table.plan),
    index('university_plans_changed_by').on(table.changedBy),
  ],
)

/** What a university demands of an insurance, where its page was read. */
export const universityDemands = pgTable('university_demands', {
  university: text()
    .primaryKey()
    .references(() => universities.id, { onDelete: 'cascade' }),
  demands: jsonb().$type<Demands>().notNull(),
  source: text().notNull(),
  checkedOn: day().notNull(),
  /** The year in which the academic year began that its page is about; empty where it names none. */
  year: integer(),
})

/** That the desk changed what we know of a university's insurance: its settings and its demands, as one. */
export const insuranceSettings = pgTable(
  'insurance_settings',
  {
    university: text()
      .primaryKey()
      .references(() => universities.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    changedAt: instant().notNull(),
    changedBy: actor(),
  },
  table => [index('insurance_settings_changed_by').on(table.changedBy)],
)

/** A group that buys together: the one who made it, and four who were invited. */
export const groupCodes = pgTable(
  'group_codes',
  {
    code: text().primaryKey(),
    createdBy: person().notNull(),
    universityId: text()
      .notNull()
      .references(() => universities.id),
    createdAt: instant().notNull(),
    /** All have joined: from then on it is what it is. */
    finalizedAt: instant(),
  },
  table => [index('group_codes_created_by').on(table.createdBy)],
)

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
    premium: cents().notNull(),
    depositAmount: cents().notNull(),
    groupDiscount: cents().notNull(),
    referralDiscount: cents().notNull(),
    invoice: cents().notNull(),
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

/** How far somebody is with being let off the university's own insurance. No row: nothing happened yet. */
export const insuranceWaivers = pgTable('insurance_waivers', {
  request: uuid()
    .primaryKey()
    .references(() => insuranceRequests.id, { onDelete: 'cascade' }),
  /** Written by the desk for this student, where the university's own guide does not do. */
  guide: text(),
  guideAt: instant(),
  guideBy: actor(),
  /** Counts every change of the guide: someone who changes an older version is warned. */
  guideVersion: integer().notNull().default(0),
  /** The approval e-mail is promised by then; empty where nothing is promised. */
  emailBy: instant(),
  /** Somebody at the desk checked the application and wrote so. */
  emailAt: instant(),
  /** Nobody had by then, and the letter that says so went by itself. */
  emailLateAt: instant(),
  /** By then, that letter says, a person reads the application. */
  readBy: instant(),
  /** The guide was given before there was a card. */
  guideSentAt: instant(),
  /** It came by itself, as nobody had given it when it was due. */
  guideLateAt: instant(),
  /** The last day, as the student read it at the university. */
  ownDeadline: day(),
  /** The student handed it in. */
  submittedAt: instant(),
  /** The specification's WaiverApplicationApproved. */
  approvedAt: instant(),
  /** The university said no; what it said is the desk's to tell. */
  refusedAt: instant(),
  refusal: text(),
  decidedBy: actor(),
})

/** What is still to be paid for an insurance: one bill, or one a month. Together they are the request's invoice. */
export const insuranceInvoices = pgTable(
  'insurance_invoices',
  {
    id: id(),
    request: partOf(() => insuranceRequests.id),
    /** The first is 1. */
    number: integer().notNull(),
    /** In cents. */
    amount: bigint({ mode: 'number' }).notNull(),
    dueOn: day().notNull(),
    issuedAt: instant().notNull(),
    paidAt: instant(),
    voidedAt: instant(),
    voidReason: text({ enum: voidReasons }),
  },
  table => [
    // Issued twice at once, they are issued once; what was voided makes room for the next.
    uniqueIndex('insurance_invoices_standing')
      .on(table.request, table.number)
      .where(sql`${table.voidedAt} is null`),
    check('insurance_invoices_amount', sql`${table.amount} > 0`),
    check('insurance_invoices_paid_or_void', sql`${table.paidAt} is null or ${table.voidedAt} is null`),
  ],
)

/** Bills that are paid in one payment: those that stood when it was asked for. */
export const insuranceRests = pgTable(
  'insurance_rests',
  {
    id: id(),
    request: partOf(() => insuranceRequests.id),
    /** In their order, so that the same bills are the same row. */
    bills: uuid().array().notNull(),
    madeAt: instant().notNull(),
  },
  table => [uniqueIndex('insurance_rests_bills').on(table.request, table.bills)],
)

/** The insurer took them in: the card can be shown. */
export const insuranceCards = pgTable('insurance_cards', {
  request: uuid()
    .primaryKey()
    .references(() => insuranceRequests.id, { onDelete: 'cascade' }),
  /** The insurer's number for them, sealed with the owner's key. */
  sealedMember: bytes().notNull(),
  issuedAt: instant().notNull(),
  issuedBy: actor(),
})
