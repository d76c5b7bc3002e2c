import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { payments } from '#src/features/payments/tables.ts'
import { instant } from '#src/platform/database/columns.ts'
import { actor } from '#src/platform/identity/columns.ts'

/** Insurance money that the desk has sent back at the provider: once for each payment. */
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
