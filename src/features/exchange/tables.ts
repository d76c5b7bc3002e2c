import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '#src/platform/database/columns.ts'
import type { RatesAnswer } from '#src/platform/ports.ts'

/** What a source of rates said, as it said it; the last counts. Rates are rupees for a dollar, in ten-thousandths. */
export const exchangeRates = pgTable('exchange_rates', {
  id: id(),
  askedAt: instant().notNull(),
  /** When the source itself gathered them. */
  collectedAt: instant().notNull(),
  source: text().notNull(),
  isSample: boolean().notNull(),
  midRate: integer().notNull(),
  providers: jsonb().$type<RatesAnswer['providers']>().notNull(),
})
