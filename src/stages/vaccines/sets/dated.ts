import { asc, eq } from 'drizzle-orm'
import type { DatedList } from '#src/features/dated-facts/slots.ts'
import { universities } from '#src/features/universities/tables.ts'
import { vaccineSets } from '../tables.ts'

export const datedVaccineSets: DatedList = async (db, most) => {
  const rows = await db
    .select({ set: vaccineSets, name: universities.name })
    .from(vaccineSets)
    .leftJoin(universities, eq(universities.id, vaccineSets.university))
    .orderBy(asc(vaccineSets.checkedOn))
    .limit(most)
  return rows.map(({ set: { id, source, checkedOn }, name }) => ({
    text: name === null ? 'Vaccines that most universities ask for' : `Vaccines that ${name} asks for`,
    source: { name: source, checkedOn: checkedOn.toString() },
    shownAt: '/vaccines/check-requirements',
    editedAt: `/desk/vaccine-requirements/${id}`,
    isSample: false,
  }))
}
