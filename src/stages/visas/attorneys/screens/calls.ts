import type { visasContracts } from '#src/stages/visas/contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { apiOf, newKey, sendOnce } from '#src/browser/api.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { readAgain } from '#src/browser/queries.ts'

export const { attorneys } = apiOf<typeof visasContracts>()

/** The same booking sent again gets the first one's answer. */
export const bookOnce = (key: string) => apiOf<typeof visasContracts>(sendOnce(key)).attorneys
export { newKey }

/** What is read again when a call was changed. */
export const callRereads = ['attorneys', 'journey'] as const

export function useReadCalls() {
  const queries = useQueryClient()
  return () => readAgain(queries, ...callRereads)
}

export const useCallVerb = <Input>(verb: (input: Input) => Promise<unknown>, done?: string) =>
  useVerb(verb, { rereads: callRereads, done })
