// What the first steps of the insurance read before they are shown.
import type { QueryClient } from '@tanstack/react-query'
import { ratesQuery } from '#src/features/exchange/screens/rates-query.ts'
import { policiesQuery } from '../policies/screens/insurance-queries.ts'
import { blockQuery, detailsQuery, ownCoverQuery, plansQuery } from './insurance-queries.ts'

/** Where plans are chosen: what was entered, and the plans at that university once there is one. */
export const readForPlans = (queries: QueryClient): Promise<unknown> =>
  Promise.all([
    readPlans(queries),
    queries.fetchQuery(blockQuery),
    queries.fetchQuery(ownCoverQuery),
    queries.fetchQuery(policiesQuery),
    queries.prefetchQuery(ratesQuery),
  ])

export async function readPlans(queries: QueryClient): Promise<unknown> {
  const details = await queries.fetchQuery(detailsQuery)
  return details === null ? undefined : queries.fetchQuery(plansQuery(details.universityID))
}

/** Of each insurance that runs or follows. */
export async function readForPolicies(
  queries: QueryClient,
  readFor: (policy: string) => Promise<unknown>,
): Promise<unknown> {
  const { current, following } = await queries.fetchQuery(policiesQuery)
  return Promise.all((current === null ? [] : [current, ...following]).map(({ id }) => readFor(id)))
}
