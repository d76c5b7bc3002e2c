import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, id, instant } from '../../../platform/database/columns.ts'
import { people } from '../../../platform/identity/tables.ts'
import { insuranceRequests } from '../purchase/tables.ts'
import { claimOutcomes } from './rules.ts'

/** What care cost, and what became of asking the insurer for it. */
export const insuranceClaims = pgTable(
  'insurance_claims',
  {
    id: id(),
    owner: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    request: uuid()
      .notNull()
      .references(() => insuranceRequests.id, { onDelete: 'cascade' }),
    /** All that was typed, sealed with the owner's key: it is about somebody's health. */
    sealed: bytes().notNull(),
    filedAt: instant().notNull(),
    /** The desk asked for more, in words that are sealed as well; answered by a later date. */
    askedAt: instant(),
    sealedQuestion: bytes(),
    answeredAt: instant(),
    decidedAt: instant(),
    outcome: text({ enum: claimOutcomes }),
    /** What the insurer paid, in cents. */
    paidAmount: bigint({ mode: 'number' }),
    sealedDecision: bytes(),
  },
  table => [index('insurance_claims_owner').on(table.owner), index('insurance_claims_request').on(table.request)],
)
