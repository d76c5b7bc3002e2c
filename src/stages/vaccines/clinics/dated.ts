import { asc, isNull } from 'drizzle-orm'
import type { DatedList } from '#src/features/dated-facts/slots.ts'
import { vaccineClinics } from '../tables.ts'

export const datedClinics: DatedList = async (db, most) => {
  const rows = await db
    .select()
    .from(vaccineClinics)
    .where(isNull(vaccineClinics.retiredAt))
    .orderBy(asc(vaccineClinics.asOf))
    .limit(most)
  return rows.map(({ id, name, city, asOf, isSample }) => ({
    text: `Address and prices of ${name}, ${city}`,
    source: { name: 'The clinic', checkedOn: asOf.toString() },
    shownAt: '/vaccines/book-an-appointment',
    editedAt: `/desk/clinics/${id}`,
    isSample,
  }))
}
