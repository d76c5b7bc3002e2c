// What becomes of an insurance as its days go by.

export const policyStatuses = ['being-set-up', 'ahead', 'active', 'over', 'ended'] as const
export type PolicyStatus = (typeof policyStatuses)[number]

export type PolicyDays = {
  coverageStartDate: string
  coverageEndDate: string
  /** The insurer took them in. */
  hasCard: boolean
  /** Ended by the desk before its time. */
  isEnded: boolean
}

export function policyStatusOf(policy: PolicyDays, today: Temporal.PlainDate): PolicyStatus {
  if (policy.isEnded) return 'ended'
  if (isBefore(policy.coverageEndDate, today)) return 'over'
  if (!policy.hasCard) return 'being-set-up'
  return isBefore(policy.coverageStartDate, today.add({ days: 1 })) ? 'active' : 'ahead'
}

const isBefore = (day: string, other: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(Temporal.PlainDate.from(day), other) < 0

export type CoveredMonth = { start: string; percent: number }

/** The months of the coverage, each with how much of it lies behind: the cells of a calendar strip. */
export function coveredMonths({ coverageStartDate, coverageEndDate }: PolicyDays, today: Temporal.PlainDate) {
  const [start, end] = [Temporal.PlainDate.from(coverageStartDate), Temporal.PlainDate.from(coverageEndDate)]
  const count = start.until(end.add({ days: 1 }), { largestUnit: 'months' }).months
  return Array.from({ length: Math.max(count, 1) }, (_, index): CoveredMonth => {
    const [from, until] = [start.add({ months: index }), start.add({ months: index + 1 })]
    const part = from.until(today).days / from.until(until).days
    return { start: from.toString(), percent: Math.round(Math.min(Math.max(part, 0), 1) * 100) }
  })
}

/** How much of the coverage lies behind, in percent. */
export function elapsedPercent({ coverageStartDate, coverageEndDate }: PolicyDays, today: Temporal.PlainDate): number {
  const start = Temporal.PlainDate.from(coverageStartDate)
  const whole = start.until(Temporal.PlainDate.from(coverageEndDate).add({ days: 1 })).days
  return Math.round(Math.min(Math.max(start.until(today).days / whole, 0), 1) * 100)
}
