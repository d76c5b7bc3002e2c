import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { apiOf } from '../../../../browser/api.ts'
import { useVerb } from '../../../../browser/use-verb.ts'
import type { postInterviewContract } from '../contract.ts'

export const postInterview = apiOf<typeof postInterviewContract>('postInterview')

export const postInterviewQuery = queryOptions({
  queryKey: ['post-interview'],
  queryFn: () => postInterview.read({}),
})

export function useReadOutcome() {
  const queries = useQueryClient()
  return () => Promise.all(['post-interview', 'journey'].map(key => queries.invalidateQueries({ queryKey: [key] })))
}

export const useOutcomeVerb = <Input>(verb: (input: Input) => Promise<unknown>, done?: string) =>
  useVerb(verb, { rereads: ['post-interview', 'journey'], done })
