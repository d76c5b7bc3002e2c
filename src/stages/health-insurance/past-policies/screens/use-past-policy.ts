import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '#src/browser/api.ts'
import { optional } from '#src/browser/reads.ts'
import type { PastPolicy } from '#src/stages/health-insurance/application/screens/control.ts'
import type { Values } from '#src/stages/health-insurance/application/screens/values.ts'
import type { insuranceContracts } from '#src/stages/health-insurance/contract.ts'

const { pastPolicies } = apiOf<typeof insuranceContracts>()

const pastPolicyQuery = ({ firstName, lastName, dob }: Pick<Values, 'firstName' | 'lastName' | 'dob'>) =>
  queryOptions({
    // Asked sparingly: no news is about it.
    queryKey: ['past-policy', firstName, lastName, dob],
    queryFn: () => pastPolicies.find({ firstName, lastName, dob }),
    staleTime: 5 * 60_000,
    retry: false,
  })

/** Asked once the page that says who it is was submitted. */
export function usePastPolicy(values: Values, isWanted: boolean): PastPolicy | undefined {
  const found = optional(useQuery({ ...pastPolicyQuery(values), enabled: isWanted }))
  return isWanted ? (found ?? undefined) : undefined
}

export const knownPastPolicy = (queries: QueryClient, values: Values): PastPolicy | undefined =>
  queries.getQueryData(pastPolicyQuery(values).queryKey) ?? undefined
