import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { payments } from '#src/features/payments/tables.ts'
import { instant } from '#src/platform/database/columns.ts'
import { actor } from '#src/platform/identity/columns.ts'

/**
 * What was noted here by hand before refunds were sent by the provider's own call. It was copied to them; nothing reads
 * or writes it any more.
 */
export const insuranceRefunds = pgTable(
  'insurance_refunds',
  {
    payment: uuid()
      .primaryKey()
      .references(() => payments.id, { onDelete: 'restrict' }),
    /** The provider's own, by which the money is found again. */
    reference: text().notNull(),
    sentAt: instant().notNull(),
    sentBy: actor(),
  },
  table => [index('insurance_refunds_sent_by').on(table.sentBy)],
)

/** Of these payments nothing goes back: somebody at the desk decided so, with a reason that its owner reads. */
export const insuranceKeptPayments = pgTable(
  'insurance_kept_payments',
  {
    payment: uuid()
      .primaryKey()
      .references(() => payments.id, { onDelete: 'restrict' }),
    why: text().notNull(),
    keptAt: instant().notNull(),
    keptBy: actor(),
  },
  table => [
    index('insurance_kept_payments_kept_by').on(table.keptBy),
    check('insurance_kept_payments_why', sql`${table.why} <> ''`),
  ],
)
