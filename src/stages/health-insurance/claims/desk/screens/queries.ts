import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'
import { useToasts } from '#src/ui/toasts.tsx'
import type { claimsDeskContract } from '../contract.ts'
import { readAgain } from '#src/browser/queries.ts'

export const claimsDesk = deskApiOf<typeof claimsDeskContract>('claimsDesk')

export const claimQueue = queryOptions({
  queryKey: ['insurance-claims', 'queue'],
  queryFn: () => claimsDesk.queue({}),
})

export const deskClaimQuery = (id: string) =>
  queryOptions({ queryKey: ['insurance-claims', 'one', id], queryFn: () => claimsDesk.read({ id }) })

/** Refused or done, the claim is read again; `done` is said only where it was. */
export function useAnswering(): (answer: () => Promise<unknown>, done: string) => Promise<void> {
  const queries = useQueryClient()
  const toasts = useToasts()
  return async (answer, done) => {
    try {
      await answer()
      toasts.success(done)
    } finally {
      await readAgain(queries, 'insurance-claims')
    }
  }
}
