// For how long one is insured, and from which day (specification 2, sections 5 and 9).

/** The specification's plan codes: a deductible of $250, $450 or $100, and the one without. */
export const planCodes = ['250', '450', '100', 'no-deductible-supreme'] as const
export type PlanCode = (typeof planCodes)[number]

/** The visas that one may be insured for. */
export const visas = ['F1', 'J1', 'OPT', 'US'] as const
export type Visa = (typeof visas)[number]

export const partners = ['GBG', 'WellAway', 'MedPrime'] as const
export type Partner = (typeof partners)[number]

export type CoverageUniversity = {
  id: string
  /** The student names the dates: any number of months. */
  customDates: boolean
  /** Days that may be chosen although they are past. */
  allowedStartDates: readonly string[]
  maxStartDate: string | undefined
}

export type Months = { least: number; most: number }

const year: Months = { least: 12, most: 12 }

/** Universities whose year may be shorter, by their id in the catalogue. */
const shorterAt: Readonly<Record<string, Months>> = {
  'university-of-southern-california': { least: 5, most: 12 },
  'boston-university': { least: 4, most: 12 },
}

/** How many months may be chosen. */
export function monthsAllowed(
  { id, customDates }: Pick<CoverageUniversity, 'id' | 'customDates'>,
  partner: Partner,
): Months {
  if (customDates) return { least: 1, most: 12 }
  return shorterAt[id] ?? (partner === 'MedPrime' ? { least: 4, most: 12 } : year)
}

/** From this day on maxStartDate does not bind any more. */
const capEndsOn = '2024-08-15'

export type StartProblem = 'past' | 'late'

/** Days are ISO texts, which compare as they follow one another. */
export function startProblem(
  start: string,
  { allowedStartDates, maxStartDate }: Pick<CoverageUniversity, 'allowedStartDates' | 'maxStartDate'>,
  today: string,
): StartProblem | undefined {
  if (allowedStartDates.includes(start)) return undefined
  if (start < today) return 'past'
  return start > latestStart(maxStartDate, today) ? 'late' : undefined
}

/** Up to maxStartDate, or tomorrow where that has passed. */
export function latestStart(maxStartDate: string | undefined, today: string): string {
  if (maxStartDate === undefined || today >= capEndsOn) return farAway
  const tomorrow = Temporal.PlainDate.from(today).add({ days: 1 }).toString()
  return maxStartDate < today ? tomorrow : maxStartDate
}

const farAway = '9999-12-31'

/** The last day that is covered: twelve months from 15th August end on 14th August. */
export const lastDay = (start: Temporal.PlainDate, months: number): Temporal.PlainDate =>
  start.add({ months }).subtract({ days: 1 })

/** Both days count. */
export const daysCovered = (start: Temporal.PlainDate, end: Temporal.PlainDate): number => start.until(end).days + 1
