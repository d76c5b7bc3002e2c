// What the desk reads of the catalogue. Its changes are announced to all as 'insurance', the first part of each key.
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'
import { useToasts } from '#src/ui/toasts.tsx'
import type { catalogueDeskContract } from '../contract.ts'
import { readAgain } from '#src/browser/queries.ts'

export const catalogueDesk = deskApiOf<typeof catalogueDeskContract>('insuranceCatalogueDesk')

export const catalogueQuery = queryOptions({
  queryKey: ['insurance', 'desk-catalogue'],
  queryFn: () => catalogueDesk.all({}),
})

export const planQuery = (id: string) =>
  queryOptions({ queryKey: ['insurance', 'desk-plan', id], queryFn: () => catalogueDesk.plan({ id }) })

export const universityQuery = (university: string) =>
  queryOptions({
    queryKey: ['insurance', 'desk-university', university],
    queryFn: () => catalogueDesk.university({ university }),
  })

/** What was saved is read again, and so is what somebody else was faster to save. */
export function useSaving() {
  const queries = useQueryClient()
  const toasts = useToasts()
  return async (save: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await save()
      toasts.success(done)
    } finally {
      await readAgain(queries, 'insurance')
    }
  }
}
