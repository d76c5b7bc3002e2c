import type { ComponentProps, ReactNode } from 'react'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { usePlan, type PlanNow } from '#src/features/plan/screens/use-plan.ts'
import type { JourneyNow } from '#src/features/progress/screens/journey-query.ts'
import { useJourney } from '#src/features/progress/screens/use-journey.ts'
import type { Missing } from '#src/ui/waiting.tsx'

type WithPlanProps = {
  children: (plan: PlanNow) => ReactNode
  /** Until it is there, and where it does not come. */
  missing?: (read: ComponentProps<typeof Missing>['query']) => ReactNode
}

/** What stands on the student's plan, once it is made. */
export function WithPlan(props: WithPlanProps) {
  const user = useUser()
  const journey = useJourney()
  if (user == null) return null
  if (journey.data === undefined) return props.missing?.(journey) ?? null
  return <Made {...props} journey={journey.data} zone={user.zone} />
}

function Made({ children, missing, journey, zone }: WithPlanProps & { journey: JourneyNow; zone: string | undefined }) {
  const plan = usePlan(journey, zone)
  return plan.data === undefined ? (missing?.(plan) ?? null) : children(plan.data)
}
