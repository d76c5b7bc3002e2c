import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant, partOf } from '#src/platform/database/columns.ts'
import { actor, ownedColumns } from '#src/platform/identity/columns.ts'
import { insuranceRequests } from '../tables.ts'
import { claimOutcomes } from './rules.ts'

/** What care cost, and what became of asking the insurer for it. Withdrawn, nothing of it is kept. */
export const insuranceClaims = pgTable(
  'insurance_claims',
  {
    ...ownedColumns(),
    request: partOf(() => insuranceRequests.id),
    /** All that was typed, sealed with the owner's key: it is about somebody's health. */
    sealed: bytes().notNull(),
    /** What Typeform calls the form that was sent, where it came by its webhook: a claim comes once. */
    formResponse: text().unique('insurance_claims_form_response'),
    filedAt: instant().notNull(),
    /** The desk asked for more; answered by a later date. */
    askedAt: instant(),
    /** What was asked and answered, round by round, sealed as well. */
    sealedRounds: bytes('sealed_question'),
    answeredAt: instant(),
    decidedAt: instant(),
    outcome: text({ enum: claimOutcomes }),
    /** What the insurer paid, in cents. */
    paidAmount: bigint({ mode: 'number' }),
    sealedDecision: bytes(),
    /** Counts every change: someone who answers an older version is warned. */
    version: integer().notNull().default(1),
    changedBy: actor(),
  },
  table => [
    index('insurance_claims_owner').on(table.owner),
    index('insurance_claims_request').on(table.request),
    index('insurance_claims_changed_by').on(table.changedBy),
    check('insurance_claims_decided', sql`(${table.decidedAt} is null) = (${table.outcome} is null)`),
    check(
      'insurance_claims_paid',
      sql`(${table.outcome} is not distinct from 'paid') = (${table.paidAmount} is not null)`,
    ),
  ],
)
