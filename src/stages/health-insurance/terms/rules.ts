// When terms begin and end: for the first day of cover, which many want to be the term's.
import { terms, type Term } from '../catalogue/rules.ts'

type TermDates = Partial<Record<Term, { start: string; end: string }>>

/** Month and day of the first and the last day; a term that ends before it begins ends in the next year. */
const sample: Record<Term, readonly [from: string, until: string]> = {
  annual: ['08-20', '08-19'],
  graduating: ['08-20', '05-31'],
  fall: ['08-20', '12-18'],
  spring: ['01-11', '05-14'],
  winter: ['12-19', '01-10'],
  summer: ['05-24', '08-06'],
}

/** Sample dates, as American terms go: of each the one that runs today, or the next. No university's own. */
export function sampleTerms(today: string): TermDates {
  const { year } = Temporal.PlainDate.from(today)
  return Object.fromEntries(
    terms.map(term => [
      term,
      [year - 1, year, year + 1].map(first => daysOf(term, first)).find(({ end }) => end >= today),
    ]),
  )
}

function daysOf(term: Term, year: number): { start: string; end: string } {
  const [from, until] = sample[term]
  return { start: `${year}-${from}`, end: `${until < from ? year + 1 : year}-${until}` }
}

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
