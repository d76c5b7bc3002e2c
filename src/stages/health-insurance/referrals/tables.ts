import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#src/platform/database/columns.ts'
import { insuranceRequests } from '../tables.ts'

/** Whom we have written to for a friend. Of the address no more is kept than what keeps us from writing again. */
export const insuranceReferrals = pgTable(
  'insurance_referrals',
  {
    mark: text().primaryKey(),
    request: uuid().references(() => insuranceRequests.id, { onDelete: 'set null' }),
    sentAt: instant().notNull(),
  },
  table => [index('insurance_referrals_request').on(table.request)],
)
