import type { ReactNode } from 'react'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { usePlan, type PlanNow } from '#src/features/plan/screens/use-plan.ts'
import type { JourneyNow } from '#src/features/progress/screens/journey-query.ts'
import { useJourney } from '#src/features/progress/screens/use-journey.ts'
import { Missing } from '#src/ui/waiting.tsx'

type WithPlanProps = {
  children: (plan: PlanNow) => ReactNode
  /** What does not come, said where it would be; without it nothing is said. */
  what?: string
}

/** What stands on the student's plan, once it is made. */
export function WithPlan(props: WithPlanProps) {
  const user = useUser()
  const journey = useJourney()
  if (user == null) return null
  if (journey.data === undefined) return props.what !== undefined && <Missing query={journey} what={props.what} />
  return <Made {...props} journey={journey.data} zone={user.zone} />
}

function Made({ children, what, journey, zone }: WithPlanProps & { journey: JourneyNow; zone: string | undefined }) {
  const plan = usePlan(journey, zone)
  if (plan.data !== undefined) return children(plan.data)
  return what !== undefined && <Missing query={plan} what={what} />
}
