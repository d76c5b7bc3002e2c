// What the first steps of the insurance read before they are shown.
import { readOf } from '#src/browser/reads.ts'
import type { QueryClient } from '@tanstack/react-query'
import { exchange } from '#src/features/exchange/screens/api.ts'
import { policies, insuranceBlocking, insuranceOwnCover, insuranceDetails, insuranceCatalogue } from './api.ts'

/** Where plans are chosen: what was entered, and the plans at that university once there is one. */
export const readForPlans = (queries: QueryClient): Promise<unknown> =>
  Promise.all([
    readPlans(queries),
    queries.fetchQuery(readOf(insuranceBlocking.read)),
    queries.fetchQuery(readOf(insuranceOwnCover.read)),
    queries.fetchQuery(readOf(policies.read)),
    queries.prefetchQuery(readOf(exchange.read)),
  ])

export async function readPlans(queries: QueryClient): Promise<unknown> {
  const details = await queries.fetchQuery(readOf(insuranceDetails.read))
  return details === null
    ? undefined
    : queries.fetchQuery(readOf(insuranceCatalogue.plans, { university: details.universityID }))
}

/** Of each insurance that runs or follows. */
export async function readForPolicies(
  queries: QueryClient,
  readFor: (policy: string) => Promise<unknown>,
): Promise<unknown> {
  const { current, following } = await queries.fetchQuery(readOf(policies.read))
  return Promise.all((current === null ? [] : [current, ...following]).map(({ id }) => readFor(id)))
}
