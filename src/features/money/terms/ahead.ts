// The terms of one student, for what is worked out from them elsewhere. No words of the rows are opened.
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Call } from '#src/platform/services.ts'
import { moneyEntries } from '../tables.ts'
import type { Term } from './rules.ts'

/** Not paid yet, with a day, in dollars; what is due on one day is one. A row in rupees is what left an account, and no part of a bill. */
export async function termsAhead({ db, caller }: Pick<Call, 'db' | 'caller'>): Promise<Term[]> {
  const rows = await db
    .select({ on: moneyEntries.on, cents: sql<string>`sum(${moneyEntries.amount})` })
    .from(moneyEntries)
    .where(
      and(
        eq(moneyEntries.owner, caller.id),
        eq(moneyEntries.kind, 'tuition'),
        eq(moneyEntries.currency, 'USD'),
        eq(moneyEntries.isPaid, false),
        isNotNull(moneyEntries.on),
      ),
    )
    .groupBy(moneyEntries.on)
    .orderBy(asc(moneyEntries.on))
  return rows.flatMap(({ on, cents }) => (on === null ? [] : { on: on.toString(), cents: Number(cents) }))
}
