// The facts that the desk has read again since they were released.
import { asc, isNotNull } from 'drizzle-orm'
import type { Queries } from '#src/platform/database/database.ts'
import type { EditedFact } from './rules.ts'
import { facts } from './tables.ts'

type Row = typeof facts.$inferSelect

export async function editedFacts(db: Queries): Promise<EditedFact[]> {
  const rows = await db.select().from(facts).where(isNotNull(facts.changedBy)).orderBy(asc(facts.id)).limit(2000)
  return rows.map(editedOf)
}

export const editedOf = (row: Row): EditedFact => ({
  id: row.id,
  words: row.words,
  state: row.state,
  lead: { months: row.months, workingDays: row.workingDays, days: row.days },
  source: sourceOf(row),
  isEstimate: row.isEstimate,
  checkAgainBy: row.checkAgainBy.toString(),
})

const sourceOf = ({ sourceName, sourceAddress, checkedOn, checkAgainBy }: Row): EditedFact['source'] =>
  sourceName === ''
    ? null
    : {
        name: sourceName,
        checkedOn: checkedOn.toString(),
        checkAgainBy: checkAgainBy.toString(),
        ...(sourceAddress !== null && { address: sourceAddress }),
      }
