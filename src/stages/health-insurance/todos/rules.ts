// What waits at the desk for an insurance whose deposit is paid, and what it was promised.

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

/** In the order in which they are done. */
export const todos = ['end', 'card', 'guide', 'invoice', 'decision'] as const
export type Todo = (typeof todos)[number]

export type Standing = {
  isEnded: boolean
  /** The student asked us to end it. */
  isEndAsked: boolean
  hasCard: boolean
  takesWaivers: boolean
  hasGuide: boolean
  /** Handed in, and not decided since. */
  isHandedIn: boolean
  isApproved: boolean
  /** In cents: what is left to pay after the deposit. */
  invoice: number
  /** In cents: of bills that are issued and not voided. */
  invoiced: number
}

export function todosOf(standing: Standing): Todo[] {
  if (standing.isEnded) return []
  const waits: Record<Todo, boolean> = {
    end: standing.isEndAsked,
    card: !standing.hasCard,
    guide: standing.takesWaivers && !standing.hasGuide && !standing.isApproved,
    invoice: standing.invoiced < standing.invoice,
    decision: standing.isHandedIn && !standing.isApproved,
  }
  return todos.filter(todo => waits[todo])
}
