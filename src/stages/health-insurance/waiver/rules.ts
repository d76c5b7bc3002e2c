// How far a waiver is, and whether its window is open.

export type WaiverState = {
  /** The university lets nobody off its own insurance. */
  isRefusedToAll: boolean
  hasGuide: boolean
  hasCard: boolean
  submittedAt: string | null
  approvedAt: string | null
  refusedAt: string | null
}

export const waiverStages = [
  'no-waiver',
  'approved',
  'refused',
  'handed-in',
  'no-guide',
  'in-progress',
  'to-hand-in',
] as const
export type WaiverStage = (typeof waiverStages)[number]

/** What has happened counts before what there is: a university may decide without a guide of ours. */
export function waiverStageOf(waiver: WaiverState): WaiverStage {
  if (waiver.approvedAt !== null) return 'approved'
  if (isRefused(waiver)) return 'refused'
  if (waiver.submittedAt !== null) return 'handed-in'
  if (waiver.isRefusedToAll) return 'no-waiver'
  if (!waiver.hasGuide) return 'no-guide'
  return waiver.hasCard ? 'to-hand-in' : 'in-progress'
}

/** Handed in once more after a refusal, it is decided afresh. */
export const isRefused = ({ refusedAt, submittedAt }: Pick<WaiverState, 'refusedAt' | 'submittedAt'>): boolean =>
  refusedAt !== null && (submittedAt === null || submittedAt <= refusedAt)

/** The product's own promises, from the deposit on. */
export const emailWithin = Temporal.Duration.from({ minutes: 30 })
export const guideWithin = Temporal.Duration.from({ hours: 24 })

/** Universities take about as long. */
export const decisionDays = 7

/** Monday to Friday; a university's holidays nobody knows. */
export function afterBusinessDays(from: Temporal.PlainDate, days: number): Temporal.PlainDate {
  let day = from
  for (let left = days; left > 0;) {
    day = day.add({ days: 1 })
    if (day.dayOfWeek <= 5) left -= 1
  }
  return day
}

export type Window = { opens: string | null; deadline: string | null }

export type WindowClock =
  | { is: 'unknown' }
  | { is: 'ahead'; opens: string; inDays: number }
  | { is: 'open'; deadline: string | null; daysLeft: number | null }
  | { is: 'closed'; deadline: string }

/** The last day counts: on it the window is open, with no day left after it. */
export function windowClock({ opens, deadline }: Window, today: Temporal.PlainDate): WindowClock {
  if (opens === null && deadline === null) return { is: 'unknown' }
  const daysTo = (day: string) => today.until(Temporal.PlainDate.from(day)).days
  if (deadline !== null && daysTo(deadline) < 0) return { is: 'closed', deadline }
  if (opens !== null && daysTo(opens) > 0) return { is: 'ahead', opens, inDays: daysTo(opens) }
  return { is: 'open', deadline, daysLeft: deadline === null ? null : daysTo(deadline) }
}

/** A term's window as month and day: '11-01' to '01-31'. */
export type YearlyWindow = { opens: string; closes: string }

/** The one that is open on that day, or else the next: sample dates are never those of a year that is over. */
export function nextWindow(
  yearly: readonly YearlyWindow[],
  today: Temporal.PlainDate,
): { opens: string; deadline: string } {
  const all = yearly.flatMap(window => [-1, 0, 1].map(years => placed(window, today.year + years)))
  const ahead = all
    .filter(({ deadline }) => Temporal.PlainDate.compare(deadline, today) >= 0)
    .toSorted((one, other) => Temporal.PlainDate.compare(one.deadline, other.deadline))
  const { opens, deadline } = ahead[0] ?? placed({ opens: '01-01', closes: '12-31' }, today.year)
  return { opens: opens.toString(), deadline: deadline.toString() }
}

/** One that ends before it begins goes over New Year. */
function placed({ opens, closes }: YearlyWindow, year: number) {
  const isOverNewYear = closes < opens
  return {
    opens: Temporal.PlainDate.from(`${year}-${opens}`),
    deadline: Temporal.PlainDate.from(`${isOverNewYear ? year + 1 : year}-${closes}`),
  }
}
