// What a rule of the plan is: how early or how late one thing may happen, counted from another.
import type { Source } from '../journey/guide.ts'
import type { Thing } from './things.ts'

export type Rule = {
  id: string
  /** What it holds in place. */
  of: Thing
  /** The rule in a sentence that a student reads on a tap. */
  words: string
  bound: 'not before' | 'not after'
  from: Thing
  /** Counted from there; before it, if negative. */
  days?: number
  /** Monday to Friday. A holiday is not known here, so a bound by working days is the least that is asked. */
  workingDays?: number
  months?: number
  /** Past a hard bound it cannot be mended by hurrying. */
  isHard: boolean
  /** Whether each university has its own: then the student's own date is better. */
  isPerSchool?: boolean
  /** Null where nobody has read it at a source: such a rule is not shown, and holds nothing. */
  source: Source | null
  /** Counted by us from what is known, and said to be our estimate. */
  isEstimate?: boolean
}

export function boundOf({ days = 0, workingDays = 0, months = 0 }: Rule, from: Temporal.PlainDate): Temporal.PlainDate {
  return byWorkingDays(from.add({ months }).add({ days }), workingDays)
}

function byWorkingDays(from: Temporal.PlainDate, count: number): Temporal.PlainDate {
  const step = Math.sign(count)
  let day = from
  for (let left = Math.abs(count); left > 0;) {
    day = day.add({ days: step })
    if (day.dayOfWeek <= 5) left -= 1
  }
  return day
}
