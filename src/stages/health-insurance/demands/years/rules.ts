// Which academic year rules are of. Alone in a file: the pages that only choose a plan fetch nothing else for it.

/** The year in which the academic year of a day began: a summer's cover from June on is bought for the autumn. */
export function academicYearOf(day: string): number {
  const { year, month } = Temporal.PlainDate.from(day)
  return month >= 6 ? year : year - 1
}

/** '2025–26', of the year in which it began. */
export const academicYear = (year: number): string => `${year}–${String(year + 1).slice(-2)}`

type Dated = { is: 'not-checked' | 'no-waivers' | 'fails' | 'meets'; year: number | null; isEarlier: boolean }

/** Rules of an earlier academic year than that of the cover say nothing good of it. Without a day, it stays as it is. */
export function datedFor<V extends Dated>(verdict: V, start: string): V & Pick<Dated, 'is' | 'isEarlier'> {
  const isEarlier = verdict.isEarlier || (start !== '' && verdict.year !== null && academicYearOf(start) > verdict.year)
  return { ...verdict, isEarlier, is: isEarlier && verdict.is === 'meets' ? 'not-checked' : verdict.is }
}
