import { readOf } from '#src/browser/reads.ts'
import type { ReactNode } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import { useUser, type User } from '#src/features/accounts/screens/session.ts'
import { facts } from '#src/features/dated-facts/screens/student-api.ts'
import { person } from '#src/features/people/screens/api.ts'
import type { JourneyNow } from '#src/features/progress/screens/journey-query.ts'
import { useJourney } from '#src/features/progress/screens/use-journey.ts'
import { Page, type PageProps } from '#src/ui/page.tsx'
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx'
import { PageFailure } from '#src/ui/waiting.tsx'
import { planApi } from './api.ts'
import { usePlan, type PlanNow } from './use-plan.ts'

/** What each page of the plan reads first. */
export const planReads = (queries: QueryClient): Promise<unknown> =>
  Promise.all([
    queries.fetchQuery(readOf(person.read)),
    queries.fetchQuery(readOf(planApi.read)),
    queries.fetchQuery(readOf(facts.read)),
  ])

type PlanFrameProps = Pick<PageProps, 'title' | 'width'> & { children: (plan: PlanNow) => ReactNode }

/** A page of the plan, once it can be made. */
export function PlanFrame({ children, ...page }: PlanFrameProps) {
  const user = useUser()
  const journey = useJourney()
  if (user == null) return null
  return (
    <Page {...page}>
      {journey.data !== undefined && <Made journey={journey.data} user={user} show={children} />}
      {journey.isPending && waiting}
      {journey.data === undefined && journey.isError && <PageFailure query={journey} title={cannotShow} />}
    </Page>
  )
}

type MadeProps = { journey: JourneyNow; user: User; show: PlanFrameProps['children'] }

function Made({ journey, user, show }: MadeProps) {
  const plan = usePlan(journey, user.zone)
  if (plan.data !== undefined) return show(plan.data)
  return plan.error === null ? waiting : <PageFailure query={plan} title={cannotShow} />
}

const cannotShow = 'We cannot show your plan just now'

const waiting = (
  <Loading>
    <SkeletonRows rows={8} />
  </Loading>
)
