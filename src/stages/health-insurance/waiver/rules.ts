// How far a waiver is, and whether its window is open.
import { isRefused } from '../standing/rules.ts'

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

/** One university’s own estimate: the University of Houston decides in about as long. Others may take longer. */
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

/** A window as its source has it. */
export type ReadWindow = { opens: string | null; deadline: string | null; source: string; checkedOn: string }

export type Window = {
  opens: string | null
  deadline: string | null
  /** Where the days were read; null where the student typed the last day, or nobody knows it. */
  source: string | null
  checkedOn: string | null
  /** The student typed the last day. */
  isOwn: boolean
  /** The window of another year, where that is all we know. */
  earlier: ReadWindow | null
}

/** A window that closed longer than that before the cover begins was one of another year. */
const belongsWithin = 180

/** What is known of the window for this cover: what the student typed, else what was read for its year. */
export function windowFor(read: ReadWindow | null, own: string | null, coverageStart: string): Window {
  const none = { opens: null, deadline: null, source: null, checkedOn: null, isOwn: false, earlier: null }
  if (own !== null) return { ...none, deadline: own, isOwn: true }
  if (read === null || (read.opens === null && read.deadline === null)) return none
  return isOfItsYear(read, coverageStart) ? { ...none, ...read } : { ...none, earlier: read }
}

function isOfItsYear({ opens, deadline }: ReadWindow, coverageStart: string): boolean {
  const last = deadline ?? opens ?? ''
  const from = Temporal.PlainDate.from(coverageStart).subtract({ days: belongsWithin })
  return last >= from.toString()
}

export type WindowClock =
  | { is: 'unknown' }
  | { is: 'ahead'; opens: string; inDays: number }
  | { is: 'open'; deadline: string | null; daysLeft: number | null }
  | { is: 'closed'; deadline: string }

/** The last day counts: on it the window is open, with no day left after it. */
export function windowClock(
  { opens, deadline }: Pick<Window, 'opens' | 'deadline'>,
  today: Temporal.PlainDate,
): WindowClock {
  if (opens === null && deadline === null) return { is: 'unknown' }
  const daysTo = (day: string) => today.until(Temporal.PlainDate.from(day)).days
  if (deadline !== null && daysTo(deadline) < 0) return { is: 'closed', deadline }
  if (opens !== null && daysTo(opens) > 0) return { is: 'ahead', opens, inDays: daysTo(opens) }
  return { is: 'open', deadline, daysLeft: deadline === null ? null : daysTo(deadline) }
}

/** A last day to submit is within two years of today; another is a slip of the keyboard. */
export const isNear = (day: Temporal.PlainDate, today: Temporal.PlainDate): boolean =>
  Math.abs(today.until(day, { largestUnit: 'days' }).days) <= 731
