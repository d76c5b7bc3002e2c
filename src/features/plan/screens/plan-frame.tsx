import { readOf } from '#src/browser/reads.ts'
import type { ReactNode } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import { useUser, type User } from '#src/features/accounts/screens/session.ts'
import { facts } from '#src/features/dated-facts/screens/student-api.ts'
import { person } from '#src/features/people/screens/api.ts'
import { AlsoThere } from '#src/features/people/values/screens/use-known.ts'
import type { JourneyNow } from '#src/features/progress/screens/journey-query.ts'
import { useJourney } from '#src/features/progress/screens/use-journey.ts'
import { Page, type PageProps } from '#src/ui/page.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
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
      <Loaded query={journey} {...waiting}>
        {read => <Made journey={read} user={user} show={children} />}
      </Loaded>
    </Page>
  )
}

type MadeProps = { journey: JourneyNow; user: User; show: PlanFrameProps['children'] }

function Made({ journey, user, show }: MadeProps) {
  return (
    <Loaded query={usePlan(journey, user.zone)} {...waiting}>
      {plan => (
        <>
          {show(plan)}
          <AlsoThere at={['profile', 'passport-profile']} />
        </>
      )}
    </Loaded>
  )
}

const waiting = { what: 'your plan', level: 1, rows: 8 } as const
