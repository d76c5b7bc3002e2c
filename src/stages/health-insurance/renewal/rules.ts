// When a student is asked to think of the next insurance: 60, 30 and 7 days before the cover ends.
import type { Moment } from '#src/journey/moments.ts'
import { dayOf } from '#src/values/dates.ts'
import { isPolicy, renewalCalls, type RenewalCall, type RequestFact } from '../standing/rules.ts'

/** The one that counts on that day: none before the first, and none once the cover is over. */
export function renewalCallOn(end: string, today: Temporal.PlainDate): RenewalCall | undefined {
  const left = today.until(Temporal.PlainDate.from(end), { largestUnit: 'days' }).days
  return left < 0 ? undefined : renewalCalls.findLast(call => left <= call)
}

/** The days on which it becomes another. */
export const renewalDays = (end: string): Temporal.PlainDate[] =>
  renewalCalls.map(days => Temporal.PlainDate.from(end).subtract({ days }))

/** Of several insurances the one that ends last: who has paid for the next is not asked for it again. */
export const lastToEnd = (requests: readonly RequestFact[]): RequestFact | undefined =>
  requests
    .filter(isPolicy)
    .toSorted((one, other) => one.coverageEnd.localeCompare(other.coverageEnd))
    .at(-1)

export function renewalDue(
  requests: readonly RequestFact[],
  now: Moment,
): { call: RenewalCall; end: string } | undefined {
  const end = lastToEnd(requests)?.coverageEnd
  const call = end === undefined ? undefined : renewalCallOn(end, dayOf(Temporal.Instant.from(now)))
  return end === undefined || call === undefined ? undefined : { call, end }
}

/** Days until the coverage ends, once they are few; negative once it has. */
export function endsInDays({ coverageEndDate }: { coverageEndDate: string }, today: Temporal.PlainDate) {
  const days = today.until(Temporal.PlainDate.from(coverageEndDate)).days
  return days > renewalCalls[0] ? undefined : days
}
