import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/database/columns.ts'
import { people } from '../../../platform/identity/tables.ts'
import { partners, requestStatuses } from './rules.ts'

/** What a student asked to be insured with. */
export const insuranceRequests = pgTable(
  'insurance_requests',
  {
    id: id(),
    owner: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    partner: text({ enum: partners }).notNull(),
    planName: text().notNull(),
    /** In cents. What is to be paid is decided here, never by a browser. */
    depositAmount: bigint({ mode: 'number' }).notNull(),
    status: text({ enum: requestStatuses }).notNull().default('PesonalisedPlansReceived'),
    createdAt: instant().notNull(),
    depositConfirmedAt: instant(),
  },
  table => [
    index('insurance_requests_owner').on(table.owner),
    check('insurance_requests_deposit', sql`${table.depositAmount} > 0`),
  ],
)
