import type { visasContracts } from '#src/stages/visas/contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { apiOf } from '#src/browser/api.ts'
import { rereadNow } from '#src/browser/unsent/reread.ts'
import { useVerb } from '#src/browser/use-verb.ts'

export const { postInterview } = apiOf<typeof visasContracts>()

export const outcomeRereads = ['post-interview', 'journey'] as const

export function useReadOutcome() {
  const queries = useQueryClient()
  return () => rereadNow(queries, ...outcomeRereads)
}

export const useOutcomeVerb = <Input>(verb: (input: Input) => Promise<unknown>, done?: string) =>
  useVerb(verb, { rereads: outcomeRereads, done })
