import { asc, ne } from 'drizzle-orm'
import type { DatedList } from './service.ts'
import { facts } from './tables.ts'

/** What is no longer in force is read no more. */
export const datedEntries: DatedList = async (db, most) => {
  const rows = await db
    .select()
    .from(facts)
    .where(ne(facts.state, 'expired'))
    .orderBy(asc(facts.checkAgainBy), asc(facts.id))
    .limit(most)
  return rows.map(({ id, words, sourceName, checkedOn, checkAgainBy, shownAt }) => ({
    text: words,
    source: { name: sourceName, checkedOn: checkedOn.toString() },
    checkAgainBy: checkAgainBy.toString(),
    shownAt,
    editedAt: `/desk/facts/${id}`,
    isSample: false,
  }))
}
