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
/** Whatever the verdict on the plan; where there is no guide, the specified message says so instead. */
export const isPromised = ({ noWaiver, hasGuide }: { noWaiver: boolean; hasGuide: boolean }): boolean =>
  !noWaiver && hasGuide
export const guideWithin = Temporal.Duration.from({ hours: 24 })

type Promised = {
  /** Handed in, decided or ended: nobody waits for a guide any more. */
  isOver: boolean
  takesWaivers: boolean
  hasGuide: boolean
  hasCard: boolean
  emailBy: unknown
  emailAt: unknown
  guideBy: unknown
  guideSentAt: unknown
}

/**
 * What the desk owes. A deposit from before the promises had times, or one whose university got a guide later, shows
 * the student the same words: it counts from the facts.
 */
export function owedPromises(promised: Promised): { email: boolean; guide: boolean } {
  const { isOver, takesWaivers, hasGuide, hasCard, emailBy, emailAt, guideBy, guideSentAt } = promised
  const isInProgress = takesWaivers && hasGuide && !hasCard
  return {
    email: !isOver && emailAt === null && (emailBy !== null || isInProgress),
    guide: !isOver && guideSentAt === null && !hasCard && (guideBy !== null || isInProgress),
  }
}

/** The desk is reminded of the second promise so long before its time. */
const nearWithin = Temporal.Duration.from({ hours: 2 })
export const isReadingNear = (readBy: Temporal.Instant | null, now: Temporal.Instant): boolean =>
  readBy !== null && Temporal.Instant.compare(readBy.subtract(nearWithin), now) <= 0
export const nearUntil = (now: Temporal.Instant): Temporal.Instant => now.add(nearWithin)

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
