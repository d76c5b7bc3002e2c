// How a cover that is about to be paid for lies beside those that one has: days paid twice, and days without any.

/** Days are ISO texts, which compare as they follow one another; both count. */
export type CoverDays = { planName: string; start: string; end: string }

export type Beside = { is: 'overlap' | 'gap'; planName: string; from: string; until: string }

/** Every overlap, then the gap before it and the one after it. Days that are gone can't be insured any more. */
export function besideOthers(
  { start, end }: Omit<CoverDays, 'planName'>,
  others: readonly CoverDays[],
  today: string,
): Beside[] {
  const overlaps = others
    .filter(other => other.start <= end && other.end >= start)
    .map(({ planName, ...other }): Beside => {
      const [from, until] = [later(start, other.start), sooner(end, other.end)]
      return { is: 'overlap', planName, from, until }
    })
  const before = others.filter(other => other.end < start).toSorted((one, other) => compare(one.end, other.end))
  const after = others.filter(other => other.start > end).toSorted((one, other) => compare(one.start, other.start))
  const covers = (day: string) => others.some(other => other.start <= day && other.end >= day)
  return [
    ...overlaps,
    ...before.slice(-1).flatMap(last => gap(last.planName, later(next(last.end), today), previous(start), covers)),
    ...after.slice(0, 1).flatMap(first => gap(first.planName, next(end), previous(first.start), covers)),
  ]
}

/** Where another cover reaches up to the one in question, there is none. */
function gap(planName: string, from: string, until: string, covers: (day: string) => boolean): Beside[] {
  return from > until || covers(from) || covers(until) ? [] : [{ is: 'gap', planName, from, until }]
}

const later = (one: string, other: string): string => (one > other ? one : other)
const sooner = (one: string, other: string): string => (one < other ? one : other)
const compare = (one: string, other: string): number => one.localeCompare(other)
const next = (day: string): string => Temporal.PlainDate.from(day).add({ days: 1 }).toString()
const previous = (day: string): string => Temporal.PlainDate.from(day).subtract({ days: 1 }).toString()
