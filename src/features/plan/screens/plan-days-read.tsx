import { startTransition, useEffect, useSyncExternalStore } from 'react'
import { useUser } from '#src/features/accounts/screens/session.ts'
import type { JourneyNow } from '#src/features/progress/screens/journey-query.ts'
import type { PlanSays } from '#src/journey/ahead.ts'
import { optional } from '#src/browser/reads.ts'
import { saidByPlan, usePlan } from './use-plan.ts'

type PlanDaysReadProps = { journey: JourneyNow; onRead: (said: PlanSays) => void }

const noNews = () => () => {}
const isInBrowser = () => true
const isOnServer = () => false

/** For pages that say where one is on the line and show nothing else of the plan: it is read once they are there. */
export function PlanDaysRead(props: PlanDaysReadProps) {
  const isShown = useSyncExternalStore(noNews, isInBrowser, isOnServer)
  return isShown ? <Read {...props} /> : null
}

function Read({ journey, onRead }: PlanDaysReadProps) {
  // A page that shows nothing of the plan says nothing where it doesn't come: the order of the journey stands.
  const plan = optional(usePlan(journey, useUser()?.zone))
  // Whatever the server has drawn stays until what it changes can be drawn, though its script be still to come.
  useEffect(() => {
    if (plan !== undefined) startTransition(() => onRead(saidByPlan(plan)))
  }, [plan, onRead])
  return null
}
