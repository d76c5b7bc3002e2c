import { startTransition, useEffect } from 'react'
import { useUser } from '#src/features/accounts/screens/session.ts'
import type { JourneyNow } from '#src/features/progress/screens/journey-query.ts'
import type { PlanSays } from '#src/journey/ahead.ts'
import { optional } from '#src/browser/reads.ts'
import { useAsleep, useWritten } from '#src/ui/written.ts'
import { saidByPlan, usePlan } from './use-plan.ts'

type PlanDaysReadProps = { journey: JourneyNow; onRead: (said: PlanSays) => void }

/** For pages that say where one is on the line and show nothing else of the plan: it is read once they are there. */
export const PlanDaysRead = (props: PlanDaysReadProps) => (useWritten() ? null : <Read {...props} />)

function Read({ journey, onRead }: PlanDaysReadProps) {
  // A page that shows nothing of the plan says nothing where it doesn't come: the order of the journey stands.
  const plan = optional(usePlan(journey, useUser()?.zone))
  const isAsleep = useAsleep()
  useEffect(() => {
    // What a page cannot wait for stays as it was drawn until its script is there.
    if (plan !== undefined && !isAsleep) startTransition(() => onRead(saidByPlan(plan)))
  }, [plan, isAsleep, onRead])
  return null
}
