import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { universities } from '#src/features/universities/tables.ts'
import { day, instant } from '#src/platform/database/columns.ts'
import { actor, changeColumns } from '#src/platform/identity/columns.ts'
import type { Demands } from '../demands/rules.ts'
import { partners } from '../purchase/rules.ts'
import type { Band } from '../quote/rules.ts'
import { planCodes, visas } from './rules.ts'

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
