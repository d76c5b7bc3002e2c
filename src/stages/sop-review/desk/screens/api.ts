// What the desk reads of SOPs. A change notice names the first part of a key.
import { readOf } from '#src/browser/reads.ts'
import type { sopContracts, DeskVersion } from '#src/stages/sop-review/contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { readAgain } from '#src/browser/queries.ts'

export const { sopDesk: deskSops } = deskApiOf<typeof sopContracts>()

/** Looks again at once, without waiting for the announcement; afterwards what is on the screen is what stands. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient()
  return () => readAgain(queries, 'sops')
}

/** One SOP as it stands on the server now. */
export function useFreshSop(id: string): () => Promise<DeskVersion> {
  const queries = useQueryClient()
  return () => queries.fetchQuery({ ...readOf(deskSops.read, { id }), staleTime: 0, retry: false })
}

/** A verb of the desk: what it changed is read again, and a refusal is shown. */
export const useSopVerb = <Input, Answer>(
  verb: (input: Input) => Promise<Answer>,
  done?: string | ((answer: Answer) => void),
) => useVerb(verb, { rereads: ['sops'], done })
