import { asc } from 'drizzle-orm'
import type { DatedList } from '#src/features/dated-facts/slots.ts'
import { loanLenders } from './tables.ts'

export const datedLenders: DatedList = async (db, most) => {
  const rows = await db.select().from(loanLenders).orderBy(asc(loanLenders.asOf)).limit(most)
  return rows.map(({ bank, source, asOf, isSample }) => ({
    text: `Rates and rules of ${bank}`,
    source: { name: source, checkedOn: asOf.toString() },
    shownAt: '/loans',
    editedAt: null,
    isSample,
  }))
}
