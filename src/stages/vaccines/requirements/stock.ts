// Puts the lists that were brought along where there are none, or where they are as they were brought. What the desk made of them stays.
import { eq, inArray } from 'drizzle-orm'
import { universities } from '../../../features/universities/tables.ts'
import type { House } from '../../../platform/house.ts'
import { commonSet } from './rules.ts'
import { vaccineSets, type SampleSet } from './tables.ts'

export type SetStock = readonly (SampleSet & { id: string })[]

export const stockVaccineSets = ({ change, now }: House, stock: SetStock): Promise<void> =>
  change(async ({ tx }) => {
    const ids = stock.map(({ id }) => id)
    const known = await tx.select({ id: universities.id }).from(universities).where(inArray(universities.id, ids))
    const rows = stock
      .filter(({ id }) => id === commonSet || known.some(one => one.id === id))
      .map(({ id, ...sample }) => ({
        ...sample,
        id,
        university: id === commonSet ? null : id,
        checkedOn: Temporal.PlainDate.from(sample.checkedOn),
        sample,
        changedAt: now(),
      }))
    for (const row of rows) {
      // A list that nobody at the desk has changed follows what is brought along.
      await tx
        .insert(vaccineSets)
        .values(row)
        .onConflictDoUpdate({ target: vaccineSets.id, set: row, setWhere: eq(vaccineSets.version, 1) })
    }
  })
