// What a custom step's facts say of it, and where it stands among the others.
import type { Facts } from '#src/journey/shape.ts'
import { kebab, type CommonFacts, type Rule, type StepType } from '#src/journey/stage.ts'
import { webinarStatus } from '../webinars/rules.ts'
import type { customStepFields } from './facts.shape.ts'

export type CustomStepFacts = Facts<typeof customStepFields>

type StatusRule = Rule<CommonFacts & CustomStepFacts>

const formStatus: StatusRule = ({ answeredAt, fulfilledAt, completedAt }) => {
  if (answeredAt === null) return 'incomplete'
  if (completedAt !== null) return 'complete'
  return fulfilledAt === null ? 'processing' : 'readyForReview'
}

const contentStatus: StatusRule = ({ completedAt }) => (completedAt === null ? 'readyForReview' : 'complete')

const deskStatus: StatusRule = ({ fulfilledAt, completedAt }) => {
  if (completedAt !== null) return 'complete'
  return fulfilledAt === null ? 'processing' : 'readyForReview'
}

const rsvpStatus: StatusRule = ({ webinar }, now) => webinarStatus(webinar, now)

export const statusRules = {
  FillForm: formStatus,
  RsvpToWebinar: rsvpStatus,
  ConsumeContent: contentStatus,
  Custom: deskStatus,
} as const satisfies Record<StepType, StatusRule>

const longestRoute = 80

/**
 * Each step's route: its title in kebab case, and a number where that is taken already. The oldest keeps
 * the bare one, so that a new step never changes the address of another.
 */
export function routesFor(
  steps: readonly { id: string; title: string }[],
  taken: readonly string[],
): ReadonlyMap<string, string> {
  const used = new Set(taken)
  const routes = new Map<string, string>()
  for (const { id, title } of steps.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const bare = kebab(title).slice(0, longestRoute) || 'step'
    let route = bare
    for (let number = 2; used.has(route); number += 1) route = `${bare}-${number}`
    used.add(route)
    routes.set(id, route)
  }
  return routes
}

export type Placed = { id: string; order: number }

/** Where a step comes to stand when it changes places with its neighbour; undefined at the end of the line. */
export function orderAfterMove(line: readonly Placed[], id: string, direction: 'up' | 'down'): number | undefined {
  const sorted = line.toSorted((one, other) => one.order - other.order)
  const at = sorted.findIndex(step => step.id === id)
  const next = direction === 'up' ? at - 1 : at + 1
  const neighbour = sorted[next]
  if (at < 0 || neighbour === undefined) return undefined
  const beyond = sorted[direction === 'up' ? next - 1 : next + 1]?.order
  return direction === 'up'
    ? between(beyond ?? neighbour.order - 2, neighbour.order)
    : between(neighbour.order, beyond ?? neighbour.order + 2)
}

/** The plainest number between two, so that it takes long until there is none. */
function between(low: number, high: number): number {
  for (let unit = 1; unit > 1e-12; unit /= 2) {
    const number = (Math.floor(low / unit) + 1) * unit
    if (number < high) return number
  }
  return (low + high) / 2
}

/** A new step stands behind all others. */
export const orderAtTheEnd = (line: readonly Placed[]): number =>
  Math.floor(Math.max(0, ...line.map(({ order }) => order))) + 1

/** What the day is called on its row, ahead, in calendars and letters. */
export const isDue = (title: string): string => `${title} is due`
