import type { visasContracts } from '#src/stages/visas/contract.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { useQueryClient } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'
import { readAgain } from '#src/browser/queries.ts'

export const { mockInterviewDesk: deskInterviews } = deskApiOf<typeof visasContracts>()

export function useReread(): () => Promise<void> {
  const queries = useQueryClient()
  return () => readAgain(queries, 'mock-interviews')
}

/** A verb of the desk: what it changed is read again, and a refusal is shown. */
export const useInterviewVerb = <Input>(verb: (input: Input) => Promise<unknown>, done?: string) =>
  useVerb(verb, { rereads: ['mock-interviews'], done })
