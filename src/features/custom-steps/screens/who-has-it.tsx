import { ThreeThings } from '#src/ui/three-things.tsx'
import { dayOf, formatClock, formatDay } from '#src/values/dates.ts'
import type { CustomStepView } from '../contract.ts'
import * as copy from '../copy.ts'

/** While the desk has it: what you sent, who has it since when, and what comes next. */
export function WhoHasIt({ step }: { step: CustomStepView }) {
  if (step.fulfilledAt !== null) return null
  const since = step.answeredAt ?? step.assignedAt
  return (
    <ThreeThings
      holder="With our advisors"
      did={step.answeredAt === null ? { what: copy.nothingToDo } : { what: 'Sent your answers', detail: whenOf(since) }}
      now={{ what: copy.withUs[step.answeredAt === null ? 'work' : 'answers'], detail: `Since ${whenOf(since)}` }}
      then={{ what: 'You read our response', detail: copy.usual }}
    />
  )
}

export function whenOf(at: string): string {
  const moment = Temporal.Instant.from(at)
  return `${formatDay(dayOf(moment))}, ${formatClock(moment)} IST`
}
