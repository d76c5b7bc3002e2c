import type { papersContracts } from '../contract.ts'
import { type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { apiOf } from '#src/browser/api.ts'
import { asOne, readOf, useRead } from '#src/browser/reads.ts'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { facts as factsApi } from '#src/features/dated-facts/screens/student-api.ts'
import { knownOf } from '#src/features/plan/rules.ts'
import { planApi } from '#src/features/plan/screens/api.ts'
import { usePlan } from '#src/features/plan/screens/use-plan.ts'
import { person } from '#src/features/people/screens/api.ts'
import type { JourneyNow } from '#src/features/progress/screens/journey-query.ts'
import { roundBeganIn } from '../rules.ts'
import { validityRules, type Around, type ValidityRule } from '../validity/rules.ts'

export const { vault: papersApi } = apiOf<typeof papersContracts>()

/** What each page of the papers reads first. */
export const papersReads = (queries: QueryClient): Promise<unknown> =>
  Promise.all([
    queries.fetchQuery(readOf(papersApi.read)),
    queries.fetchQuery(readOf(person.read)),
    queries.fetchQuery(readOf(planApi.read)),
    queries.fetchQuery(readOf(factsApi.read)),
  ])

export type Judging = { rules: readonly ValidityRule[]; around: Around }

/** By what a paper is judged: the rules as they were last read, and the days of the plan. */
export function useJudging(
  journey: JourneyNow,
  record: string | null,
): ReturnType<typeof asOne> & { data: Judging | undefined } {
  const zone = useUser()?.zone
  const [planned, read] = [usePlan(journey, zone), useRead(factsApi.read)]
  const failure = asOne(planned, read)
  const plan = planned.data
  const facts = read.data?.facts
  const data = useMemo(
    () =>
      plan === undefined || facts === undefined
        ? undefined
        : {
            rules: validityRules(facts),
            around: {
              ...knownOf(plan.sources),
              today: plan.today,
              roundBegan: roundBeganIn(plan.sources.stages),
              startMoved: plan.deferral?.deferredAt ?? null,
              record,
            },
          },
    [plan, facts, record],
  )
  return { data, ...failure }
}
