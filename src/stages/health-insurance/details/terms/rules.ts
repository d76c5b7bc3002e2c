// When terms begin and end: for the first day of cover, which many want to be the term's.
import type { Term } from '#src/stages/health-insurance/catalogue/rules.ts'

type TermDates = Partial<Record<Term, { start: string; end: string }>>

/** Of two that begin on one day the first of these is named. */
const named: readonly Term[] = ['fall', 'spring', 'summer', 'winter', 'annual', 'graduating']

/** Those that still begin, the earliest first; each day once. */
export function comingStarts(dates: TermDates, today: string): { term: Term; start: string }[] {
  const all = named
    .flatMap(term => {
      const days = dates[term]
      return days !== undefined && days.start >= today ? [{ term, start: days.start }] : []
    })
    .toSorted((one, other) => (one.start < other.start ? -1 : 1))
  return all.filter(({ start }, index) => all.findIndex(one => one.start === start) === index)
}
