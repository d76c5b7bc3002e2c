// Writes the sample lenders. A later version of the samples replaces an earlier one; what is no sample stays.
import { eq, sql, asc } from 'drizzle-orm'
import type { Services } from '#src/platform/services.ts'
import { mayBeDue, type DatedList } from '#src/features/dated-facts/slots.ts'
import { loanLenders } from '../tables.ts'

export type LenderStock = readonly Omit<typeof loanLenders.$inferInsert, 'changedAt'>[]

export const stockLenders = ({ change, now }: Services, stock: LenderStock): Promise<void> =>
  change(async ({ tx }) => {
    const changedAt = now()
    await tx
      .insert(loanLenders)
      .values(stock.map(lender => ({ ...lender, changedAt })))
      .onConflictDoUpdate({
        target: loanLenders.bank,
        set: sampled,
        setWhere: eq(loanLenders.isSample, true),
      })
  })

/** What the samples say of a lender, as it was just sent in. */
const sampled = {
  rateFrom: sql`excluded.rate_from`,
  rateTo: sql`excluded.rate_to`,
  moratorium: sql`excluded.moratorium`,
  rebateAvailable: sql`excluded.rebate_available`,
  marginMoney: sql`excluded.margin_money`,
  hiddenFees: sql`excluded.hidden_fees`,
  criteria: sql`excluded.criteria`,
  usuallyTakes: sql`excluded.usually_takes`,
  source: sql`excluded.source`,
  asOf: sql`excluded.as_of`,
}

export const datedLenders: DatedList = async (db, wanted) => {
  const rows = await db
    .select()
    .from(loanLenders)
    .where(mayBeDue(loanLenders.asOf, wanted))
    .orderBy(asc(loanLenders.asOf))
    .limit(wanted.most)
  return rows.map(({ bank, source, asOf, isSample }) => ({
    text: `Rates and rules of ${bank}`,
    source: { name: source, checkedOn: asOf.toString() },
    shownAt: '/loans',
    editedAt: null,
    isSample,
  }))
}
