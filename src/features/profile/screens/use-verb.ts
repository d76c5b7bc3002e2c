import { useQueryClient } from '@tanstack/react-query'
import { readAgain } from '#src/browser/queries.ts'

/** A change of the profile; what it changed is read again at once, without waiting for the announcement. */
export function useRefresh() {
  const queries = useQueryClient()
  return () => readAgain(queries, 'profile')
}
