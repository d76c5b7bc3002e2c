import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'
import { useToasts } from '#src/ui/toasts.tsx'
import type { vaccineSetsDeskContract } from '../contract.ts'
import { readAgain } from '#src/browser/queries.ts'

export const setsDesk = deskApiOf<typeof vaccineSetsDeskContract>('vaccineSetsDesk')

export const setsPage = '/desk/vaccine-requirements'

export const setsQuery = queryOptions({ queryKey: ['vaccines', 'desk-sets'], queryFn: () => setsDesk.list({}) })
export const setQuery = (id: string) =>
  queryOptions({ queryKey: ['vaccines', 'desk-set', id], queryFn: () => setsDesk.read({ id }) })

/** What was saved is read again, and so is what somebody else was faster to save. */
export function useSaving() {
  const queries = useQueryClient()
  const toasts = useToasts()
  return async (save: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await save()
      toasts.success(done)
    } finally {
      await readAgain(queries, 'vaccines')
    }
  }
}
