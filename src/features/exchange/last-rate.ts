import { desc } from 'drizzle-orm'
import type { Queries } from '#src/platform/database/database.ts'
import { exchangeRates } from './tables.ts'

/** The rate between banks that was asked for last; none where none ever was. Asks nobody. */
export async function lastRate(db: Queries): Promise<number | undefined> {
  const [row] = await db
    .select({ midRate: exchangeRates.midRate })
    .from(exchangeRates)
    .orderBy(desc(exchangeRates.id))
    .limit(1)
  return row?.midRate
}
