// What one student typed in the ledger, for what is worked out from it elsewhere. No words of the rows are opened.
import { and, asc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Call } from '#src/platform/services.ts'
import { money } from '#src/values/money.ts'
import { isFundKind } from './kinds/rules.ts'
import type { FundTyped } from './rules.ts'
import { moneyEntries } from './tables.ts'
import type { Term } from './terms/rules.ts'

type Asking = Pick<Call, 'db'>

/** Not paid yet, with a day, in dollars. */
export const termsAhead = (call: Asking, owner: string): Promise<Term[]> =>
  termsOf(call, owner, eq(moneyEntries.isPaid, false))

/** What is due on one day is one. A row in rupees is what left an account, and no part of a bill. */
export async function termsOf({ db }: Asking, owner: string, which?: SQL): Promise<Term[]> {
  const rows = await db
    .select({ on: moneyEntries.on, cents: sql<string>`sum(${moneyEntries.amount})` })
    .from(moneyEntries)
    .where(
      and(
        eq(moneyEntries.owner, owner),
        eq(moneyEntries.kind, 'tuition'),
        eq(moneyEntries.currency, 'USD'),
        which,
        isNotNull(moneyEntries.on),
      ),
    )
    .groupBy(moneyEntries.on)
    .orderBy(asc(moneyEntries.on))
  return rows.flatMap(({ on, cents }) => (on === null ? [] : { on: on.toString(), cents: Number(cents) }))
}

/** Own money and scholarships, the first first. */
export async function fundsTyped({ db }: Asking, owner: string): Promise<FundTyped[]> {
  const rows = await db
    .select()
    .from(moneyEntries)
    .where(and(eq(moneyEntries.owner, owner), inArray(moneyEntries.kind, ['own', 'scholarship'])))
    .orderBy(asc(moneyEntries.on), asc(moneyEntries.id))
  return rows.flatMap(({ kind, currency, amount, on }) =>
    isFundKind(kind) && on !== null ? { kind, amount: money(currency, amount), on: on.toString() } : [],
  )
}
