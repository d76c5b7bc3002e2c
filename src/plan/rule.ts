// What a rule of the plan is: how early or how late one thing may happen, counted from another.
import type { Source } from '../journey/guide.ts'
import { addWorkingDays } from '../values/holidays.ts'
import type { Thing } from './things.ts'

/** How far a bound is from the day that it is counted from; before it, if negative. */
export type Lead = {
  months?: number
  days?: number
  /** Monday to Friday, without the federal holidays of the US and India's national ones. */
  workingDays?: number
}

/** Proposed and blocked rules are shown beside those in force, and hold nothing. */
export const ruleStates = ['inForce', 'blocked', 'proposed', 'expired'] as const
export type RuleState = (typeof ruleStates)[number]

export type Rule = Lead & {
  id: string
  /** What it holds in place. */
  of: Thing
  /** The rule in a sentence that a student reads on a tap. */
  words: string
  bound: 'not before' | 'not after'
  from: Thing
  /** Past a hard bound it cannot be repaired by hurrying. */
  isHard: boolean
  /** Whether each university has its own: then the student's own date is better. */
  isPerSchool?: boolean
  /** Null where nobody has read it at a source: such a rule is not shown, and holds nothing. */
  source: Source | null
  /** Counted by us from what is known, and shown as our estimate. */
  isEstimate?: boolean
  /** What to do once it breaks. */
  remedy?: string
  /** What to do instead, unless a thing has a day that could be moved. */
  unless?: { given: Thing; remedy: string }
  /** What it costs if it is missed, in cents. */
  cost?: { cents: number; words: string }
  state?: RuleState
}

/** What to know about a thing that no day follows from. */
export type Note = {
  id: string
  about: Thing
  words: string
  source: Source | null
  isEstimate?: boolean
  state?: RuleState
}

export function boundOf({ days = 0, workingDays = 0, months = 0 }: Lead, from: Temporal.PlainDate): Temporal.PlainDate {
  const day = months === 0 && days === 0 ? from : from.add({ months, days })
  return workingDays === 0 ? day : addWorkingDays(day, workingDays)
}

/** What nobody has read at a source, or what is not in force, holds nothing. */
export const isInForce = ({ source, state = 'inForce' }: Pick<Rule, 'source' | 'state'>): boolean =>
  source !== null && state === 'inForce'
