import { asc } from 'drizzle-orm'
import type { DatedList } from './slots.ts'
import { facts } from './tables.ts'

export const datedEntries: DatedList = async (db, most) => {
  const rows = await db.select().from(facts).orderBy(asc(facts.checkAgainBy), asc(facts.id)).limit(most)
  return rows.map(({ id, words, state, sourceName, checkedOn, checkAgainBy, shownAt }) => ({
    text: words,
    state,
    source: { name: sourceName, checkedOn: checkedOn.toString() },
    checkAgainBy: checkAgainBy.toString(),
    shownAt,
    editedAt: `/desk/facts/${id}`,
    isSample: false,
  }))
}
