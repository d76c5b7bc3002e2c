// Puts the lists that were brought along where there are none, or where they are as they were brought. What the desk made of them stays.
import { inArray, sql, asc, eq } from 'drizzle-orm'
import { universities } from '#src/features/universities/tables.ts'
import type { Services } from '#src/platform/services.ts'
import { mayBeDue, type DatedList } from '#src/features/dated-facts/slots.ts'
import { commonSet } from '../requirements/rules.ts'
import { type SampleSet, vaccineSets } from '../tables.ts'

export type SetStock = readonly (SampleSet & { id: string })[]

export const stockVaccineSets = ({ change, now }: Services, stock: SetStock): Promise<void> =>
  change(async ({ tx, announce }) => {
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
    // A list that nobody at the desk has changed follows what is brought along.
    const isBehind = sql`${vaccineSets.version} = 1 and ${vaccineSets.sample} is distinct from excluded.sample`
    for (const row of rows) {
      const made = await tx
        .insert(vaccineSets)
        .values(row)
        .onConflictDoUpdate({ target: vaccineSets.id, set: row, setWhere: isBehind })
        .returning({ id: vaccineSets.id })
      if (made.length > 0) await announce('all', 'vaccines', 'journey')
    }
  })

export const datedVaccineSets: DatedList = async (db, wanted) => {
  const rows = await db
    .select({ set: vaccineSets, name: universities.name })
    .from(vaccineSets)
    .leftJoin(universities, eq(universities.id, vaccineSets.university))
    .where(mayBeDue(vaccineSets.checkedOn, wanted))
    .orderBy(asc(vaccineSets.checkedOn))
    .limit(wanted.most)
  return rows.map(({ set: { id, source, checkedOn }, name }) => ({
    text: name === null ? 'Vaccines that most universities ask for' : `Vaccines that ${name} asks for`,
    source: { name: source, checkedOn: checkedOn.toString() },
    shownAt: '/vaccines/check-requirements',
    editedAt: `/desk/vaccine-requirements/${id}`,
    isSample: false,
  }))
}
