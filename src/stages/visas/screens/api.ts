import { useQueryClient } from '@tanstack/react-query'
import { apiOf } from '#src/browser/api.ts'
import { rereadNow } from '#src/browser/unsent/reread.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import type { visasContracts } from '../contract.ts'

export const { sevis, visaNumbers, appointment } = apiOf<typeof visasContracts>()

export const visaRereads = ['visas', 'journey'] as const

/**
 * A change made by one press; what it changed is read again at once, and a refusal is shown. `done` comes
 * also when the button that was pressed is gone by then.
 */
export const useVisaVerb = <Input>(verb: (input: Input) => Promise<unknown>, done?: () => void) =>
  useVerb(verb, { rereads: visaRereads, done })

export function useReadAgain() {
  const queries = useQueryClient()
  return () => rereadNow(queries, ...visaRereads)
}
